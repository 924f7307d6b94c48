#!/usr/bin/env python3
"""Qt's import scanner, run as the build of a static Qt (iOS) and androiddeployqt run it: below the folder of the executable. It must find there
everything of Qt that the screens import, or the app starts with «module "QtQuick" is not installed».
imports_test.py <qmlimportscanner> <folder of the executable> <folder of Qt's QML modules>"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

import tree

SCANNER, EXECUTABLE, MODULES = sys.argv[1:4]


def scanned(folder):
    """The names of Qt's modules that the scanner finds below a folder, with what they need themselves."""
    said = subprocess.run([SCANNER, "-rootPath", folder, "-importPath", MODULES], capture_output=True, text=True, check=True).stdout
    return {one["name"] for one in json.loads(said or "[]") if one.get("type") == "module" and one["name"].startswith("Qt")}


def written(folder):
    files = glob.glob(os.path.join(folder, "**", "*.qml"), recursive=True)
    return {name for file in files for name in re.findall(r"(?m)^import (Qt[\w.]*)", tree.read(file))}


class Imports(unittest.TestCase):
    def test_the_scanner_finds_at_the_executable_what_the_screens_import(self):
        found = scanned(EXECUTABLE)
        self.assertGreaterEqual(found, {"QtQml", "QtQuick"})
        self.assertEqual(found, scanned(tree.path("qml")))

    def test_the_list_names_what_is_imported_and_nothing_else(self):
        self.assertEqual(written(EXECUTABLE), written(tree.path("qml")))

    def test_every_one_is_a_module_of_this_qt(self):
        for name in written(EXECUTABLE):
            self.assertTrue(os.path.exists(os.path.join(MODULES, *name.split("."), "qmldir")), name)


class Objection(unittest.TestCase):
    def test_a_folder_without_qml_has_no_imports(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(scanned(folder), set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
