#!/usr/bin/env python3
"""The build server's workflows, read as it reads them: every package is built, what a crash report needs is kept, what R8 and lint were told is looked at, and
the owner's keys are secrets of one environment. Nothing here runs them."""
import glob
import json
import os
import re
import subprocess
import unittest

import yaml

import tree

FOLDER = tree.path(".github/workflows")
PRESETS = json.loads(tree.read("CMakePresets.json"))["configurePresets"]
FOR_DEVELOPERS = {"dev", "asan", "tsan", "coverage", "referee"}
A_YEAR = 365


def workflow(name):
    return yaml.safe_load(tree.read(FOLDER, name))


def commands(job):
    """All that a job types, in its order."""
    return "\n".join(step["run"] for step in job["steps"] if "run" in step)


def kept(job):
    """(name, paths, step) of everything that a job attaches to its run."""
    for step in job["steps"]:
        if step.get("uses", "").startswith("actions/upload-artifact@"):
            yield step["with"]["name"], step["with"]["path"].split(), step


def built(job):
    """The presets that a job configures and builds."""
    rows = job.get("strategy", {}).get("matrix", {}).get("include", [{}])
    said = commands(job)
    names = set()
    for row in rows:
        typed = re.sub(r"\$\{\{ matrix\.(\w+) \}\}", lambda name: str(row.get(name.group(1), "")), said)
        names |= set(re.findall(r"cmake --preset (\S+)", typed)) & set(re.findall(r"cmake --build --preset (\S+)", typed))
    return names


class Packages(unittest.TestCase):
    def setUp(self):
        self.jobs = workflow("packages.yml")["jobs"]

    def test_every_preset_that_makes_a_package_is_built(self):
        wanted = {one["name"] for one in PRESETS if not one.get("hidden")} - FOR_DEVELOPERS
        self.assertEqual({name for job in self.jobs.values() for name in built(job)}, wanted)

    def test_each_package_is_attached_and_a_missing_one_is_a_fault(self):
        for name, job in self.jobs.items():
            if built(job):
                packages = [step for named, _, step in kept(job) if named.startswith("great-architects-")]
                self.assertEqual([step["with"].get("if-no-files-found") for step in packages], ["error"], name)

    def test_a_preset_for_two_processors_gets_a_kit_for_each(self):
        for row in self.jobs["android"]["strategy"]["matrix"]["include"]:
            preset = next(one for one in PRESETS if one["name"] == row["preset"])
            processors = preset["cacheVariables"].get("QT_ANDROID_ABIS", preset["cacheVariables"]["ANDROID_ABI"]).split(";")
            kits = [kit for kit in (row["first"], row["second"]) if kit]
            self.assertEqual(kits, ["android_" + one.replace("-", "_") for one in processors], row["preset"])
        self.assertEqual([step["with"]["arch"] for step in self.jobs["android"]["steps"] if "install-qt" in step.get("uses", "")],
                         ["${{ matrix.second }}", "${{ matrix.first }}"])

    def test_a_kit_is_asked_for_where_it_lies_and_named_by_its_folder(self):
        for file in ("packages.yml", "internal.yml"):
            for name, job in workflow(file)["jobs"].items():
                for step in job["steps"]:
                    if step.get("with", {}).get("target") == "android":
                        self.assertEqual(step["with"]["host"], "all_os", f"{file} {name}")      # since Qt 6.7 no host has one of its own
                # With two kits beside each other nobody knows which of them QT_ROOT_DIR is.
                self.assertNotRegex(commands(job), r'QT_ANDROID_DIR="\$QT_ROOT_DIR"', f"{file} {name}")

    def test_packages_are_packed_one_after_the_other(self):
        # Qt's targets apk and aab run androiddeployqt in one folder, and nothing keeps one from the other: asked for together they do it at once.
        for row in self.jobs["android"]["strategy"]["matrix"]["include"]:
            typed = re.sub(r"\$\{\{ matrix\.(\w+) \}\}", lambda name: str(row[name.group(1)]), commands(self.jobs["android"]))
            for asked in re.findall(r"(?m)--target (.*)$", typed):
                self.assertLess(len(asked.split()), 2, row["preset"])

    def test_what_installs_qt_has_a_python_of_its_own(self):
        # The action adds packages to the Python it finds, and wants 3.9 to 3.13. A Mac of the build server has a younger one, to which nobody may add any.
        jobs = [(f"{file} {name}", job["steps"]) for file in ("packages.yml", "internal.yml") for name, job in workflow(file)["jobs"].items()]
        seen = 0
        for where, steps in jobs:
            names = [step.get("uses", "").split("@")[0] for step in steps]
            if "jurplel/install-qt-action/action" in names:
                seen += 1
                self.assertIn("actions/setup-python", names[:names.index("jurplel/install-qt-action/action")], where)
                python = steps[names.index("actions/setup-python")]["with"]["python-version"]
                self.assertIn(python, {f"3.{minor}" for minor in range(9, 14)}, where)
        self.assertEqual(seen, 4)

    def test_r8_lint_and_pages_are_looked_at_after_the_build(self):
        said = commands(self.jobs["android"])
        build = said.index("cmake --build")
        for look in ("tests/platform/elf/page_size.py", "platform/android/r8_rules.py", "./gradlew --no-daemon -PstrictLint lintRelease"):
            self.assertGreater(said.index(look), build, look)

    def test_the_release_is_tested_before_it_is_built_and_weighed_after(self):
        said = commands(self.jobs["desktop"])
        self.assertLess(said.index("./test --quick"), said.index("cmake --build --preset release"))
        self.assertLess(said.index("cmake --build --preset release"), said.index("tests/platform/app/binary_test.py release"))


