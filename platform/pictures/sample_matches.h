#pragma once

#include <string>
#include <vector>

/// Matches of Kheops played by bots from fixed seeds, as text: three that are over, then two that are open.
/// The last one is the one to go on with.
std::vector<std::string> sampleMatches();

/// The same of Pyramidice: over alone against Imhotep, over for three, over alone against Snefru; then open
/// for three, open alone just after a turn of Imhotep's in which he built, and open alone
/// just after a roll.
std::vector<std::string> samplePyramids();

/// The same of Luxor: over alone against Imhotep, over for four, over for two people who end level; then
/// open around one phone: a race for a curse, somebody to be cursed, a turn of three; then open alone: a
/// curse to be found, and a card to be dropped.
std::vector<std::string> sampleTemples();

/// The same of Egizia: over alone against Imhotep, over for four, over for two people who end level; then
/// open around one phone for three, with a ship to be sent; then open alone against two or three: the end
/// of a round, Sphinx cards to choose from, workers to be fed, building at Amarna, building at Giza, and a
/// ship to be sent.
std::vector<std::string> sampleRivers();
