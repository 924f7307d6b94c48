#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/online/client.h"
#include "core/play/house.h"
#include "tests/core/online/chaos_net.h"

namespace architects::online::chaos {

/// The app on one device, with the store in a file, and somebody who plays on it whenever it is their turn.
/// It can be killed at any step of its work: what its file held at that moment is all that is left.
class Device {
  public:
    Device(Storm& storm, std::string name, std::string file, int level);
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] bool running() const { return app_ != nullptr; }
    [[nodiscard]] Client& client();
    [[nodiscard]] save::Store& store();
    /// Ends accidents: the app runs, with a network.
    void recover();
    /// Tries to join until that is done.
    void join(const std::string& code, const std::string& match);
    /// Two devices of one person play for one seat: then nobody can say which move was whose.
    void shareSeat() { alone_ = false; }
    /// The person looks at the app now and then, from now on.
    void live();
    /// Every move made here stands in the store, confirmed or waiting, or is told as lost.
    void checkMoves(const std::string& match);
    [[nodiscard]] int kills() const { return kills_; }
    /// Moves that somebody else's came before.
    [[nodiscard]] int lost() const { return lost_; }
    [[nodiscard]] const std::vector<Entry>& made(const std::string& match) { return made_[match]; }

  private:
    struct App;
    void start();
    void look();
    void takeTurn(const std::string& match, play::Session& session);
    void step();
    void takeImage();
    void die();
    void goOffline();
    [[nodiscard]] std::vector<Entry> ownInStore(const std::string& match);

    Storm& storm_;
    std::string name_;
    std::string file_;
    int level_;
    Secrets secrets_;
    Antenna antenna_;
    std::unique_ptr<App> app_;
    std::optional<int> stepsLeft_; ///< until it is killed
    bool dead_ = false;            ///< killed in the middle of something that has not returned yet
    bool alone_ = true;
    int kills_ = 0;
    int lost_ = 0;
    std::string code_; ///< still to be joined by
    std::string joining_;
    std::map<std::string, std::vector<Entry>> made_;
    /// What was being done when it was killed: whether it is done, the file says.
    std::map<std::string, std::vector<Entry>> perhaps_;
};

} // namespace architects::online::chaos