class Symbols(unittest.TestCase):
    """A crash report is read by the symbols of that very build, and R8's mapping: for as long as a version is on anybody's phone."""
    ANDROID = ("libgreat-architects_*.so", "outputs/mapping/release/")
    IOS = (".dSYM",)

    def check(self, job, wanted):
        symbols = [(paths, step) for name, paths, step in kept(job) if name.startswith("symbols-")]
        self.assertEqual(len(symbols), 1)
        paths, step = symbols[0]
        for word in wanted:
            self.assertTrue(any(word in path for path in paths), f"{word}: {paths}")
        self.assertGreaterEqual(step["with"]["retention-days"], A_YEAR)
        self.assertEqual(step["with"]["if-no-files-found"], "error")

    def test_of_every_phones_package(self):
        jobs = workflow("packages.yml")["jobs"]
        self.check(jobs["android"], self.ANDROID)
        self.check(jobs["apple"], self.IOS)

    def test_of_what_testers_get(self):
        jobs = workflow("internal.yml")["jobs"]
        self.check(jobs["google-play"], self.ANDROID)
        self.check(jobs["app-store"], ("dSYMs",))

    def test_an_archive_for_the_app_store_holds_them(self):
        for text in (commands(workflow("internal.yml")["jobs"]["app-store"]), tree.read("platform/BUILDING.md")):
            before = text[:text.index("-archivePath")]
            self.assertIn("-DQT_USE_RISKY_DSYM_ARCHIVING_WORKAROUND=ON", before)      # Qt's _qt_internal_set_xcode_configuration_build_dir

    def test_google_play_gets_them_with_the_bundle(self):
        self.assertIn("mapping:", commands(workflow("internal.yml")["jobs"]["google-play"]))
        self.assertIn("debugSymbolLevel", tree.read("platform/android/build.gradle.in"))


