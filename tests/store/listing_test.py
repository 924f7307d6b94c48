#!/usr/bin/env python3
"""The stores' listings: every text in every language, within the stores' limits, and honest in small things."""
import json
import os
import re
import struct
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "platform", "phones"))
import tree  # noqa: E402

sys.path.insert(0, tree.path("assets/translations"))
import update  # noqa: E402

METADATA = "store/fastlane/metadata"
# The most letters each store takes.
LIMITS = {
    "android": {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000, "changelogs/default.txt": 500},
    "ios": {"name.txt": 30, "subtitle.txt": 30, "description.txt": 4000, "keywords.txt": 100, "promotional_text.txt": 170, "release_notes.txt": 4000},
}
LOCALES = {"android": {"en": "en-GB", "it": "it-IT", "es": "es-ES", "fr": "fr-FR", "de": "de-DE"},
           "ios": {"en": "en-GB", "it": "it", "es": "es-ES", "fr": "fr-FR", "de": "de-DE"}}
GAMES = [game["title"] for game in json.loads(tree.read("store/games.json"))["games"]]


def text(store, language, name):
    return tree.read(METADATA, store, LOCALES[store][language], name).rstrip("\n")


def size(file):
    """Width and height of a PNG or JPEG, and whether anything shows through."""
    with open(file, "rb") as opened:
        data = opened.read()
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return (*struct.unpack(">II", data[16:24]), data[25] in (4, 6))
    at = 2
    while data[at] == 0xFF:
        kind, length = data[at + 1], struct.unpack(">H", data[at + 2:at + 4])[0]
        if kind in (0xC0, 0xC1, 0xC2):
            height, width = struct.unpack(">HH", data[at + 5:at + 9])
            return width, height, False
        at += 2 + length
    raise ValueError(file)


class Texts(unittest.TestCase):
    def each(self):
        for store, limits in LIMITS.items():
            for language in tree.LANGUAGES:
                for name, limit in limits.items():
                    yield store, language, name, limit

    def test_every_text_is_there_within_the_limit_of_its_store(self):
        for store, language, name, limit in self.each():
            said = text(store, language, name)
            self.assertTrue(said.strip(), f"{store} {language} {name} is empty")
            self.assertLessEqual(len(said), limit, f"{store} {language} {name}")

    def test_no_language_is_there_that_the_app_does_not_speak(self):
        for store in LIMITS:
            self.assertEqual(set(os.listdir(tree.path(METADATA, store))), set(LOCALES[store].values()))

    def test_no_text_was_left_in_another_language(self):
        for store, language, name, _ in self.each():
            if language != "en" and name not in ("name.txt", "title.txt"):
                self.assertNotEqual(text(store, language, name), text(store, "en", name), f"{store} {language} {name}")

    def test_both_stores_say_the_same(self):
        for language in tree.LANGUAGES:
            self.assertEqual(text("android", language, "full_description.txt"), text("ios", language, "description.txt"), language)

    def test_every_game_is_named_in_the_description_and_none_in_the_keywords(self):
        for language in tree.LANGUAGES:
            for game in GAMES:
                self.assertIn(game.upper(), text("android", language, "full_description.txt"), language)
                self.assertNotIn(game.lower(), text("ios", language, "keywords.txt").lower(), language)

    def test_keywords_waste_nothing(self):
        for language in tree.LANGUAGES:
            words = text("ios", language, "keywords.txt").split(",")
            self.assertEqual(len(words), len(set(words)), language)
            self.assertTrue(all(word == word.strip() and word for word in words), language)

    def test_nothing_shouts_or_promises_what_stores_forbid(self):
        for store, language, name, _ in self.each():
            said = text(store, language, name)
            self.assertNotRegex(said, r"[\U0001F000-\U0001FAFF]|!!|(?i:\bn[°o]\.? ?1\b|\bbest\b|\bfree\b)", f"{store} {language} {name}")


