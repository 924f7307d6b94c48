#pragma once

#include <cstddef>
#include <string>

#include "platform/terminal/console.h"
#include "platform/terminal/face.h"
#include "platform/terminal/house.h"

namespace architects::terminal {

/// A match played by typing: shows what the person at the terminal may see, asks, and does as told, until
/// the match is over, the person leaves or the input ends.
class TableTalk {
  public:
    /// `keep` is the file that is brought up to date after every move; none if it is empty.
    TableTalk(play::House& house, play::Session& session, Style style, std::string keep);

    void run();

  private:
    bool ask(const std::string& prompt, std::string& answer);
    void obey(const std::string& line);
    bool obeyWord(const std::string& word, const std::string& rest);
    void handOver();
    void catchUp(Seat who);
    void tellNews();
    void changed();

    void showTable();
    void showHelp() const;
    void showMoves() const;
    void showScore() const;
    void saveTo(const std::string& file) const;
    void undo();
    void playMove(const std::string& text);
    [[nodiscard]] std::string question() const;
    void finish();

    [[nodiscard]] const AnyMatch& shown() const { return session_.shown(); }

    play::House& house_;
    play::Session& session_;
    Style style_;
    std::string keep_;
    Names names_;
    const Face& face_;
    std::size_t told_ = 0;   ///< entries the person at the terminal has been told
    bool tableIsOld_ = true; ///< something has changed since the table was last shown
    play::Failure botFailure_;
    bool left_ = false;
};

} // namespace architects::terminal
