#!/usr/bin/env python3
"""The games' titles stand in one table (store/games.json): with another table none of the old ones is left in what people see.
names_test.py <C++ compiler>"""
import glob
import importlib.machinery
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "platform", "phones"))
import tree  # noqa: E402

COMPILER = sys.argv[1]
TABLE = json.loads(tree.read("store/games.json"))
TITLES = [game["title"] for game in TABLE["games"]]
OTHERS = {"kheops": "Ramose", "pyramidice": "Bones of Giza", "luxor": "Wasef", "egizia": "Hapi"}
OLD = re.compile("|".join(TITLES), re.IGNORECASE)
# In code a title is also a folder or a context of translations: "qrc:/.../Kheops/...", QT_TRANSLATE_NOOP("Egizia", ...).
SHOWN = re.compile(rf"(?<![/.:])\b({'|'.join(TITLES)})\b(?![/.])")
CONTEXT = re.compile(r'\b(?:QT_TRANSLATE_NOOP|CORE_TEXT|translate|coreText)\(\s*"(?:' + "|".join(TITLES) + r')"')


def make_texts():
    loader = importlib.machinery.SourceFileLoader("make_texts", tree.path("store/make-texts"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("make_texts", loader))
    loader.exec_module(module)
    return module


def other_table(folder):
    games = [{"id": game["id"], "title": OTHERS[game["id"]], "store": game["store"]} for game in TABLE["games"]]
    file = os.path.join(folder, "games.json")
    with open(file, "w", encoding="utf-8") as opened:
        json.dump({"games": games}, opened)
    return file


class Listings(unittest.TestCase):
    def test_the_listings_are_what_the_table_makes_of_them(self):
        for place, text in make_texts().texts(tree.path("store/games.json")):
            self.assertEqual(tree.read("store/fastlane/metadata", place), text, f"{place}: run store/make-texts")

    def test_with_another_table_no_listing_has_an_old_title(self):
        with tempfile.TemporaryDirectory() as folder:
            made = dict(make_texts().texts(other_table(folder)))
        self.assertGreater(len(made), 15)
        for place, text in made.items():
            self.assertIsNone(OLD.search(text), place)
            self.assertTrue(any(title.lower() in text.lower() for title in OTHERS.values()), place)
        for file in glob.glob(tree.path("store/fastlane/metadata/**/*.txt"), recursive=True):
            if os.path.relpath(file, tree.path("store/fastlane/metadata")) not in made:
                self.assertIsNone(OLD.search(tree.read(file)), file)

    def test_no_caption_of_a_picture_has_a_title(self):
        shown = json.loads(tree.read("store/maker/pictures.json"))
        for picture in shown["phone"] + shown["tablet"]:
            self.assertIsNone(SHOWN.search(" ".join(picture["caption"].values())), picture["scene"])


class App(unittest.TestCase):
    def test_no_text_of_the_app_has_a_title_in_any_language(self):
        for file in glob.glob(tree.path("assets/translations/*.ts")):
            for said in re.findall(r"<(?:source|translation|numerusform)>(.*?)</", tree.read(file), re.DOTALL):
                self.assertIsNone(SHOWN.search(said), f"{file}: {said}")

    def test_no_text_in_qml_and_cpp_has_a_title(self):
        for file in [one for kind in ("qml", "cpp", "h") for top in ("core", "qml", "platform/app", "platform/common") for one in glob.glob(tree.path(top, "**", "*." + kind), recursive=True)]:
            text = re.sub(r"//.*", "", CONTEXT.sub("", tree.read(file)))
            for said in re.findall(r'"((?:[^"\\\n]|\\.)*)"', text):
                self.assertFalse(said in TITLES or " " in said and SHOWN.search(said), f"{file}: {said}")

    def test_nothing_that_the_systems_or_the_server_show_has_a_title(self):
        for file in glob.glob(tree.path("platform/android/res/values*/strings.xml")) + glob.glob(tree.path("platform/ios/*.lproj/*.strings")) + \
                glob.glob(tree.path("platform/firebase/functions/src/texts/*.ts")) + glob.glob(tree.path("platform/firebase/hosting/*.*")):
            self.assertIsNone(OLD.search(tree.read(file)), file)

    def test_compiled_with_another_table_every_game_has_its_other_title_and_no_old_one(self):
        with tempfile.TemporaryDirectory() as folder:
            header = os.path.join(folder, "core", "games", "titles.h")
            done = tree.cmake(f'cmake_minimum_required(VERSION 3.21)\ninclude("{tree.path("core/games/titles.cmake")}")\n'
                              f'architects_titles("{other_table(folder)}" "{header}")\n')
            self.assertEqual(done.returncode, 0, done.stderr)
            for game, title in OTHERS.items():
                made = subprocess.run([COMPILER, "-std=c++20", "-O0", "-S", "-o", "-", "-I", folder, "-I", tree.ROOT, tree.path("core/games", game, game + ".cpp")],
                                      capture_output=True, text=True)
                self.assertEqual(made.returncode, 0, made.stderr)
                texts = re.findall(r'\.(?:string|ascii)\t"([^"]*)"', made.stdout)
                self.assertIn(title, texts)
                self.assertEqual([text for text in texts if text in TITLES], [])

    def test_a_title_that_would_break_the_code_is_not_taken(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "games.json")
            with open(file, "w", encoding="utf-8") as opened:
                json.dump({"games": [{"id": "kheops", "title": 'A "title"', "store": {}}]}, opened)
            done = tree.cmake(f'cmake_minimum_required(VERSION 3.21)\ninclude("{tree.path("core/games/titles.cmake")}")\narchitects_titles("{file}" "{folder}/t.h")\n')
            self.assertNotEqual(done.returncode, 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