class Testers(unittest.TestCase):
    def setUp(self):
        self.workflow = workflow("internal.yml")
        self.jobs = self.workflow["jobs"]
        self.lanes = tree.read("store/fastlane/Fastfile")

    def test_it_runs_only_when_somebody_asks(self):
        self.assertEqual(list(self.workflow[True]), ["workflow_dispatch"])      # YAML takes "on" for yes

    def test_each_store_has_a_lane_to_its_testers_and_nothing_is_released(self):
        self.assertIn("fastlane android send_bundle", commands(self.jobs["google-play"]))
        self.assertIn("fastlane ios send_archive", commands(self.jobs["app-store"]))
        bundle = re.search(r"lane :send_bundle do(.*?)\n  end", self.lanes, re.DOTALL).group(1)
        self.assertIn('track: "internal"', bundle)
        self.assertIn('release_status: "draft"', bundle)
        self.assertIn("upload_to_testflight(", re.search(r"lane :send_archive do(.*?)\n  end", self.lanes, re.DOTALL).group(1))
        self.assertNotRegex(self.lanes, r"submit_for_review: true|automatic_release: true|track: \"production\"")

    def test_fastlane_is_the_one_that_the_build_server_brings(self):
        for name, job in self.jobs.items():
            self.assertNotRegex(commands(job), r"\bgem\b", name)       # Ubuntu's Ruby belongs to root: installing it again would stop there

    def test_keys_are_secrets_of_one_environment_and_no_other_workflow_sees_any(self):
        for name, job in self.jobs.items():
            if "secrets." in json.dumps(job):
                self.assertEqual(job.get("environment"), "internal-testing", name)
        for file in glob.glob(os.path.join(FOLDER, "*.yml")):
            if os.path.basename(file) != "internal.yml":
                self.assertNotIn("secrets.", tree.read(file), file)

    def test_no_secret_is_written_into_a_command(self):
        for name, job in self.jobs.items():
            self.assertNotIn("secrets.", commands(job), name)       # by the environment of a step, so that no log shows it

    def test_the_rules_of_the_firebase_sdk_are_looked_for(self):
        self.assertIn("r8_rules.py --online", commands(self.jobs["google-play"]))


class Nightly(unittest.TestCase):
    def test_each_source_is_read_by_itself_after_everything_is_built(self):
        said = commands(workflow("tests.yml")["jobs"]["all"])
        self.assertLess(said.index(".ci/run"), said.index("clang_compile.py --clang clang++-19 --build build/dev --all --alone"))


class EveryWorkflow(unittest.TestCase):
    def each(self):
        for file in sorted(glob.glob(os.path.join(FOLDER, "*.yml"))):
            for name, job in workflow(os.path.basename(file))["jobs"].items():
                yield os.path.basename(file), name, job

    def test_every_command_is_a_script_that_a_shell_reads(self):
        for file, name, job in self.each():
            for step in job["steps"]:
                if "run" in step:
                    script = re.sub(r"\$\{\{.*?\}\}", "value", step["run"])
                    done = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True)
                    self.assertEqual(done.returncode, 0, f"{file} {name}: {done.stderr}")

    def test_every_script_of_ours_that_is_called_is_there_and_can_be_run(self):
        for file, name, job in self.each():
            for script in re.findall(r"(?m)(?:^|\s|\()((?:platform|tests|store|\./|\.ci)[\w./-]*(?:\.py|/run|/test))\b", commands(job)):
                self.assertTrue(os.access(tree.path(script), os.X_OK), f"{file} {name}: {script}")

    def test_nothing_is_named_that_is_not_there(self):
        for file, name, job in self.each():
            jobs = workflow(file)["jobs"]
            needs = job.get("needs", [])
            for other in [needs] if isinstance(needs, str) else needs:
                self.assertIn(other, jobs, f"{file} {name}")
            rows = job.get("strategy", {}).get("matrix", {}).get("include", [])
            for key in set(re.findall(r"matrix\.(\w+)", json.dumps(job))):
                self.assertTrue(rows and all(key in row for row in rows), f"{file} {name}: matrix.{key}")

    def test_every_job_has_an_end(self):
        for file, name, job in self.each():
            if len(job["steps"]) > 2:
                self.assertIn("timeout-minutes", job, f"{file} {name}")


if __name__ == "__main__":
    unittest.main()
