"""The rule book tells no lies: every page that is referred to exists and is in the index, every network that is
brought out in a picture is one, and every tile that is drawn could be one."""

import os
import re

import lint

PAGES = os.path.join("qml", "kheops", "rules")


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


def scene_problems(scene):
    tiles = {}
    for entry in re.search(r'tiles: "([^"]*)"', scene).group(1).split(";"):
        words = entry.split()
        kind, openings = words[1][0], int(words[1][1:])
        tiles[place(words[0])] = openings
        if kind not in "RC" or not 1 <= openings <= 7 or (kind == "C" and bin(openings).count("1") < 2):
            yield f"there is no tile {words[1]}"
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


def main():
    args = lint.arguments(__doc__)
    texts = {name: lint.read(args.root, name) or "" for name in lint.files(args.root)
             if name.endswith((".qml", ".cpp")) and not name.startswith("tests" + os.sep)}
    pages = {name: text for name, text in texts.items() if name.startswith(PAGES) and name.endswith("Page.qml")}
    index = texts.get(os.path.join(PAGES, "KheopsRules.qml"), "")
    known = {page for text in pages.values() for page in re.findall(r'pageId: "([^"]+)"', text)}
    problems = []
    for name, text in pages.items():
        problems += page_problems(name, text)
        stem = os.path.splitext(os.path.basename(name))[0]
        if f"{stem} {{}}" not in index:
            problems.append(f"{name}: not in the index")
    for name, text in texts.items():
        problems += [f"{name}: refers to {page}, which does not exist"
                     for page in re.findall(r'"(kheops/[a-z]+)"', text) if page not in known]
    lint.finish(problems, "Mend the page, or the picture.")


main()