class Pictures(unittest.TestCase):
    """Where there are pictures they are what the stores take; how many there must be is what the maker's list says."""

    def files(self):
        for folder, _, names in os.walk(tree.path("store/fastlane")):
            for name in names:
                if name.endswith((".png", ".jpg", ".jpeg")):
                    yield os.path.join(folder, name)

    def test_every_language_has_its_pictures(self):
        shown = json.loads(tree.read("store/maker/pictures.json"))
        for language in update.spoken(tree.path("assets/translations")):
            for device, (store, where) in {"phone": ("android", "images/phoneScreenshots"), "tablet": ("android", "images/tenInchScreenshots")}.items():
                folder = tree.path(METADATA, store, LOCALES[store][language], where)
                self.assertEqual(len(os.listdir(folder)), len(shown[device]), folder)
            self.assertTrue(os.path.exists(tree.path(METADATA, "android", LOCALES["android"][language], "images/featureGraphic.jpg")))

    def test_the_app_stores_pictures_are_kept_in_english_and_made_in_every_language(self):
        shown = json.loads(tree.read("store/maker/pictures.json"))
        self.assertEqual(len(os.listdir(tree.path("store/fastlane/screenshots/ios/en-GB"))), len(shown["phone"]) + len(shown["tablet"]))
        self.assertEqual(shown["locales"], LOCALES)
        self.assertIn("screenshots/ios/*", tree.read("store/.gitignore"))

    def test_google_play_takes_them(self):
        for file in self.files():
            width, height, through = size(file)
            if "/metadata/android/" not in file:
                continue
            if file.endswith("featureGraphic.jpg"):
                self.assertEqual((width, height, through), (1024, 500, False), file)
            elif "Screenshots" in file:
                self.assertFalse(through, file)
                self.assertTrue(320 <= min(width, height) and max(width, height) <= 3840, file)
                self.assertLessEqual(max(width, height), 2 * min(width, height), file)
                self.assertLess(os.path.getsize(file), 8_000_000, file)

    def test_the_app_store_takes_them(self):
        for file in self.files():
            if "/screenshots/ios/" in file:
                width, height, through = size(file)
                wanted = {(1260, 2736)} if "phone" in os.path.basename(file) else {(2752, 2064), (2064, 2752)}
                self.assertIn((width, height), wanted, file)
                self.assertFalse(through, file)

    def test_no_two_pictures_of_a_phone_stand_on_the_same_stone(self):
        stones = [(one["theme"], one.get("tint", "")) for one in json.loads(tree.read("store/maker/pictures.json"))["phone"]]
        self.assertEqual(len(stones), 6)
        self.assertEqual(len(set(stones)), len(stones))      # they are seen as small as a thumb

    def test_every_caption_is_said_in_every_language(self):
        shown = json.loads(tree.read("store/maker/pictures.json"))
        for picture in shown["phone"] + shown["tablet"]:
            self.assertEqual(set(picture["caption"]), set(tree.LANGUAGES), picture["scene"])
            self.assertTrue(all(0 < len(words) <= 60 for words in picture["caption"].values()), picture["scene"])

    def test_together_they_stay_small(self):
        kept = [file for file in self.files() if "/screenshots/ios/" not in file or "/en-GB/" in file]     # the others are not in the repository
        self.assertLess(sum(os.path.getsize(file) for file in kept), 15_000_000)


