#!/usr/bin/env python3
"""The rule book of Kheops tells no lies: every page that is referred to exists, and every network that is
brought out in a picture is one."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
pages = root / "qml" / "kheops" / "rules"
faults = []


def place(words):
    row, column = (int(part) for part in words.strip().split(","))
    if not (1 <= row <= 7 and 1 <= column <= 15 - 2 * row):
        raise ValueError(f"{words} is outside the pyramid")
    return row, column


def places(text):
    return {place(words) for words in text.split(";") if words.strip()}


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


def check_scene(name, text):
    tiles = {}
    for entry in re.search(r'tiles: "([^"]*)"', text).group(1).split(";"):
        words = entry.split()
        kind, openings = words[1][0], int(words[1][1:])
        tiles[place(words[0])] = openings
        if kind not in "RC" or not 1 <= openings <= 7 or (kind == "C" and bin(openings).count("1") < 2):
            faults.append(f"{name}: there is no tile {words[1]}")
    shown = [re.search(r'lit: "([^"]*)"', text)] + list(re.finditer(r'cells: "([^"]*)"', text))
    for match in filter(None, shown):
        cells = places(match.group(1))
        if not cells <= tiles.keys() or network_of(tiles, min(cells)) != cells:
            faults.append(f"{name}: {match.group(1)} is not a network but {sorted(network_of(tiles, min(cells)))}")


known = set()
for file in sorted(pages.glob("*Page.qml")):
    text = file.read_text()
    known.add(re.search(r'pageId: "([^"]+)"', text).group(1))
    for scene in re.finditer(r"RuleScene\.qml\".*?caption", text, re.S):
        try:
            check_scene(file.name, scene.group(0))
        except (ValueError, KeyError) as error:
            faults.append(f"{file.name}: {error}")

listed = re.findall(r"(\w+Page) \{\}", (pages / "KheopsRules.qml").read_text())
for file in pages.glob("*Page.qml"):
    if file.stem not in listed:
        faults.append(f"{file.name} is not in the index")

sources = [*root.glob("qml/**/*.qml"), *root.glob("qml/model/*.cpp"), *root.glob("core/**/*.cpp")]
for file in sources:
    for page in re.findall(r'"(kheops/[a-z]+)"', file.read_text()):
        if page not in known:
            faults.append(f"{file.relative_to(root)} refers to {page}, which does not exist")

print("\n".join(faults) or f"{len(known)} pages, no fault")
sys.exit(1 if faults else 0)
