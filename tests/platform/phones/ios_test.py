#!/usr/bin/env python3
"""The iOS bundle as far as it can be judged without Xcode: property lists are parsed, and say what the code uses, no more and no less."""
import json
import os
import plistlib
import re
import shutil
import tempfile
import unittest
import xml.etree.ElementTree as xml

import tree

GLUE = "platform/common/platform_ios.mm"
# Apple's list of reasons for the interfaces that an app must explain.
REASONS = {
    "FileTimestamp": {"DDA9.1", "C617.1", "3B52.1", "0A2A.1"},
    "SystemBootTime": {"35F9.1", "8FFB.1", "3D61.1"},
    "DiskSpace": {"85F4.1", "E174.1", "7D9E.1", "B728.1"},
    "UserDefaults": {"CA92.1", "1C8F.1", "C56D.1", "AC6B.1"},
}
COLLECTED = {"Name", "EmailAddress", "UserID", "DeviceID", "GameplayContent"}


class Files(unittest.TestCase):
    def setUp(self):
        self.out = tempfile.mkdtemp()
        tree.ios_files(self.out, tree.HOST)
        with open(os.path.join(self.out, "Info.plist"), "rb") as file:
            self.info = plistlib.load(file)
        with open(os.path.join(self.out, "GreatArchitects.entitlements"), "rb") as file:
            self.rights = plistlib.load(file)
        self.glue = tree.read(GLUE)

    def tearDown(self):
        shutil.rmtree(self.out)

    def test_the_app_has_the_rights_that_its_code_uses_and_no_other(self):
        uses = {
            "aps-environment": "registerForRemoteNotifications" in self.glue,
            "com.apple.developer.applesignin": "ASAuthorizationAppleIDProvider" in self.glue,
            "com.apple.developer.associated-domains": '"/join/"' in tree.read("platform/common/link_door.cpp"),
            "com.apple.developer.devicecheck.appattest-environment": "AppAttestProviderFactory" in tree.read("platform/firebase/sdk/sdk_app.cpp"),
        }
        self.assertEqual(set(self.rights), {right for right, used in uses.items() if used})

    def test_links_to_our_site_and_of_our_scheme_open_it(self):
        self.assertEqual(self.rights["com.apple.developer.associated-domains"], ["applinks:" + tree.HOST])
        schemes = [scheme for kind in self.info["CFBundleURLTypes"] for scheme in kind["CFBundleURLSchemes"]]
        self.assertEqual(schemes, re.findall(r'const auto ours = QStringLiteral\("(\w+)"\)', tree.read("platform/common/link_door.cpp")))
        self.assertIn(schemes[0] + "://join/", tree.read("platform/firebase/hosting/join.js"))

    def test_pushes_go_to_one_of_apples_two_servers(self):
        for apns in ("development", "production"):
            tree.ios_files(self.out, tree.HOST, apns)
            with open(os.path.join(self.out, "GreatArchitects.entitlements"), "rb") as file:
                self.assertEqual(plistlib.load(file)["aps-environment"], apns)

    def test_without_a_server_it_asks_for_no_right(self):
        tree.ios_files(self.out, "")
        self.assertFalse(os.path.exists(os.path.join(self.out, "GreatArchitects.entitlements")))

    def test_it_speaks_the_languages_of_the_app(self):
        self.assertEqual(self.info["CFBundleLocalizations"], tree.LANGUAGES)
        for language in tree.LANGUAGES:
            strings = dict(re.findall(r'^"(\w+)" = "([^"]+)";$', tree.read(f"platform/ios/{language}.lproj/InfoPlist.strings"), re.MULTILINE))
            self.assertEqual(set(strings), {"CFBundleDisplayName", "CFBundleName"}, language)
            self.assertLessEqual(len(strings["CFBundleName"]), 15, language)

    def test_nothing_is_fetched_or_measured_before_somebody_plays_with_friends(self):
        self.assertIs(self.info["FirebaseMessagingAutoInitEnabled"], False)
        self.assertIs(self.info["FIREBASE_ANALYTICS_COLLECTION_DEACTIVATED"], True)

    def test_it_asks_for_no_camera_place_or_contacts(self):
        self.assertEqual([key for key in self.info if key.endswith("UsageDescription")], [])

    def test_what_it_needs_from_xcode_is_set(self):
        package = tree.read("platform/ios/package.cmake")
        for name in set(re.findall(r"\$\((\w+)\)", tree.read("platform/ios/Info.plist.in"))) - {"EXECUTABLE_NAME"}:
            self.assertIn("XCODE_ATTRIBUTE_" + name, package)

    def test_a_crash_report_can_be_read(self):
        self.assertIn("DEBUG_INFORMATION_FORMAT dwarf-with-dsym", tree.read("platform/ios/package.cmake"))

    def test_frameworks_that_are_imported_are_linked(self):
        linked = set(re.findall(r'-framework (\w+)', tree.read("platform/common/CMakeLists.txt")))
        imported = set(re.findall(r"#import <(\w+)/", self.glue)) - {"CommonCrypto"}     # part of the system's library
        self.assertEqual(imported, linked)


