#!/usr/bin/env python3
"""The build: what cannot work stops with a sentence, presets and workflows name what exists, and actions are pinned."""
import glob
import json
import os
import re
import shutil
import tempfile
import unittest

import clang_compile
import tree

CLANG = shutil.which("clang++-19") or shutil.which("clang++")
PHONE = {"ARCHITECTS_APP": "ON"}
PHONES = ("android-arm64", "android-x86_64", "android-store", "ios", "macos")
# What somebody may type, and a word of the sentence that answers.
IMPOSSIBLE = [
    ({"ANDROID": "1", "ARCHITECTS_APP": "ON", "ARCHITECTS_TESTS": "ON"}, "ARCHITECTS_TESTS"),
    ({"IOS": "1", "ARCHITECTS_APP": "ON", "ARCHITECTS_TERMINAL": "ON"}, "ARCHITECTS_TERMINAL"),
    ({"ANDROID": "1"}, "leave ARCHITECTS_APP on"),
    ({**PHONE, "ANDROID": "1", "ARCHITECTS_SANITIZE": "thread"}, "presets asan"),
    ({"ARCHITECTS_SANITIZE": "thread", "ARCHITECTS_COVERAGE": "ON"}, "choose one"),
    ({"ARCHITECTS_SANITIZE": "address,thread"}, "asan or tsan"),
    ({**PHONE, "ANDROID": "1", "ANDROID_ABI": "armeabi-v7a"}, "android-arm64"),
    ({**PHONE, "ANDROID": "1", "ANDROID_PLATFORM": "android-24"}, "android-28"),
    ({**PHONE, "IOS": "1", "CMAKE_OSX_DEPLOYMENT_TARGET": "16.0"}, "iOS 17"),
    ({**PHONE, "ANDROID": "1", "Qt6_VERSION": "6.4.2"}, "Qt 6.10"),
    ({**PHONE, "IOS": "1", "ARCHITECTS_FIREBASE_CONFIG": "/x.json"}, "FIREBASE_CPP_SDK_DIR"),
    ({**PHONE, "IOS": "1", "FIREBASE_CPP_SDK_DIR": "/sdk"}, "ARCHITECTS_FIREBASE_CONFIG"),
    ({**PHONE, "ANDROID": "1", "FIREBASE_CPP_SDK_DIR": "/sdk", "ARCHITECTS_FIREBASE_CONFIG": "/x.json"}, "google-services.json"),
    ({**PHONE, "IOS": "1", "FIREBASE_CPP_SDK_DIR": "/sdk", "ARCHITECTS_FIREBASE_CONFIG": "/x.json"}, "GoogleService-Info.plist"),
    ({"ARCHITECTS_APP_ID": "Great Architects"}, "ARCHITECTS_APP_ID"),
]
POSSIBLE = [
    {"ARCHITECTS_APP": "ON", "ARCHITECTS_TESTS": "ON", "ARCHITECTS_TERMINAL": "ON", "Qt6_VERSION": "6.4.2"},
    {**PHONE, "ANDROID": "1", "ANDROID_ABI": "arm64-v8a", "ANDROID_PLATFORM": "android-28", "Qt6_VERSION": "6.10.0"},
    {**PHONE, "ANDROID": "1", "ANDROID_ABI": "x86_64"},
    {**PHONE, "IOS": "1", "CMAKE_OSX_DEPLOYMENT_TARGET": "17.0", "FIREBASE_CPP_SDK_DIR": "/sdk", "ARCHITECTS_FIREBASE_CONFIG": "/x.json",
     "ARCHITECTS_GOOGLE_SERVICE_INFO": __file__},
    {"ARCHITECTS_SANITIZE": "address,undefined"},
    {"ARCHITECTS_APP_ID": "org.example.architects"},
]


def configure(variables):
    lines = [f'set({name} "{value}")' for name, value in variables.items()]
    return tree.cmake("\n".join([*lines, f'include("{tree.path("platform/cmake/Combinations.cmake")}")', ""]))


