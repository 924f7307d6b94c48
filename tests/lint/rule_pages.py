"""The rule books tell no lies: every page that is referred to exists and is in the index, every card has its page,
every network that is brought out in a picture is one, and every tile that is drawn could be one. Where a game has a lesson, each
of its pages is taught by a step or linked from one."""

import fnmatch
import os
import re

import lint

PAGES = os.path.join("qml", "kheops", "rules")
GODS = os.path.join("core", "games", "pyramidice", "gods.h")
CARDS = os.path.join("core", "games", "pyramidice", "cards.h")
ANIMALS = os.path.join("core", "games", "luxor", "cards.h")
NILE = os.path.join("core", "games", "egizia", "nile.h")
RIDDLES = os.path.join("core", "games", "egizia", "sphinx.h")
RIVER = os.path.join("core", "games", "egizia", "river.h")
LESSONS = os.path.join("assets", "lessons")
PHASES = 7


def place(words):
    row, column = (int(part) for part in words.strip().split(","))
    if not (1 <= row <= 7 and 1 <= column <= 15 - 2 * row):
        raise ValueError(f"{words} is outside the pyramid")
    return row, column


def across(cell, side):
    row, column = cell
    if column % 2 == 1:
        return [(row - 1, column + 1), (row, column - 1), (row, column + 1)][side]
    return [(row + 1, column - 1), (row, column + 1), (row, column - 1)][side]


def network_of(tiles, start):
    """Every tile that can be reached from one, by openings that meet."""
    reached, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        for side in range(3):
            beyond = across(cell, side)
            if tiles[cell] >> side & 1 and tiles.get(beyond, 0) >> side & 1 and beyond not in reached:
                reached.add(beyond)
                waiting.append(beyond)
    return reached


def frontier_of(tiles):
    """The empty places of the pyramid that share a side with a tile."""
    beside = {across(cell, side) for cell in tiles for side in range(3)}
    return {(row, column) for row, column in beside - tiles.keys() if 1 <= row <= 7 and 1 <= column <= 15 - 2 * row}


def scene_problems(scene):
    tiles = {}
    for entry in re.search(r'tiles: "([^"]*)"', scene).group(1).split(";"):
        words = entry.split()
        kind, openings = words[1][0], int(words[1][1:])
        tiles[place(words[0])] = openings
        if kind not in "RC" or not 1 <= openings <= 7 or (kind == "C" and bin(openings).count("1") < 2):
            yield f"there is no tile {words[1]}"
    for shown in re.findall(r'legal: "([^"]*)"', scene):
        cells = {place(words) for words in shown.split(";")}
        if not cells & tiles.keys() and cells != frontier_of(tiles):
            yield f"{shown} are not the places where a tile may lie"
    for shown in re.findall(r'(?:lit|cells): "([^"]*)"', scene):
        cells = {place(words) for words in shown.split(";")}
        if not cells <= tiles.keys() or network_of(tiles, min(cells)) != cells:
            yield f"{shown} is not a network"


def page_problems(name, text):
    for scene in re.findall(r"RuleScene\.qml\".*?caption", text, re.DOTALL):
        try:
            for problem in scene_problems(scene):
                yield f"{name}: {problem}"
        except (ValueError, IndexError) as error:
            yield f"{name}: a picture cannot be read: {error}"


def kheops(texts):
    """The ids of the pages of Kheops, one page a file, and what is wrong with them."""
    pages = {name: text for name, text in texts.items() if name.startswith(PAGES) and name.endswith("Page.qml")}
    index = texts.get(os.path.join(PAGES, "KheopsRules.qml"), "")
    problems = []
    for name, text in pages.items():
        problems += page_problems(name, text)
        stem = os.path.splitext(os.path.basename(name))[0]
        if f"{stem} {{}}" not in index:
            problems.append(f"{name}: not in the index")
    return [page for text in pages.values() for page in re.findall(r'pageId: "([^"]+)"', text)], problems


def table(text, start):
    """The names in a table of the core, without the empty first one."""
    found = re.search(re.escape(start) + r"(.*?)\}\};", text, re.DOTALL)
    return re.findall(r'\{"([A-Za-z]+)"', found.group(1)) if found else []


def scarab_names(text):
    """The scarabs by their names in the core: LapisLazuli is lapis-lazuli."""
    found = re.search(r"enum Scarab.*?\{(.*?)\}", text, re.DOTALL)
    names = re.findall(r"\b([A-Z][A-Za-z]+)\b", found.group(1)) if found else []
    return [re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower() for name in names]


def animal_names(text):
    found = re.search(r"animalNames\{(.*?)\}", text, re.DOTALL)
    return re.findall(r'"([a-z]+)"', found.group(1)) if found else []


def card_pages(texts):
    """What a page of a card of Pyramidice is written as, the number of the first, and which page each number gives."""
    gods, cards = texts.get(GODS, ""), texts.get(CARDS, "")
    tiles = re.search(r"tileCount = (\d+)", cards)
    return {
        "GodPage { god": (1, ["god-" + name.lower() for name in table(gods, "godTable{{")]),
        "ScarabPage { scarab": (1, ["scarab-" + name for name in scarab_names(cards)]),
        "RestTilePage { tile": (1, [f"tile-{number + 1}" for number in range(int(tiles.group(1)) if tiles else 0)]),
        "ProjectPage { project": (1, ["project-" + name.lower() for name in table(cards, "projectTable{{")]),
        "RivalPage { level": (1, [name.lower() for name in table(cards, "rivalTable{{")]),
    }