class Firebase(unittest.TestCase):
    """How the C++ SDK is linked, as its readme demands. What CMake makes of it: configure_test.py."""

    def setUp(self):
        self.pods = dict(re.findall(r"(?m)^  pod 'Firebase/(\w+)', '([\d.]+)'$", tree.read("platform/ios/Podfile.in")))

    def test_each_library_has_its_pod_all_of_one_version_and_linked_statically(self):
        linked = re.search(r"target_link_libraries\(architects_firebase PRIVATE (firebase_[^)]+)\)", tree.read("platform/firebase/sdk.cmake")).group(1).split()
        names = {"".join(word.capitalize() for word in one.split("_")[1:]) for one in linked} - {"App"}     # every pod brings the core along
        self.assertEqual(set(self.pods), names)
        self.assertEqual(len(set(self.pods.values())), 1)
        self.assertIn("use_frameworks! :linkage => :static\n", tree.read("platform/ios/Podfile.in"))

    def test_the_build_page_tells_what_nothing_else_tells(self):
        page = " ".join(tree.read("platform/BUILDING.md").split())
        products = re.search(r"\(products ([\w, ]+)\)", page).group(1).split(", ")
        self.assertEqual({"Firebase" + name for name in self.pods}, set(products))
        for words in ("`ios/Swift.swift`, an empty file, makes Xcode bring Swift's runtime along", "takes the Pods out of it: run `pod install` again",
                      "From December 2026 CocoaPods' public list is read-only"):
            self.assertIn(words, page)

    @unittest.skipUnless("FIREBASE_CPP_SDK_DIR" in os.environ, "FIREBASE_CPP_SDK_DIR names no Firebase C++ SDK")
    def test_the_pods_are_those_that_the_sdk_at_hand_was_made_with(self):
        folder = os.environ["FIREBASE_CPP_SDK_DIR"]
        readme = next(file for file in (os.path.join(folder, part, "readme.md") for part in ("", "release_build_files")) if os.path.exists(file))     # a release, its sources
        with open(readme, encoding="utf-8") as file:
            said = file.read()
        for name, version in self.pods.items():
            self.assertIn(f"Firebase/{name} Cocoapod ({version})", said)


class Privacy(unittest.TestCase):
    def setUp(self):
        with open(tree.path("platform/ios/PrivacyInfo.xcprivacy"), "rb") as file:
            self.said = plistlib.load(file)

    def test_nobody_is_tracked(self):
        self.assertIs(self.said["NSPrivacyTracking"], False)
        self.assertEqual(self.said["NSPrivacyTrackingDomains"], [])

    def test_what_is_collected_serves_the_app_alone_and_is_said_in_the_policy(self):
        kinds = set()
        for one in self.said["NSPrivacyCollectedDataTypes"]:
            kinds.add(one["NSPrivacyCollectedDataType"].removeprefix("NSPrivacyCollectedDataType"))
            self.assertIs(one["NSPrivacyCollectedDataTypeTracking"], False)
            self.assertEqual(one["NSPrivacyCollectedDataTypePurposes"], ["NSPrivacyCollectedDataTypePurposeAppFunctionality"])
        self.assertEqual(kinds, COLLECTED)
        for word in ("name", "e-mail", "push", "matches"):
            self.assertIn(word, tree.read("store/PRIVACY.md"))

    def test_every_reason_is_one_that_apple_knows(self):
        for one in self.said["NSPrivacyAccessedAPITypes"]:
            kind = one["NSPrivacyAccessedAPIType"].removeprefix("NSPrivacyAccessedAPICategory")
            self.assertTrue(set(one["NSPrivacyAccessedAPITypeReasons"]) <= REASONS[kind], kind)


class Pictures(unittest.TestCase):
    def test_the_start_has_the_colours_of_the_app_by_day_and_night(self):
        night, day = re.search(r'color page: night \? "#(\w+)" : "#(\w+)"', tree.read("qml/ui/Theme.qml")).groups()
        colours = json.loads(tree.read("platform/ios/Assets.xcassets/LaunchBackground.colorset/Contents.json"))["colors"]
        found = {"dark" if "appearances" in one else "light": "".join(one["color"]["components"][c][2:] for c in ("red", "green", "blue")) for one in colours}
        self.assertEqual(found, {"light": day, "dark": night})

    def test_the_start_screen_uses_only_what_the_catalogue_holds(self):
        board = xml.fromstring(tree.read("platform/ios/LaunchScreen.storyboard"))
        self.assertEqual(board.get("launchScreen"), "YES")
        for picture in board.iter("imageView"):
            self.assertTrue(os.path.isdir(tree.path(f"platform/ios/Assets.xcassets/{picture.get('image')}.imageset")))
        for colour in board.iter("color"):
            if colour.get("name"):
                self.assertTrue(os.path.isdir(tree.path(f"platform/ios/Assets.xcassets/{colour.get('name')}.colorset")))
        ids = [item.get("id") for item in board.iter() if item.get("id")]
        self.assertEqual(len(ids), len(set(ids)))

    def test_every_picture_that_the_catalogue_names_is_there(self):
        for folder, _, names in os.walk(tree.path("platform/ios/Assets.xcassets")):
            if "Contents.json" in names:
                with open(os.path.join(folder, "Contents.json"), encoding="utf-8") as file:
                    wanted = {one["filename"] for one in json.load(file).get("images", [])}
                self.assertEqual(wanted, set(names) - {"Contents.json"}, folder)


if __name__ == "__main__":
    unittest.main()
