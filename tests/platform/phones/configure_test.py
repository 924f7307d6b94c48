#!/usr/bin/env python3
"""Every preset of a phone is configured from beginning to end, with a kit that looks for things where the NDK and Xcode do: below itself, never among
the files of this computer. The bundle's second processor is configured with what Qt hands on to it, and nothing else."""
import json
import os
import plistlib
import shutil
import subprocess
import tempfile
import unittest

import tree

KIT = tree.path("tests", "platform", "phones", "kit")
FONTS = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "Quattrocento-Regular.otf", "NotoSansEgyptianHieroglyphs-Regular.ttf")
KITS = {
    "android_arm64_v8a": ("ANDROID", "aarch64", "arm64-v8a"),
    "android_x86_64": ("ANDROID", "x86_64", "x86_64"),
    "ios": ("IOS;APPLE", "arm64", ""),
    "macos": ("APPLE", "arm64", ""),
}
PROJECT = {"project": "demo", "apiKey": "key", "appId": "1:7:android:1", "sender": "7"}
LIBRARIES = ("messaging", "database", "functions", "auth", "app_check", "app")


def write(path, text=""):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def google_services(project):
    return {"project_info": {"project_number": project["sender"], "project_id": project["project"]},
            "client": [{"client_info": {"mobilesdk_app_id": project["appId"], "android_client_info": {"package_name": "org.greatarchitects.app"}},
                        "api_key": [{"current_key": project["apiKey"]}]}]}


def service_info(project):
    return {"PROJECT_ID": project["project"], "API_KEY": project["apiKey"], "GOOGLE_APP_ID": project["appId"], "GCM_SENDER_ID": project["sender"],
            "BUNDLE_ID": "org.greatarchitects.app"}


