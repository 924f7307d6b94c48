#include "core/play/views.h"

#include <algorithm>

#include "core/bots/view.h"

namespace architects::play {

const AnyMatch& Views::of(const AnyMatch& match, Seat viewer) {
    const auto known = std::find_if(views_.begin(), views_.end(),
                                    [viewer](const View& view) { return view.viewer == viewer; });
    return known != views_.end() ? known->match
                                 : views_.emplace_back(View{viewer, viewOf(match, viewer)}).match;
}

void Views::follow(const AnyMatch& before, const AnyMatch& after) {
    AnyMatch match = before;
    const auto& entries = after.log().entries;
    for (std::size_t i = match.log().entries.size(); i < entries.size(); ++i) {
        for (View& view : views_) {
            (void)view.match.append(match.mask(entries[i], view.viewer)); // that is the mask law
        }
        (void)match.append(entries[i]);
    }
}

} // namespace architects::play