class Combinations(unittest.TestCase):
    def test_what_cannot_work_stops_with_a_sentence(self):
        for variables, word in IMPOSSIBLE:
            done = configure(variables)
            self.assertNotEqual(done.returncode, 0, variables)
            self.assertIn(word, " ".join(done.stderr.split()), variables)

    def test_what_can_work_goes_on(self):
        for variables in POSSIBLE:
            done = configure(variables)
            self.assertEqual(done.returncode, 0, f"{variables}: {done.stderr}")


class AsAPhone(unittest.TestCase):
    """clang_compile.py turns the build's own command into one for clang and its library."""

    def test_only_what_is_ours_stays_of_the_command(self):
        command = clang_compile.as_a_phone(["/usr/bin/cmake", "-E", "env", "X=1", "ccache", "/usr/bin/c++", "-DA", "-I/x", "-O2", "-g1", "-fPIC", "-Wall", "-Werror", "-o", "a.o", "-c", "/a.cpp"], "clang++")
        self.assertEqual(command, ["clang++", "-stdlib=libc++", "-fsyntax-only", "-DA", "-I/x", "-fPIC", "-Wall", "-Werror", "/a.cpp"])

    def test_one_file_of_each_kind_is_a_file_of_each_folder(self):
        with tempfile.TemporaryDirectory() as root:
            names = ["core/games/a.cpp", "core/games/b.cpp", "qml/model/c.cpp"]
            for name in names:
                os.makedirs(os.path.join(root, os.path.dirname(name)), exist_ok=True)
                open(os.path.join(root, name), "w").close()
            all_of_them = [(os.path.join(root, name), [], "/") for name in names]
            some = clang_compile.chosen(all_of_them, False, root)
            self.assertEqual([os.path.relpath(one[0], root) for one in some], ["core/games/a.cpp", "qml/model/c.cpp"])
            self.assertEqual(clang_compile.chosen(all_of_them, True, root), all_of_them)

    def judged(self, sources, alone):
        """The names of the sources that are objected to, of a build folder that holds nothing else."""
        with tempfile.TemporaryDirectory() as root:
            for name, text in sources.items():
                with open(os.path.join(root, name), "w", encoding="utf-8") as file:
                    file.write(text)
            files = [os.path.join(root, name) for name in sources if name.endswith(".cpp")]
            batch = [(file, ["c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-c", file], root) for file in files]
            memory = clang_compile.Memory(os.path.join(root, "memory"), root)
            verdicts = [clang_compile.batches.judge(part, lambda some: clang_compile.look(some, CLANG, memory)) for part in ([[one] for one in batch] if alone else [batch])]
            return {os.path.basename(one[0]) for part in verdicts for one, said in part if said is not None}

    @unittest.skipUnless(CLANG, "no clang++ 19 here")
    def test_a_batch_says_of_each_file_what_is_said_of_it_alone(self):
        good = {"beside.h": "inline int beside = 1;\nint good();\n", "good.cpp": '#include "beside.h"\nint good() { return beside; }\n'}
        for text in ("int nobodyCalls() { return 1; }", "constexpr int nobodyReads = 1;"):
            bad = {"bad.cpp": f"namespace {{\n{text}\n}} // namespace\n"}
            for alone in (True, False):
                self.assertEqual(self.judged({**good, **bad}, alone), {"bad.cpp"}, (text, alone))

    @unittest.skipUnless(CLANG, "no clang++ 19 here")
    def test_an_include_that_a_neighbour_has_is_missed_by_a_file_alone(self):
        sources = {"has.cpp": "#include <vector>\nstd::vector<int> has;\n", "lacks.cpp": "extern std::vector<int> lacks;\n"}
        self.assertEqual(self.judged(sources, True), {"lacks.cpp"})