class Computer:
    """What a developer has prepared as platform/BUILDING.md says, made of empty files."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        for name, (names, processor, abi) in KITS.items():
            kit = self.at("qt", name, "lib", "cmake", "Qt6")
            shutil.copytree(KIT, kit)
            write(os.path.join(kit, "kit.cmake"), f'set(kit_names {names})\nset(kit_processor {processor})\n' + (f"set(ANDROID_ABI {abi})\n" if abi else ""))
        for kit in ("ios", "macos"):    # Apple's SDKs bring SQLite
            write(self.at("qt", kit, "usr", "include", "sqlite3.h"), '#define SQLITE_VERSION "3.43.2"\n')
            write(self.at("qt", kit, "usr", "lib", "libsqlite3.so"))
        for font in FONTS:
            write(self.at("fonts", font))
        write(self.at("sqlite", "sqlite3.c"))
        write(self.at("json", "nlohmann", "json.hpp"), "#define NLOHMANN_JSON_VERSION_MAJOR 3\n#define NLOHMANN_JSON_VERSION_MINOR 11\n")
        write(self.at("firebase", "CMakeLists.txt"), "".join(f"add_library(firebase_{name} INTERFACE)\n" for name in LIBRARIES))
        write(self.at("firebase", "include", "firebase", "app.h"))
        write(self.at("project.json"), json.dumps(PROJECT))
        write(self.at("google-services.json"), json.dumps(google_services(PROJECT)))
        write(self.at("GoogleService-Info.plist"), plistlib.dumps(service_info(PROJECT)).decode())
        self.environment = {
            "QT_HOST_PATH": self.at("qt", "macos"), "QT_ANDROID_DIR": self.at("qt", "android_arm64_v8a"), "QT_IOS_DIR": self.at("qt", "ios"),
            "ANDROID_SDK_ROOT": self.at("sdk"), "ANDROID_NDK_ROOT": self.at("ndk"), "ARCHITECTS_FONT_DIR": self.at("fonts"),
            "ARCHITECTS_SQLITE_DIR": self.at("sqlite"), "ARCHITECTS_JSON_DIR": self.at("json"),
        }

    def at(self, *parts):
        return os.path.join(self.folder, *parts)

    def with_server(self):
        self.environment.update({"FIREBASE_CPP_SDK_DIR": self.at("firebase"), "ARCHITECTS_FIREBASE_CONFIG": self.at("project.json"),
                                 "ARCHITECTS_GOOGLE_SERVICES": self.at("google-services.json"), "ARCHITECTS_GOOGLE_SERVICE_INFO": self.at("GoogleService-Info.plist")})

    def cmake(self, build, *arguments):
        return subprocess.run([tree.CMAKE, "-S", tree.ROOT, "-B", self.at(build), "-G", "Ninja", *arguments], capture_output=True, text=True,
                              env={**os.environ, **self.environment})

    def preset(self, name, *arguments):
        return self.cmake(name, "--preset", name, *arguments)

    def read(self, *parts):
        with open(self.at(*parts), encoding="utf-8") as file:
            return file.read()

    def cache(self, build):
        lines = [line for line in self.read(build, "CMakeCache.txt").splitlines() if "=" in line and not line.startswith(("//", "#"))]
        return {line.split(":")[0]: line.split("=", 1)[1] for line in lines}


def expanded(name, environment):
    """A preset as -D arguments, for one that CMake offers on its own system only."""
    presets = {one["name"]: one for one in json.loads(tree.read("CMakePresets.json"))["configurePresets"]}
    values = {}
    while name:
        values = {**presets[name].get("cacheVariables", {}), **values}
        name = presets[name].get("inherits")
    for variable, value in environment.items():
        values = {key: said.replace(f"$env{{{variable}}}", value) for key, said in values.items()}
    values.pop("CMAKE_OSX_ARCHITECTURES", None)     # this compiler knows one
    return [f"-D{key}={value}" for key, value in values.items()]


class Configured(unittest.TestCase):
    def setUp(self):
        self.computer = Computer()
        self.addCleanup(shutil.rmtree, self.computer.folder)

    def assertGood(self, done):
        self.assertEqual(done.returncode, 0, done.stderr)

    def assertStops(self, done, word):
        self.assertNotEqual(done.returncode, 0)
        self.assertIn(word, " ".join(done.stderr.split()))


class Presets(Configured):
    def test_android_for_each_processor_and_for_the_store(self):
        for name, kit in (("android-arm64", "android_arm64_v8a"), ("android-x86_64", "android_x86_64"), ("android-store", "android_arm64_v8a")):
            self.computer.environment["QT_ANDROID_DIR"] = self.computer.at("qt", kit)
            self.assertGood(self.computer.preset(name))

    def test_ios(self):
        self.assertGood(self.computer.preset("ios"))

    def test_ios_with_a_server(self):
        self.computer.with_server()
        self.assertGood(self.computer.preset("ios"))

    def test_firebase_for_ios_gets_its_pods_and_swifts_runtime_with_a_server_and_only_then(self):
        def given():
            files = [os.path.basename(file) for file in self.told("ios")["sources"].split(";")]
            return [name for name in ("Swift.swift", "GoogleService-Info.plist") if name in files], os.path.exists(self.computer.at("ios", "Podfile"))
        self.assertEqual(given(), ([], False))
        shutil.rmtree(self.computer.at("ios"))
        self.computer.with_server()
        self.assertEqual(given(), (["Swift.swift", "GoogleService-Info.plist"], True))

    def test_macos(self):
        computer = self.computer
        self.assertGood(computer.cmake("macos", "-DCMAKE_TOOLCHAIN_FILE=" + computer.at("qt", "macos", "lib/cmake/Qt6/qt.toolchain.cmake"),
                                       *expanded("macos", computer.environment)))

    def told(self, preset):
        """What Qt knows of the app when its folder has been read."""
        self.assertGood(self.computer.preset(preset))
        return dict(line.split(" ", 1) for line in self.computer.read(preset, "great-architects.told").splitlines())

    def test_qt_signs_where_the_owners_key_is_at_hand_and_only_there(self):
        self.assertEqual(self.told("android-arm64")["signed"].strip(), "")
        self.computer.environment["QT_ANDROID_KEYSTORE_PATH"] = self.computer.at("upload.keystore")
        self.assertEqual(self.told("android-store")["signed"], "ON ON")

    def test_the_package_of_the_java_is_what_qt_calls_it(self):
        told = self.told("android-arm64")
        self.assertTrue(os.path.isdir(tree.path("platform/android/src", *told["package"].split("."))), told)
        self.assertIn(f"package {told['package']};", tree.read("platform/android/src/org/greatarchitects/app/Phone.java"))


class SubBuild(Configured):
    """The bundle's second processor, as Qt 6.10 configures it when the first has been read."""

    def test_it_gets_everything_that_it_needs_and_the_same_as_the_first(self):
        computer = self.computer
        computer.with_server()
        self.assertGood(computer.preset("android-store", "-DARCHITECTS_APP_ID=org.example.architects", "-DARCHITECTS_GOOGLE_SERVICES=" + self.other_id()))
        forwarded = computer.read("android-store", "great-architects.forwarded").splitlines()
        self.assertGood(computer.cmake(
            "second", "-DCMAKE_TOOLCHAIN_FILE=" + computer.at("qt", "android_x86_64", "lib/cmake/Qt6/qt.toolchain.cmake"), "-DQT_HOST_PATH=" + computer.at("qt", "macos"),
            "-DQT_IS_ANDROID_MULTI_ABI_EXTERNAL_PROJECT=ON", "-DCMAKE_BUILD_TYPE=Release", "-DANDROID_SDK_ROOT=" + computer.at("sdk"),
            "-DANDROID_NDK_ROOT=" + computer.at("ndk"), *forwarded))
        first, second = computer.cache("android-store"), computer.cache("second")
        ours = {name for name in first if name.startswith("ARCHITECTS_") and not name.startswith("ARCHITECTS_FONT_")} | {"FIREBASE_CPP_SDK_DIR", "ANDROID_PLATFORM"}
        self.assertGreater(len(ours), 8)
        self.assertEqual({name: first.get(name) for name in ours}, {name: second.get(name) for name in ours})
        self.assertEqual((second["ARCHITECTS_TESTS"], second["ARCHITECTS_TERMINAL"]), ("OFF", "OFF"))

    def other_id(self):
        services = google_services(PROJECT)
        services["client"][0]["client_info"]["android_client_info"]["package_name"] = "org.example.architects"
        write(self.computer.at("theirs.json"), json.dumps(services))
        return self.computer.at("theirs.json")


