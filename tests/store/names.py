"""The games' titles, other ones to try, and how a title is told from a folder or a class of the same name."""
import glob
import importlib.machinery
import importlib.util
import json
import os
import re

import tree

TABLE = json.loads(tree.read("store/games.json"))
TITLES = [game["title"] for game in TABLE["games"]]
OTHERS = {"kheops": "Ramose", "pyramidice": "Bones of Giza", "luxor": "Wasef", "egizia": "Hapi"}
OLD = re.compile("|".join(TITLES), re.IGNORECASE)
# A title as a word of its own. Not meant are names that only code reads: KheopsTable, and the folder and module of a game's screens ("qrc:/qt/qml/Architects/Kheops/...",
# "import Architects.Kheops"), because whoever sees them reads the code.
SHOWN = re.compile(rf"(?<!Architects[/.])\b({'|'.join(TITLES)})\b")
ALONE = re.compile(rf"\W*({'|'.join(TITLES)})\W*")      # in a program, perhaps with a byte beside it that happens to be a letter's
CONTEXT = re.compile(r'\b(?:QT_TRANSLATE_NOOP|CORE_TEXT|translate|coreText)\(\s*"(' + "|".join(TITLES) + r')"')


def sources():
    """All that is written of the app: its text, file by file."""
    for top in ("core", "qml", "platform/app", "platform/common"):
        for kind in ("qml", "cpp", "h"):
            for file in glob.glob(tree.path(top, "**", "*." + kind), recursive=True):
                yield file, tree.read(file)


def make_texts():
    loader = importlib.machinery.SourceFileLoader("make_texts", tree.path("store/make-texts"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("make_texts", loader))
    loader.exec_module(module)
    return module


def other_table(folder):
    games = [{**game, "title": OTHERS[game["id"]]} for game in TABLE["games"]]
    file = os.path.join(folder, "games.json")
    with open(file, "w", encoding="utf-8") as opened:
        json.dump({"games": games}, opened)
    return file


def header(table, file):
    """The titles as C++ gets them."""
    done = tree.cmake(f'cmake_minimum_required(VERSION 3.21)\ninclude("{tree.path("core/games/titles.cmake")}")\narchitects_titles("{table}" "{file}")\n')
    assert done.returncode == 0, done.stderr