class Pages(unittest.TestCase):
    def test_what_the_stores_ask_is_answered_and_linked(self):
        readme = tree.read("store/README.md")
        for page in ("PRIVACY.md", "DATA_SAFETY.md", "AGE_RATING.md", "RIGHTS.md"):
            self.assertTrue(os.path.exists(tree.path("store", page)), page)
            self.assertIn(page, readme)
        for page in ("privacy.html", "delete-account.html"):
            self.assertTrue(os.path.exists(tree.path("platform/firebase/hosting", page)), page)

    def test_every_question_about_age_of_the_app_store_is_answered(self):
        """As the App Store Connect API names what the form asks (AgeRatingDeclaration), and the words of the form for it."""
        asked = {
            "parentalControls": "Parental controls", "ageAssurance": "Age assurance", "unrestrictedWebAccess": "Unrestricted web access",
            "userGeneratedContent": "User-generated content", "messagingAndChat": "Messaging and chat", "socialMedia": "Social media",
            "socialMediaAgeRestricted": "Social media only above an age", "advertising": "Advertising", "profanityOrCrudeHumor": "Profanity or crude humour",
            "horrorOrFearThemes": "horror or fear", "alcoholTobaccoOrDrugUseOrReferences": "alcohol, tobacco or drugs",
            "medicalOrTreatmentInformation": "Medical or treatment information", "healthOrWellnessTopics": "health or wellness topics",
            "matureOrSuggestiveThemes": "Mature or suggestive themes", "sexualContentOrNudity": "sexual content or nudity",
            "sexualContentGraphicAndNudity": "graphic sexual content", "violenceCartoonOrFantasy": "Cartoon or fantasy violence",
            "violenceRealistic": "realistic violence", "violenceRealisticProlongedGraphicOrSadistic": "prolonged graphic or sadistic violence",
            "gunsOrOtherWeapons": "guns or other weapons", "gamblingSimulated": "Simulated gambling", "gambling": "gambling", "lootBox": "loot boxes",
            "contests": "Contests", "kidsAgeBand": "Made for kids", "ageRatingOverrideV2": "override to a higher rating", "developerAgeRatingInfoUrl": "Age suitability page",
        }
        form = tree.read("store/AGE_RATING.md").split("## App Store")[1]
        rows = re.findall(r"(?m)^\| [^|]*\| ([^|]+) \| ([^|]+) \|$", form)
        questions = {words.strip() for row, answer in rows if answer.strip() for words in row.split(";")}
        self.assertEqual(set(asked.values()) - questions, set())

    def test_every_address_of_the_listings_is_a_page_of_the_site(self):
        """Help is the site's root: the App Store looks at it."""
        addresses = dict(re.findall(r'(\w+_url): \{ "default" => (site|"#\{site\}/[\w-]+") \}', tree.read("store/fastlane/Fastfile")))
        self.assertEqual(addresses, {"privacy_url": '"#{site}/privacy"', "support_url": "site"})
        site = json.loads(tree.read("platform/firebase/firebase.json"))["hosting"]
        self.assertIs(site["cleanUrls"], True)
        for address in [*addresses.values(), '"#{site}/delete-account"']:
            page = (address.strip('"').removeprefix("#{site}").removeprefix("site").lstrip("/") or "index") + ".html"
            self.assertTrue(os.path.exists(tree.path("platform/firebase", site["public"], page)), page)
        self.assertRegex(tree.read("platform/firebase", site["public"], "index.html"), r'data-text="homeHelp"(.|\n)*id="contact"')

    def test_what_the_lanes_read_from_the_environment_is_explained(self):
        lanes = tree.read("store/fastlane/Fastfile") + tree.read("store/fastlane/Appfile")
        named = set(re.findall(r'ENV(?:\.fetch\(|\[)"(\w+)"', lanes))
        self.assertGreater(len(named), 5)
        for name in named:
            self.assertIn(f"`{name}`", tree.read("store/README.md"))

    def test_the_rights_page_says_what_is_in_the_app_and_what_is_not(self):
        rows = dict(re.findall(r"(?m)^\| (.+?) \| .+? \| (.+?) \|$", tree.read("store/RIGHTS.md").split("## Others'")[1]))
        tools = next(name for name, said in rows.items() if "not in the app" in said)
        for library in ("nlohmann/json", "SQLite", "Qt 6"):
            self.assertIn(library, rows)
            self.assertNotIn(library, tools)
        for library in ("CLI11", "Catch2"):
            self.assertIn(library, tools)
        self.assertTrue(any(name.startswith("Firebase C++ SDK") for name in rows))

    def test_the_rights_page_names_every_game(self):
        rights = tree.read("store/RIGHTS.md")
        for game in GAMES:
            self.assertIn(game, rights)
        self.assertRegex(rights, re.compile("before the games are licensed"))


if __name__ == "__main__":
    unittest.main()