def animal_pages(texts):
    """The same for the animals of Luxor."""
    return {"AnimalPage { animal": (0, animal_names(texts.get(ANIMALS, "")))}


def numbered(text, start, letter):
    """n01, n02 and so on: as many as that constant of the core says."""
    found = re.search(re.escape(start) + r" = (\d+)", text)
    return [f"{letter}{number + 1:02}" for number in range(int(found.group(1)) if found else 0)]


def nile_pages(texts):
    """The same for the cards, bends and phases of Egizia."""
    return {
        "CardPage { card": (1, numbered(texts.get(NILE, ""), "cardCount", "n")),
        "RiddlePage { riddle": (1, numbered(texts.get(RIDDLES, ""), "riddleCount", "s")),
        "BendPage { bend": (1, re.findall(r'\{"([a-z0-9-]+)", "', texts.get(RIVER, ""))),
        "StagePage { stage": (1, [f"stage-{number + 1}" for number in range(PHASES)]),
    }


def weak_foremen(texts):
    """Nobody's foreman is weaker than at the start."""
    for name, text in texts.items():
        if name.startswith(os.path.join("qml", "egizia", "rules")):
            yield from (f"{name}: strengths {found} draw a foreman of strength {found.split(',')[3].strip()}"
                        for found in re.findall(r"strengths: \[([0-9, ]+)\]", text) if int(found.split(",")[3]) < 2)


def by_chapter(game, index_name, card_pages_of):
    """A book with a file for each chapter: gives the ids of its pages, and what is wrong with them."""
    folder = os.path.join("qml", game, "rules")

    def book(texts):
        chapters = {name: text for name, text in texts.items() if name.startswith(folder) and name.endswith("Chapter.qml")}
        index = texts.get(os.path.join(folder, index_name), "")
        problems = [f"{name}: not in the index" for name in chapters
                    if f"{os.path.splitext(os.path.basename(name))[0]} {{}}" not in index]
        everything = re.sub(r"\s+", " ", "\n".join(chapters.values()))
        pages = re.findall(r'pageId: "([^"]+)"', everything)
        for written, (first, cards) in card_pages_of(texts).items() if chapters else ():
            numbers = [int(number) - first for number in re.findall(re.escape(written) + r": (\d+)", everything)]
            pages += [f"{game}/{cards[number]}" for number in numbers if 0 <= number < len(cards)]
            problems += [f"{folder}: {card} has no page" for number, card in enumerate(cards) if number not in numbers]
            problems += [f"{folder}: {written}: {number + first}, but there is no such card"
                         for number in numbers if not 0 <= number < len(cards)]
        return pages, problems

    return book


def unexplained(texts, game):
    """Every ruling in the list of a game is named by a page, and every one that a page names is in the list."""
    listed = re.findall(r"^- \*\*([A-Z]\d+)\*\*", texts.get(os.path.join("core", "games", game, "RULINGS.md"), ""), re.MULTILINE)
    folder = os.path.join("qml", game, "rules") + os.sep
    named = [ruling for name, text in texts.items() if name.startswith(folder)
             for found in re.findall(r"rulings: \[([^\]]*)\]", text) for ruling in re.findall(r'"([A-Z]\d+)"', found)]
    yield from (f"{folder}: no page names {ruling} of core/games/{game}/RULINGS.md" for ruling in listed if ruling not in named)
    yield from (f"{folder}: a page names {ruling}, which is no ruling" for ruling in named if ruling not in listed)


def lesson_problems(name, text, known):
    """Pages of a game that its lesson passes over, and pages it refers to that are none; god-* are all that begin so."""
    game = os.path.splitext(os.path.basename(name))[0]
    linked = [page for line in text.splitlines() if line.strip().startswith("rule ") for page in line.split()[1:]]
    yield from (f"{name}: refers to {page}, which does not exist" for page in sorted(set(linked)) if not fnmatch.filter(known, page))
    yield from (f"{name}: neither teaches nor links {page}" for page in known
                if page.startswith(game + "/") and not any(fnmatch.fnmatch(page, one) for one in linked))


def main():
    args = lint.arguments(__doc__)
    texts = {name: lint.read(args.root, name) or "" for name in lint.files(args.root)
             if name.endswith((".qml", ".cpp", ".h", "RULINGS.md")) and not name.startswith("tests" + os.sep)}
    known, problems = [], []
    for book in (kheops, by_chapter("pyramidice", "PyramidiceRules.qml", card_pages),
                 by_chapter("luxor", "LuxorRules.qml", animal_pages), by_chapter("egizia", "EgiziaRules.qml", nile_pages)):
        pages, found = book(texts)
        known += pages
        problems += found
    for game in ("kheops", "pyramidice", "luxor", "egizia"):
        problems += unexplained(texts, game)
    problems += weak_foremen(texts)
    problems += [f"{page}: {known.count(page)} pages have this name" for page in sorted(set(known)) if known.count(page) > 1]
    for name in lint.files(args.root):
        if name.startswith(LESSONS) and name.endswith(".lesson"):
            problems += lesson_problems(name, lint.read(args.root, name) or "", known)
    for name, text in texts.items():
        problems += [f"{name}: refers to {page}, which does not exist"
                     for page in re.findall(r'"((?:kheops|pyramidice|luxor|egizia)/[a-z0-9-]*[a-z0-9])"', text) if page not in known]
    lint.finish(problems, "Mend the page, the picture, or the link.")


main()
