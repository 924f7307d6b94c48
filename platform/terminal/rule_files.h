#pragma once

#include <string_view>
#include <vector>

namespace architects::terminal {

/// The QML files with the pages of the rules, as the build has put them in.
const std::vector<std::string_view>& ruleFiles();

} // namespace architects::terminal
