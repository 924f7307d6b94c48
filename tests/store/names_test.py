#!/usr/bin/env python3
"""The games' titles stand in one table (store/games.json): with another table none of the old ones is left in the listings, and none stands anywhere else.
other_names_test.py builds the app with one."""
import glob
import json
import os
import re
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "platform", "phones"))
import tree  # noqa: E402
import names  # noqa: E402
from names import CONTEXT, OLD, OTHERS, SHOWN, TITLES  # noqa: E402


class Listings(unittest.TestCase):
    def test_the_listings_are_what_the_table_makes_of_them(self):
        for place, text in names.make_texts().texts(tree.path("store/games.json")):
            self.assertEqual(tree.read("store/fastlane/metadata", place), text, f"{place}: run store/make-texts")

    def test_with_another_table_no_listing_has_an_old_title(self):
        with tempfile.TemporaryDirectory() as folder:
            made = dict(names.make_texts().texts(names.other_table(folder)))
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
    def test_the_app_shows_the_subtitles_of_the_table_in_every_language(self):
        entries = {game["id"]: f"{game['id'].capitalize()}Entry" for game in names.TABLE["games"]}
        for game in names.TABLE["games"]:
            entry = tree.read("qml", game["id"], entries[game["id"]] + ".qml")
            self.assertEqual(re.findall(r'facts: qsTr\("(.*?)"\)', entry), [game["subtitle"]["en"]])
        for language in tree.LANGUAGES[1:]:
            said = xml.parse(tree.path("assets/translations", f"architects_{language}.ts")).getroot()
            words = {one.findtext("source"): one.findtext("translation") for part in said.iter("context") if part.findtext("name") in entries.values() for one in part.iter("message")}
            for game in names.TABLE["games"]:
                self.assertEqual(words[game["subtitle"]["en"]], game["subtitle"][language])

    def test_no_text_of_the_app_has_a_title_in_any_language(self):
        for file in glob.glob(tree.path("assets/translations/*.ts")):
            for said in re.findall(r"<(?:source|translation|numerusform)>(.*?)</", tree.read(file), re.DOTALL):
                self.assertIsNone(SHOWN.search(said), f"{file}: {said}")

    def test_nothing_that_is_packed_as_it_is_has_a_title(self):
        """Screens, lessons and drawings lie in the program word for word, remarks and all."""
        packed = [file for kind in ("qml/**/*.qml", "qml/**/*.js", "assets/lessons/*", "assets/**/*.svg", "assets/**/*.json") for file in glob.glob(tree.path(kind), recursive=True)]
        self.assertGreater(len(packed), 300)
        for file in packed:
            self.assertIsNone(SHOWN.search(tree.read(file)), file)

    def test_no_text_in_qml_and_cpp_has_a_title(self):
        for file, written in names.sources():
            text = re.sub(r"//.*", "", CONTEXT.sub("", written))
            for said in re.findall(r'"((?:[^"\\\n]|\\.)*)"', text):
                self.assertFalse(said in TITLES or " " in said and SHOWN.search(said), f"{file}: {said}")

    def test_nothing_that_the_systems_or_the_server_show_has_a_title(self):
        for file in glob.glob(tree.path("platform/android/res/values*/strings.xml")) + glob.glob(tree.path("platform/ios/*.lproj/*.strings")) + \
                glob.glob(tree.path("platform/firebase/functions/src/texts/*.ts")) + glob.glob(tree.path("platform/firebase/hosting/*.*")):
            self.assertIsNone(OLD.search(tree.read(file)), file)

    def test_a_title_that_would_break_the_code_is_not_taken(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "games.json")
            with open(file, "w", encoding="utf-8") as opened:
                json.dump({"games": [{"id": "kheops", "title": 'A "title"', "store": {}}]}, opened)
            with self.assertRaisesRegex(AssertionError, "without quotes"):
                names.header(file, os.path.join(folder, "t.h"))


if __name__ == "__main__":
    unittest.main()