class Presets(unittest.TestCase):
    def setUp(self):
        self.presets = json.loads(tree.read("CMakePresets.json"))
        self.configure = {one["name"]: one for one in self.presets["configurePresets"]}

    def test_every_system_has_one_and_the_build_page_tells_of_it(self):
        page = tree.read("platform/BUILDING.md")
        for name in PHONES:
            self.assertIn(name, self.configure)
            self.assertIn(name, {one["configurePreset"] for one in self.presets["buildPresets"]})
            self.assertIn(name, page)

    def test_the_build_page_names_what_every_system_needs(self):
        table = tree.read("platform/BUILDING.md").split("\n## ")[0]
        for system in ("Android", "iOS", "macOS"):
            row = re.search(rf"(?m)^\| {system}\b.*$", table).group()
            for tool in ("Qt 6.10", "CMake 3.25", "Python 3.9"):        # Python: the Firebase SDK's scripts and ours
                self.assertIn(tool, row)

    def test_every_file_that_the_build_page_names_is_there(self):
        page = tree.read("platform/BUILDING.md")
        spans = [span.split()[0] for span in re.findall(r"`([^`\n]+)`", page)] + re.findall(r"(?m)\]\(([^)#]+)\)", page)
        typed = [word for line in re.findall(r"(?m)^ {4,}(\S.*)$", page) for word in line.split()]
        named = {word for word in spans if re.fullmatch(r"[\w.-]+(?:/[\w.-]+)+", word) or re.fullmatch(r"\w+\.(?:py|md|yml|json)", word)}
        named |= {word for word in typed if re.fullmatch(r"(?:platform|tests|store|qml)(?:/[\w.-]+)+", word)}
        elsewhere = {"nlohmann/json.hpp", "libs/ios/universal", "google-services.json"}     # of other people: kits, SDKs, the console
        named = {word for word in named - elsewhere if not word.startswith(("build/", "./gradlew"))}
        self.assertGreater(len(named), 20)
        for word in named:
            places = ("platform", ".", os.path.join("tests", "platform", "phones"))       # the page's paths begin at platform/
            self.assertTrue(any(os.path.exists(tree.path(place, word)) for place in places), word)

    def test_what_they_read_from_the_environment_the_build_page_explains(self):
        page = tree.read("platform/BUILDING.md")
        for name in set(re.findall(r"\$env\{(\w+)\}", tree.read("CMakePresets.json"))):
            self.assertIn(name, page)

    def test_a_phones_preset_is_a_combination_that_works(self):
        for name, system in (("android-arm64", "ANDROID"), ("android-x86_64", "ANDROID"), ("android-store", "ANDROID"), ("ios", "IOS")):
            variables, preset = {}, name
            while preset:
                one = self.configure[preset]
                variables = {**{k: v for k, v in one.get("cacheVariables", {}).items() if "$env" not in v}, **variables}
                preset = one.get("inherits")
            done = configure({**variables, system: "1", "ARCHITECTS_APP": "ON"})
            self.assertEqual(done.returncode, 0, f"{name}: {done.stderr}")


