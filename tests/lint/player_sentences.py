"""A sentence that names a player is made in qml/model/player_words.cpp, where it has a form for "you", or it stands with its form for "you" in the
list of tests/qml/model/player_words_test.cpp, which is reviewed in every language. Found here: one that is in neither."""

import re

import lint

REVIEWED = "tests/qml/model/player_words_test.cpp"
MADE = "qml/model/player_words.cpp"
TEXT = re.compile(r'\b(?:qsTr|tr)\(\s*"((?:[^"\\]|\\.)*)"')
ARGUMENT = re.compile(r"\.arg\(((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*)\)")
# What is the name of a player: of a seat, of a side of the table, of who is signed in.
PLAYER = re.compile(r"seatName\(|\bwho\.name|\bnames\[|\bnames\b|\bplayer\(|\bname\(table|\b(?:seats?|side|line|one|rival|mistake|racer|victim|me|player|Online)\b[^,]*\.name\b|root\.name|^name$")
# The name of something else in those words: where, and what is named.
OTHERS = {
    "qml/ui/SeatBadge.qml": "a colour", "qml/pyramidice/table/DropChoice.qml": "a god", "qml/pyramidice/table/GodSheet.qml": "a god",
    "qml/pyramidice/table/SeatSheet.qml": "a god", "qml/pyramidice/solo/ArchitectSheet.qml": "a tile", "qml/kheops/table/TableStage.qml": "a place",
    "qml/luxor/result/PointLine.qml": "an animal", "qml/luxor/table/RacePanel.qml": "animals", "qml/luxor/table/SearchPanel.qml": "animals",
    "qml/model/egizia_history.cpp": "cards", "qml/model/refusal_words.cpp": "squares", "qml/app/GameShelf.qml": "a game",
}
LABEL = re.compile(r"^(?:[A-Z][a-z]+(?: [a-z]+)?: )?%1(?:[ ,:;.·+−%-]|%\d|%n(?: point\(s\))?)*$")     # names beside figures: nothing that could agree


def named(text):
    """The sentences of a file that are given the name of a player."""
    for found in TEXT.finditer(text):
        rest = text[found.end():found.end() + 420]
        stop = re.search(r"\b(?:qsTr|tr)\(|;|\n    \}", rest)
        arguments = ARGUMENT.findall(rest[:stop.start()] if stop else rest)
        if any(PLAYER.search(argument) for argument in arguments):
            yield found.group(1)


def main():
    args = lint.arguments(__doc__)
    ours = lint.files(args.root)
    list_of_texts = lint.read(args.root, REVIEWED) if REVIEWED in ours else ""
    reviewed = set(re.findall(r'"((?:[^"\\]|\\.)*)"', list_of_texts))
    problems = []
    for name in ours:
        if not name.startswith("qml/") or not name.endswith((".qml", ".cpp")) or "/rules/" in name or name == MADE or name in OTHERS:
            continue
        problems += [f"{name}: {sentence!r} names a player" for sentence in named(lint.read(args.root, name) or "")
                     if sentence not in reviewed and not LABEL.match(sentence)]
    lint.finish(problems, f"Make it in {MADE}, or add it with its form for you to {REVIEWED} and read what it says in every language.")


if __name__ == "__main__":
    main()
