#!/usr/bin/env python3
"""The program that players get: nothing in it is for developers only, and it weighs no more than it may (platform/app/size_budget.json).
    binary_test.py <dev|release> <great-architects, not stripped> [<architects-pictures>]
Everybody has the preset dev's program, which the tests look at; the build server looks at the release's, which has the same parts, optimised as a whole.
With architects-pictures, which holds what players must not get, the check shows that it can object. NM and STRIP in the environment name those programs."""
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
NM, STRIP = os.environ.get("NM", "nm"), os.environ.get("STRIP", "strip")
# A server in one process, friends and matches for pictures, the tour and its scenes, the players of the end-to-end tests.
DEVELOPERS = ("MemoryServer", "MemoryFriend", "SampleFriends", "sampleMatches", "samplePyramids", "sampleTemples", "sampleRivers", "ScreenshotTour", "SceneTour", "Autopilot", "FakeDevice")
preset, app, pictures = "", "", ""


def symbols(program):
    """(size, kind, name) of everything that has a name."""
    said = subprocess.run([NM, "-S", "-C", program], capture_output=True, text=True, errors="replace", check=True).stdout
    for line in said.splitlines():
        parts = line.split(" ", 3)
        if len(parts) == 4 and len(parts[1]) > 1:
            yield int(parts[1], 16), parts[2], parts[3]


def part_of(kind, name):
    if "QmlCacheGenerated" in name:
        return "screens, as machine code" if kind in "tTwW" else "screens, as data for the engine"
    if "qt_resource" in name:
        return "resources: typefaces, languages, art, sounds, text of the screens"
    if "architects::" in name:
        return "rules, Architects, store, online"
    return "models and everything else of ours"


def found(program):
    """What of the developers' things a program holds, by its symbols and by the names of its files."""
    names = "\n".join(name for _, _, name in symbols(program))
    with open(program, "rb") as file:
        content = file.read()
    return {word for word in DEVELOPERS if word in names or word.encode() in content or word.encode("utf-16-be") in content}


class Players(unittest.TestCase):
    def test_nothing_of_the_developers_is_in_it(self):
        self.assertEqual(found(app), set())

    def test_the_check_finds_them_where_they_are(self):
        if not pictures:
            self.skipTest("no architects-pictures was named")
        self.assertGreaterEqual(found(pictures), {"MemoryServer", "SampleFriends", "sampleRivers", "ScreenshotTour", "SceneTour"})


class Weight(unittest.TestCase):
    def setUp(self):
        with open(os.path.join(ROOT, "platform", "app", "size_budget.json"), encoding="utf-8") as file:
            self.budget = json.load(file).get(preset, {"total": None, "parts": {}})

    def check(self, what, weight, limit):
        if limit is None:       # not agreed yet: what is printed here is what to agree on
            print(f"{weight:>10}  {what}")
            return
        print(f"{weight:>10} of {limit:>10}  {what}")
        self.assertLessEqual(weight, limit, f"{what} has grown: make it lighter, or say in platform/app/size_budget.json why it may be")
        self.assertGreater(weight, 0.8 * limit, f"{what} has become lighter: lower its limit in platform/app/size_budget.json")

    def test_it_weighs_no_more_than_it_may(self):
        with tempfile.TemporaryDirectory() as folder:
            stripped = os.path.join(folder, "app")
            subprocess.run([STRIP, "-o", stripped, app], check=True)
            self.check("stripped, all together", os.path.getsize(stripped), self.budget["total"])

    def test_no_part_of_it_weighs_more_than_it_may(self):
        weights = dict.fromkeys(self.budget["parts"], 0)
        for size, kind, name in symbols(app):
            part = part_of(kind, name)
            weights[part] = weights.get(part, 0) + size
        for what, weight in weights.items():
            self.check(what, weight, self.budget["parts"].get(what))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or not re.fullmatch("dev|release", sys.argv[1]):
        sys.exit(__doc__)
    preset, app, pictures = (*sys.argv[1:], "")[:3]
    unittest.main(argv=sys.argv[:1])