class Workflows(unittest.TestCase):
    def test_actions_are_pinned_by_their_full_hash(self):
        used = [(file, line) for file in glob.glob(tree.path(".github/workflows/*.yml")) for line in tree.read(file).splitlines() if "uses:" in line]
        self.assertGreater(len(used), 6)
        for file, line in used:
            self.assertRegex(line, r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", file)

    def test_they_give_every_build_what_its_preset_reads(self):
        presets = tree.read("CMakePresets.json")
        for name in set(re.findall(r"\$env\{(ARCHITECTS_\w+|FIREBASE_\w+|QT_\w+|ANDROID_\w+)\}", presets)):
            self.assertIn(name + "=", tree.read(".github/workflows/internal.yml"))      # the build with a server needs all of them
        for name in ("ARCHITECTS_FONT_DIR", "ARCHITECTS_JSON_DIR", "ARCHITECTS_SQLITE_DIR", "QT_HOST_PATH", "QT_ANDROID_DIR", "QT_IOS_DIR"):
            self.assertIn(name + "=", tree.read(".github/workflows/packages.yml"))

    def test_the_keys_of_the_owner_are_secrets_that_the_build_page_lists(self):
        text, page = tree.read(".github/workflows/internal.yml"), tree.read("platform/BUILDING.md")
        named = set(re.findall(r"\$\{\{ (?:secrets|vars)\.(\w+) \}\}", text))
        self.assertGreater(len(named), 10)
        for name in named:
            self.assertIn(f"`{name}`", page)
        for lane in re.findall(r"fastlane (\w+ \w+)", text):
            system, name = lane.split()
            self.assertRegex(tree.read("store/fastlane/Fastfile"), rf"platform :{system} do(.|\n)*lane :{name} do")

    def test_xcode_and_the_oldest_ios_are_the_same_everywhere(self):
        page, presets = tree.read("platform/BUILDING.md"), tree.read("CMakePresets.json")
        oldest = re.search(r'"CMAKE_OSX_DEPLOYMENT_TARGET": "(\d+)\.0" \} \},\n    \{ "name": "macos"', presets).group(1)
        xcode = re.search(r"Qt 6.10 for iOS, Xcode (\d+)", presets).group(1)
        self.assertIn(f"platform :ios, '{oldest}.0'", tree.read("platform/ios/Podfile.in"))
        self.assertIn(f"iOS ({oldest} and later)", page)
        self.assertEqual(set(re.findall(r"Xcode[ _](\d+)", page + presets + "".join(tree.read(file) for file in glob.glob(tree.path(".github/workflows/*.yml"))))), {xcode})

    def test_they_may_read_and_nothing_else(self):
        for file in glob.glob(tree.path(".github/workflows/*.yml")):
            self.assertRegex(tree.read(file), r"(?m)^permissions:\n  contents: read\n$", file)

    def test_downloads_have_a_checksum(self):
        for file in glob.glob(tree.path(".github/workflows/*.yml")):
            text = tree.read(file)
            self.assertEqual(text.count("curl "), text.count("sha256sum -c"), file)       # a Mac's shasum says so in a comment

    def test_versions_are_those_of_the_build_page(self):
        page, text = tree.read("platform/BUILDING.md"), tree.read(".github/workflows/packages.yml")
        for name in ("QT_VERSION", "NDK_VERSION"):
            self.assertIn(re.search(rf"{name}: '([\d.]+)'", text).group(1), page)
        self.assertIn(re.search(r"/(sqlite-amalgamation-\d+\.zip)", text).group(1), page)

    def test_both_workflows_take_the_same_versions(self):
        packages, internal = tree.read(".github/workflows/packages.yml"), tree.read(".github/workflows/internal.yml")
        for name in ("QT_VERSION", "NDK_VERSION", "SQLITE_ZIP", "SQLITE_SHA256"):
            said = re.compile(rf"{name}: '(.+)'")
            self.assertEqual(said.search(packages).group(1), said.search(internal).group(1))

    def test_the_build_page_names_each_version_that_is_pinned(self):
        page = tree.read("platform/BUILDING.md")
        gradle, properties = tree.read("platform/android/build.gradle.in"), tree.read("platform/android/gradle/wrapper/gradle-wrapper.properties")
        levels, workflow = tree.read("platform/cmake/Phones.cmake"), tree.read(".github/workflows/internal.yml")
        said = {"Gradle {}": re.search(r"gradle-([\d.]+)-bin", properties), "Android Gradle plugin {}": re.search(r"tools\.build:gradle:([\d.]+)", gradle),
                "google-services {}": re.search(r"google-services:([\d.]+)", gradle), "build tools {}": re.search(r"BUILD_TOOLS_REVISION ([\d.]+)", levels),
                "'build-tools;{}'": re.search(r"BUILD_TOOLS_REVISION ([\d.]+)", levels), "'platforms;android-{}'": re.search(r"COMPILE_SDK_VERSION (\d+)", levels),
                "firebase_cpp_sdk_{}.zip": re.search(r"firebase_cpp_sdk_([\d.]+)\.zip", workflow), "JDK {}": re.search(r"JavaVersion\.VERSION_(\d+)", gradle)}
        for words, version in said.items():
            self.assertIn(words.format(version.group(1)), page)
        for version in set(re.findall(r"Qt/(\d+\.\d+\.\d+)/|(?:desktop|android|ios) (\d+\.\d+\.\d+) ", page)):
            self.assertIn(f"QT_VERSION: '{''.join(version)}'", workflow)


if __name__ == "__main__":
    unittest.main()