class Server(Configured):
    """The files of the Firebase console and ours must say the same."""

    def setUp(self):
        super().setUp()
        self.computer.with_server()

    def test_a_project_without_its_number_is_not_taken(self):
        write(self.computer.at("project.json"), json.dumps({key: value for key, value in PROJECT.items() if key != "sender"}))
        self.assertStops(self.computer.preset("android-arm64"), "sender")

    def test_a_build_with_another_apps_file_stops(self):
        write(self.computer.at("google-services.json"), json.dumps(google_services({**PROJECT, "apiKey": "another"})))
        self.assertStops(self.computer.preset("android-arm64"), "current_key")

    def compare(self, function, file, text):
        write(self.computer.at(file), text)
        return tree.cmake(f'include("{tree.path("platform/firebase/google_files.cmake")}")\n{function}([==[{json.dumps(PROJECT)}]==] "{self.computer.at(file)}" org.greatarchitects.app)\n')

    def test_every_difference_is_found(self):
        android = lambda project: self.compare("architects_check_google_services", "other.json", json.dumps(google_services(project)))
        ios = lambda project: self.compare("architects_check_google_service_info", "Other.plist", plistlib.dumps(service_info(project)).decode())
        for compare in (android, ios):
            self.assertGood(compare(PROJECT))
            for key in PROJECT:
                self.assertStops(compare({**PROJECT, key: "another"}), "another")

    def test_a_file_for_another_id_is_found(self):
        services = google_services(PROJECT)
        services["client"][0]["client_info"]["android_client_info"]["package_name"] = "org.example.other"
        self.assertStops(self.compare("architects_check_google_services", "other.json", json.dumps(services)), "knows no app org.greatarchitects.app")
        self.assertStops(self.compare("architects_check_google_service_info", "Other.plist", plistlib.dumps({**service_info(PROJECT), "BUNDLE_ID": "org.example.other"}).decode()),
                         "is for the app org.example.other")

    def test_another_kind_of_file_is_found(self):
        self.assertStops(self.compare("architects_check_google_services", "other.json", "{}"), "google-services.json")
        self.assertStops(self.compare("architects_check_google_service_info", "Other.plist", "<plist/>"), "GoogleService-Info.plist")


class Json(Configured):
    def test_without_it_a_phones_build_stops_with_a_sentence(self):
        self.computer.environment["ARCHITECTS_JSON_DIR"] = ""
        self.assertStops(self.computer.preset("android-arm64"), "set ARCHITECTS_JSON_DIR")

    def test_a_folder_without_it_is_not_taken(self):
        self.computer.environment["ARCHITECTS_JSON_DIR"] = self.computer.at("fonts")
        self.assertStops(self.computer.preset("ios"), "nlohmann/json.hpp")

    def test_an_old_one_is_not_taken(self):
        write(self.computer.at("json/nlohmann/json.hpp"), "#define NLOHMANN_JSON_VERSION_MAJOR 3\n#define NLOHMANN_JSON_VERSION_MINOR 9\n")
        self.assertStops(self.computer.preset("ios"), "3.11 or later")


if __name__ == "__main__":
    unittest.main()
