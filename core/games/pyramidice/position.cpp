#include "core/games/pyramidice/notation.h"
namespace architects::pyramidice {
std::string writePosition(const State&) {
    return "";
}
Result<State> readPosition(std::string_view) {
    return Refusal::BadNotation;
}
} // namespace architects::pyramidice
