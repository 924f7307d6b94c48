#!/usr/bin/env python3
"""What is said outside the app (launcher, stores, pushes, pages) is said in the words of the app: its one name, its keys, its greetings, its glossary."""
import glob
import importlib.util
import json
import os
import re
import sys
import unittest
import xml.etree.ElementTree as xml

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "platform", "phones"))
sys.path.insert(0, os.path.join(HERE, "..", "lint"))
import tree  # noqa: E402

NAME = "Great Architects"
OTHERS = [language for language in tree.LANGUAGES if language != "en"]
LOCALES = json.loads(tree.read("store/maker/pictures.json"))["locales"]
# What the app's name would be if somebody translated it. The four opponents are called so, which is why only places of the name are asked.
TRANSLATED = re.compile("Grandi Architetti|Grandes Arquitectos|Grands Architectes|Große[n]? Architekten")


def glossary():
    spec = importlib.util.spec_from_file_location("glossary", os.path.join(HERE, "..", "lint", "glossary.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def said_in(language):
    """(context, source): translation; English is the source."""
    texts = {}
    for context in xml.parse(tree.path(f"assets/translations/architects_{language if language != 'en' else 'it'}.ts")).getroot().iter("context"):
        for message in context.findall("message"):
            source = message.findtext("source")
            texts[context.findtext("name"), source] = source if language == "en" else message.findtext("translation") or ""
    return texts


def pages(language):
    """What the pages of the site say."""
    block = re.search(rf"\nconst {language} = \{{\n(.*?)\n\}};", tree.read("platform/firebase/hosting/texts.js"), re.DOTALL).group(1)
    return dict(re.findall(r"^    (\w+): '(.*)',$", block, re.MULTILINE))


def pushes(language):
    return tree.read(f"platform/firebase/functions/src/texts/{language}.ts")


def channels(language):
    """What Android calls the kinds of notifications."""
    values = "values" if language == "en" else f"values-{language}"
    return {one.get("name"): one.text for one in xml.fromstring(tree.read(f"platform/android/res/{values}/strings.xml").encode()).iter("string")}


def outside(language):
    """Everything that is said outside the app, text by text: (where, text)."""
    captions = json.loads(tree.read("store/maker/pictures.json"))
    yield from ((f"page, {name}", text) for name, text in pages(language).items())
    yield from (("push", text) for text in re.findall(r'"([^"]*)"', pushes(language)))
    yield from ((f"Android, {name}", text) for name, text in channels(language).items())
    yield from (("caption", one["caption"][language]) for one in captions["phone"] + captions["tablet"])
    for store in ("android", "ios"):
        for file in glob.glob(tree.path("store/fastlane/metadata", store, LOCALES[store][language], "**", "*.txt"), recursive=True):
            yield from ((os.path.relpath(file, tree.ROOT), line) for line in tree.read(file).splitlines())


def plain(text):
    """Without what differs between a typewriter and a printer."""
    return text.replace("’", "'").replace("\u00a0", " ").replace("\u202f", " ")


class OneName(unittest.TestCase):
    def test_under_the_icon(self):
        names = [xml.fromstring(tree.read(file)).findtext("string[@name='app_name']") for file in glob.glob(tree.path("platform/android/res/values*/strings.xml"))]
        self.assertEqual([name for name in names if name], [NAME])
        for language in tree.LANGUAGES:
            self.assertIn(f'"CFBundleDisplayName" = "{NAME}";', tree.read(f"platform/ios/{language}.lproj/InfoPlist.strings"), language)

    def test_on_its_screens_and_in_what_friends_send(self):
        for language in tree.LANGUAGES:
            for (context, source), text in said_in(language).items():
                if NAME in source and "four " + NAME not in source:       # those are the opponents
                    self.assertIn(NAME, text, f"{language} {context}: {source}")
                    self.assertNotRegex(text, TRANSLATED, f"{language} {context}: {source}")

    def test_in_the_stores(self):
        for language in tree.LANGUAGES:
            self.assertEqual(tree.read("store/fastlane/metadata/ios", LOCALES["ios"][language], "name.txt").strip(), NAME, language)
            self.assertRegex(tree.read("store/fastlane/metadata/android", LOCALES["android"][language], "title.txt"), rf"^{NAME}[ \u00a0]?: ", language)

    def test_on_the_pages_of_the_site(self):
        for language in tree.LANGUAGES:
            texts = pages(language)
            self.assertEqual(texts["homeTitle"], NAME, language)
            for name in ("deleteTitle", "openApp", "privacyTitle"):
                self.assertIn(NAME, texts[name].replace("-", " "), f"{language} {name}")
            self.assertNotRegex(" ".join(texts.values()), TRANSLATED, language)

    def test_in_the_e_mails_that_firebase_sends(self):
        self.assertRegex(tree.read("platform/firebase/DEPLOY.md"), rf"\*\*public-facing name\*\* `{NAME}`")

    def test_beside_the_name_the_same_words(self):
        for language in tree.LANGUAGES:
            line = json.loads(tree.read("store/maker/pictures.json"))["feature"]["line"][language]
            self.assertEqual(plain(said_in(language)["HomeHeader", "Board games of ancient Egypt"]), plain(line), language)


class SameWords(unittest.TestCase):
    def test_a_greeting_is_pushed_as_the_app_says_it(self):
        english = dict(re.findall(r'(\w+): "([^"]*)"', re.search(r"emotes: \{(.*?)\}", pushes("en"), re.DOTALL).group(1)))
        for language in OTHERS:
            said = dict(re.findall(r'(\w+): "([^"]*)"', re.search(r"emotes: \{(.*?)\}", pushes(language), re.DOTALL).group(1)))
            texts = said_in(language)
            for name, source in english.items():
                self.assertEqual(plain(said[name]), plain(texts["Online", source]), f"{language} {name}")

    def test_the_kinds_of_notifications_are_called_as_the_app_and_its_pages_call_them(self):
        for language in tree.LANGUAGES:
            self.assertEqual(channels(language)["channel_turns"], said_in(language)["Words", "Your move"], language)
            self.assertIn(channels(language)["channel_emotes"].lower(), pages(language)["privacyOnline"].lower(), language)

    def test_the_keys_that_a_text_names_are_called_so(self):
        source = "They tap the link, or choose “With friends” and “Enter a code”. You may leave this page: the match waits."
        for language in tree.LANGUAGES:
            texts = said_in(language)
            for key in (texts["WaysToPlay", "With friends"], texts["MatchesScreen", "Enter a code"]):
                self.assertIn(plain(key), plain(texts["InviteScreen", source]), language)
                self.assertIn(plain(key), plain(pages(language)["joinHow"]), language)

    def test_no_text_outside_the_app_has_a_word_that_the_app_does_without(self):
        never = glossary().read_glossary(tree.read("assets/translations/glossary.txt"))["never"]
        for language in OTHERS:
            for where, text in outside(language):
                for words in never:
                    # one friend to another says tu, and without a network the word for it is needed
                    if words[0] == language and words[2] not in ("vous", "sotterraneo, or online"):
                        self.assertNotRegex(text, words[1], f"{language} {where}: {words[2]}")

    def test_the_marks_outside_the_app_are_those_of_the_language(self):
        marks = glossary().MARKS
        for language in tree.LANGUAGES:
            self.assertGreater(len(list(outside(language))), 40, language)
            for where, text in outside(language):
                for mark, why in marks[language]:
                    if "apostrophe" not in why or language == "fr":     # stores print ’ in every language
                        self.assertNotRegex(text, mark, f"{language} {where}: {why}")


if __name__ == "__main__":
    unittest.main()
