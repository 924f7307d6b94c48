#!/usr/bin/env python3
"""The program that players get: nothing in it is for developers only, and it weighs no more than it may (platform/app/size_budget.json).
    binary_test.py <dev|release> <great-architects, not stripped, in its build folder> [<architects-pictures>]
Everybody has the preset dev's program, which the tests look at. The release's has the same parts, optimised as a whole: the build server looks at it, and so do the
tests where one was built since the sources changed.
With architects-pictures, which holds what players must not get, the check shows that it can object. NM and STRIP in the environment name those programs."""
import glob
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
        return None     # weighed by what is in it
    if "architects::" in name:
        return "rules, Architects, store, online"
    return "models and everything else of ours"


def resource(file):
    """What is in a file that rcc has written, by its name."""
    name = os.path.basename(file)
    for word, part in (("_fonts", "typefaces"), ("_translations", "languages"), ("_raw_qml", "screens, as text")):
        if word in name:
            return part
    return "art, sounds, lessons"


def resources(build):
    """(bytes, part) of everything that rcc has packed."""
    for folder in ("assets", "qml", "platform/common"):
        for file in glob.glob(os.path.join(build, folder, "**", ".rcc", "qrc_*.cpp"), recursive=True):
            with open(file, encoding="utf-8") as packed:
                yield len(re.findall(r"0x[0-9a-f]{1,2},", packed.read())), resource(file)


def weighed(program):
    """What each part of a program weighs, in bytes, and what the whole weighs stripped: all parts together."""
    with tempfile.TemporaryDirectory() as folder:
        stripped = os.path.join(folder, "app")
        subprocess.run([STRIP, "-o", stripped, program], check=True)
        total = os.path.getsize(stripped)
    parts = {}
    named = [(size, part_of(kind, name)) for size, kind, name in symbols(program) if kind not in "bB"]      # zeros weigh nothing in a file
    for size, part in named + list(resources(os.path.dirname(os.path.dirname(os.path.abspath(program))))):
        if part:
            parts[part] = parts.get(part, 0) + size
    parts["texts, tables of the linker and of exceptions"] = total - sum(parts.values())
    return total, parts


def built_since(program):
    """Whether a program is younger than every source of it: an old one says nothing of them."""
    said = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "CMakeLists.txt", "assets", "core", "qml", "platform"], capture_output=True, text=True)
    files = [os.path.join(ROOT, name) for name in said.stdout.split("\0") if name.endswith((".cpp", ".h", ".qml", ".js", ".ts", ".svg", ".lesson", ".cmake", "CMakeLists.txt"))]
    return os.path.exists(program) and all(os.path.getmtime(file) < os.path.getmtime(program) for file in files if os.path.exists(file))


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
            self.budget = json.load(file)[preset]

    def check(self, what, weight, limit):
        print(f"{weight:>10} of {limit:>10}  {what}")
        self.assertLessEqual(weight, limit, f"{what} has grown: make it lighter, or say in platform/app/size_budget.json why it may be")
        self.assertGreater(weight, 0.8 * limit, f"{what} has become lighter: lower its limit in platform/app/size_budget.json")

    def test_neither_it_nor_a_part_of_it_weighs_more_than_it_may(self):
        total, parts = weighed(app)
        self.assertEqual(set(parts), set(self.budget["parts"]), "other parts than in platform/app/size_budget.json")
        for what, weight in sorted(parts.items(), key=lambda one: -one[1]):
            with self.subTest(what):
                self.check(what, weight, self.budget["parts"][what])
        self.check("stripped, all together", total, self.budget["total"])

    def test_the_budget_leaves_little_to_spare(self):
        self.assertLessEqual(self.budget["total"], sum(self.budget["parts"].values()))
        self.assertLessEqual(sum(self.budget["parts"].values()), 1.05 * self.budget["total"])


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or not re.fullmatch("dev|release", sys.argv[1]):
        sys.exit(__doc__)
    preset, app, pictures = (*sys.argv[1:], "")[:3]
    if "ARCHITECTS_IF_BUILT" in os.environ and not built_since(app):
        print("SKIPPED: no release was built here since the sources changed")
        sys.exit(0)
    unittest.main(argv=sys.argv[:1])
