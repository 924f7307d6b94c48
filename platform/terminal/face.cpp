#include "platform/terminal/face.h"

namespace architects::terminal {
namespace {

std::string plainTable(const AnyMatch& match, Seat /*seat*/, const Names& /*names*/,
                       const Style& /*style*/) {
    return match.writeState();
}

/// The notation says it all; there are no better words.
std::string noSentence(const Entry& /*entry*/, const Names& /*names*/) {
    return {};
}

std::string noStep(const AnyMatch& /*match*/) {
    return "your move";
}

Figures noFigures(const AnyMatch& /*match*/) {
    return {};
}

constexpr Face plainFace{
    "", plainTable, noSentence, noStep, "Moves are written as `moves` lists them.\n", noFigures};

} // namespace

const Face& faceOf(std::string_view game) {
    for (const Face* face : {&kheopsFace(), &pyramidiceFace(), &luxorFace(), &egiziaFace()}) {
        if (game == face->game) {
            return *face;
        }
    }
    return plainFace;
}

} // namespace architects::terminal
