#!/usr/bin/env python3
"""The Android package as far as it can be judged without Android: manifest and resources are linked by aapt2, the Java is compiled, and
both say the same as the rest of the repository. Once for an app with a server, once for one without."""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

import java_stubs
import tree

sys.path.insert(0, tree.path("platform/android"))
import r8_rules

FRAMEWORK = "/usr/share/android-framework-res/framework-res.apk"
A = "{http://schemas.android.com/apk/res/android}"
TOOLS = "{http://schemas.android.com/tools}"
# Younger than the framework at hand (API 29): aapt2 cannot know them. Anything else that it does not know is a mistake.
YOUNGER = ("dataExtractionRules", "enableOnBackInvokedCallback", "localeConfig")
YOUNGER_ITEMS = ("windowSplashScreenBackground", "windowSplashScreenAnimatedIcon")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def prepare(package):
    """What Qt and Gradle would do to the manifest, and without what is too young."""
    file = os.path.join(package, "AndroidManifest.xml")
    with open(file, encoding="utf-8") as opened:
        text = opened.read()
    text = re.sub(r"-- %%INSERT_VERSION_CODE%% --", "100", text)
    text = re.sub(r"-- %%INSERT_\w+%% --", "x", text)
    text = text.replace("<manifest ", '<manifest package="org.greatarchitects.app" ', 1)
    for name in YOUNGER:
        text = re.sub(rf'\s+android:{name}="[^"]*"', "", text)
    with open(file, "w", encoding="utf-8") as opened:
        opened.write(text)
    for themes in glob.glob(os.path.join(package, "res", "values*", "themes.xml")):
        with open(themes, encoding="utf-8") as opened:
            text = opened.read()
        for name in YOUNGER_ITEMS:
            text = re.sub(rf'\s+<item name="android:{name}">[^<]*</item>', "", text)
        with open(themes, "w", encoding="utf-8") as opened:
            opened.write(text)


def link(package, out):
    """The faults that aapt2 finds; empty if it links."""
    compiled = run("aapt2", "compile", "--dir", os.path.join(package, "res"), "-o", os.path.join(out, "res.zip"))
    if compiled.returncode != 0:
        return compiled.stderr
    linked = run("aapt2", "link", "-I", FRAMEWORK, "--manifest", os.path.join(package, "AndroidManifest.xml"), "--java", os.path.join(out, "java"),
                 "--min-sdk-version", "28", "--target-sdk-version", "29", "-o", os.path.join(out, "linked.apk"), os.path.join(out, "res.zip"))
    return linked.stderr if linked.returncode != 0 else ""


def compile_java(package, out):
    """The faults that javac finds, warnings included."""
    stubs = java_stubs.write(os.path.join(out, "stubs"))
    ours = [file for folder in ("src", "src-online") for file in glob.glob(os.path.join(package, folder, "**", "*.java"), recursive=True)]
    resources = glob.glob(os.path.join(out, "java", "**", "R.java"), recursive=True)
    done = run("javac", "--release", "17", "-Xlint:all,-serial", "-Werror", "-d", os.path.join(out, "classes"), *stubs, *resources, *ours)
    return done.stderr if done.returncode != 0 else ""


class Package(unittest.TestCase):
    host = tree.HOST

    @classmethod
    def setUpClass(cls):
        cls.out = tempfile.mkdtemp()
        cls.package = os.path.join(cls.out, "package")
        tree.android_package(cls.package, cls.host)
        cls.manifest = xml.parse(os.path.join(cls.package, "AndroidManifest.xml")).getroot()
        prepare(cls.package)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.out)

    def permissions(self):
        return {p.get(A + "name") for p in self.manifest.findall("uses-permission") if p.get(TOOLS + "node") != "remove"}

    def test_manifest_and_resources_link_and_the_java_compiles(self):
        self.assertEqual(link(self.package, self.out), "")
        self.assertEqual(compile_java(self.package, self.out), "")

    def test_every_class_that_the_manifest_names_is_ours_or_known(self):
        for item in self.manifest.iter():
            name = item.get(A + "name", "")
            if item.tag in ("activity", "service", "receiver", "provider") and name.startswith("org.greatarchitects."):
                where = name.replace(".", "/") + ".java"
                self.assertTrue(any(os.path.exists(os.path.join(self.package, folder, where)) for folder in ("src", "src-online")), name)

    def test_only_the_window_can_be_called_by_others(self):
        for item in self.manifest.find("application"):
            if item.tag in ("activity", "service"):
                self.assertEqual(item.get(A + "exported"), "true" if item.tag == "activity" else "false", item.get(A + "name"))

    def test_the_start_picture_stays_until_the_app_takes_it_away(self):
        said = {m.get(A + "name"): m.get(A + "value") or m.get(A + "resource") for m in self.manifest.find("application/activity").iter("meta-data")}
        self.assertEqual(said["android.app.splash_screen_drawable"], "@drawable/splash")
        self.assertEqual(said["android.app.splash_screen_sticky"], "true")
        self.assertIn("hideSplashScreen(", tree.read("platform/common/platform_android.cpp"))

    def test_nothing_is_left_to_fill_in(self):
        for name in ("AndroidManifest.xml", "build.gradle", "settings.gradle"):
            with open(os.path.join(self.package, name), encoding="utf-8") as file:
                self.assertNotRegex(file.read(), r"@[A-Z_]+@", name)


class WithServer(Package):
    def test_it_asks_for_the_permissions_it_uses_and_no_other(self):
        self.assertEqual(self.permissions(), {"android.permission." + name for name in ("INTERNET", "ACCESS_NETWORK_STATE", "POST_NOTIFICATIONS")})

    def test_invitations_open_it_from_our_site_and_by_our_scheme(self):
        links = {(data.get(A + "scheme"), data.get(A + "host"), data.get(A + "pathPrefix")) for data in self.manifest.iter("data")}
        self.assertEqual(links, {("https", self.host, "/join/"), ("greatarchitects", "join", None)})
        self.assertIn("greatarchitects://join/", tree.read("platform/firebase/hosting/join.js"))
        self.assertIn("greatarchitects://join/", tree.read("qml/model/online_model.h"))

    def test_the_channels_are_those_that_the_server_names(self):
        java = set(re.findall(r'static final String \w+ = "(\w+)"', tree.read("platform/android/src/org/greatarchitects/app/NotificationChannels.java")))
        server = re.search(r"channelId: (.*?),", tree.read("platform/firebase/functions/src/server/fcm.ts")).group(1)
        self.assertEqual(java, set(re.findall(r'"(\w+)"', server)) - {"emote"})
        default = [m.get(A + "value") for m in self.manifest.iter("meta-data") if m.get(A + "name", "").endswith("default_notification_channel_id")]
        self.assertEqual(len(default), 1)
        self.assertIn(default[0], java)

    def test_nothing_is_fetched_or_measured_before_somebody_plays_with_friends(self):
        said = {m.get(A + "name"): m.get(A + "value") for m in self.manifest.iter("meta-data")}
        self.assertEqual(said["firebase_messaging_auto_init_enabled"], "false")
        self.assertEqual(said["firebase_analytics_collection_deactivated"], "true")

    def test_no_advertising_id_is_read(self):
        removed = {p.get(A + "name") for p in self.manifest.findall("uses-permission") if p.get(TOOLS + "node") == "remove"}
        self.assertIn("com.google.android.gms.permission.AD_ID", removed)


class WithoutServer(Package):
    host = ""

    def test_it_asks_for_nothing(self):
        self.assertEqual(self.permissions(), set())
        self.assertEqual(list(self.manifest.iter("service")), [])
        self.assertEqual(list(self.manifest.iter("data")), [])


class Resources(unittest.TestCase):
    def test_the_system_offers_the_languages_of_the_app(self):
        config = xml.fromstring(tree.read("platform/android/res/xml/locales_config.xml"))
        self.assertEqual([locale.get(A + "name") for locale in config], tree.LANGUAGES)
        filters = re.search(r"localeFilters \+= \[(.*?)\]", tree.read("platform/android/build.gradle.in")).group(1)
        self.assertEqual(re.findall(r"'(\w+)'", filters), tree.LANGUAGES)

    def test_every_text_is_there_in_every_language(self):
        def texts(folder):
            return {s.get("name"): s for s in xml.fromstring(tree.read(f"platform/android/res/{folder}/strings.xml"))}
        english = {name for name, text in texts("values").items() if text.get("translatable") != "false"}
        for language in tree.LANGUAGES[1:]:
            self.assertEqual(set(texts(f"values-{language}")), english, language)
            self.assertTrue(all(text.text.strip() for text in texts(f"values-{language}").values()), language)

    def test_backups_take_the_matches_and_nothing_else(self):
        name = re.search(r'folder \+ QStringLiteral\("/([\w.-]+\.db)"\)', tree.read("platform/app/app_store.cpp")).group(1)
        taken = [("file", name), ("file", name + "-wal")]
        old = xml.fromstring(tree.read("platform/android/res/xml/backup_rules.xml"))
        self.assertEqual([(i.get("domain"), i.get("path")) for i in old], taken)
        for part in xml.fromstring(tree.read("platform/android/res/xml/data_extraction_rules.xml")):
            self.assertEqual([(i.tag, i.get("domain"), i.get("path")) for i in part], [("include", *one) for one in taken], part.tag)

    def test_the_start_has_the_colours_of_the_app_by_day_and_night(self):
        theme = tree.read("qml/ui/Theme.qml")
        night, day = re.search(r'color page: night \? "(#\w+)" : "(#\w+)"', theme).groups()
        for folder, colour in (("values", day), ("values-night", night)):
            colours = {c.get("name"): c.text for c in xml.fromstring(tree.read(f"platform/android/res/{folder}/colors.xml"))}
            self.assertEqual(colours["page"].upper(), colour.upper(), folder)

    def test_the_levels_are_those_of_the_build_page(self):
        cmake = tree.read("platform/cmake/Phones.cmake")
        for name, value in (("MIN_SDK", "28"), ("TARGET_SDK", "36"), ("COMPILE_SDK", "36")):
            self.assertRegex(cmake, rf"QT_ANDROID_{name}_VERSION {value}\b")
        self.assertIn("minimum 28, target and compile 36", tree.read("platform/BUILDING.md"))

    def test_versions_are_pinned(self):
        gradle = tree.read("platform/android/build.gradle.in")
        coordinates = re.findall(r"(?:classpath|implementation) '([^']+)'", gradle)
        self.assertGreater(len(coordinates), 4)
        for one in coordinates:
            self.assertRegex(one, r"^[\w.-]+:[\w-]+:\d+(\.\d+)+$")
        self.assertRegex(tree.read("platform/android/gradle/wrapper/gradle-wrapper.properties"), r"(?m)^distributionSha256Sum=[0-9a-f]{64}$")


class Gradle(unittest.TestCase):
    """Gradle cannot run here: its files are read."""

    def setUp(self):
        self.out = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.out)
        tree.android_package(self.out, tree.HOST)

    def text(self, name):
        with open(os.path.join(self.out, name), encoding="utf-8") as file:
            return file.read()

    def test_qt_finds_no_other_namespace_than_its_own(self):
        # As androiddeployqt reads it: of every line that is no remark and has the word, all that follows the first "=" or space; the last one counts.
        said = [line.strip() for line in self.text("build.gradle").splitlines()]
        said = [line for line in said if "namespace" in line and not line.startswith(("//", "*", "/*"))]
        self.assertEqual([re.split("=| ", line, maxsplit=1)[-1].strip() for line in said], ["androidPackageName"])

    def test_qt_finds_the_package_that_gradle_makes(self):
        # androiddeployqt looks for <folder>-release-unsigned.apk, and signs that: Gradle must neither sign nor give another name.
        self.assertNotRegex(self.text("build.gradle"), r"(?i)signingConfig|archivesBaseName|archivesName|outputFileName")
        self.assertNotIn("rootProject.name", self.text("settings.gradle"))

    def test_lint_has_a_baseline_in_the_package_that_forgives_nothing_of_ours_unseen(self):
        gradle = self.text("build.gradle")
        self.assertIn("abortOnError project.hasProperty('strictLint')", gradle)
        for name in re.findall(r"(?:baseline |lintConfig )file\('([^']+)'\)", gradle):
            self.assertIsNotNone(xml.fromstring(self.text(name)), name)
        forgiven = [issue.get("id") for issue in xml.fromstring(self.text("lint-baseline.xml")).iter("issue")]
        self.assertEqual(forgiven, [])      # who adds one says here why it is no fault

    def test_a_release_of_the_sdk_is_no_build_to_include(self):
        self.assertNotIn("includeBuild", self.text("settings.gradle"))
        self.assertIn("gradle.ext.firebase_cpp_sdk_dir = '/sdk'", self.text("settings.gradle"))

    def test_the_rules_of_every_library_of_the_sdk_are_given_to_r8_in_time(self):
        gradle = self.text("build.gradle")
        used = re.search(r"firebaseCpp.dependencies \{(.*?)\}", gradle, re.DOTALL).group(1).split()
        given = re.findall(r"'(\w+)'", re.search(r"\[(.*?)\]\.each \{ library", gradle).group(1))
        self.assertEqual(given, [re.sub("[A-Z]", lambda letter: "_" + letter.group().lower(), name) for name in used])
        self.assertEqual(given, list(r8_rules.LIBRARIES))
        self.assertLess(gradle.index(".each { library"), gradle.index("apply from:"))

    def test_a_rule_that_did_not_arrive_is_found(self):
        ours = tree.read("platform/android/proguard-rules.pro")
        told = ours + "".join(f"# The section is /sdk/libs/android/{name}.pro\n" for name in r8_rules.LIBRARIES)
        self.assertEqual(r8_rules.missing(told, ours, True), [])
        self.assertEqual(r8_rules.missing(ours, ours, False), [])
        self.assertEqual(r8_rules.missing(told.replace("messaging.pro", ""), ours, True), ["libs/android/messaging.pro of the Firebase C++ SDK"])
        self.assertEqual(r8_rules.missing(told.replace("-keep class org.greatarchitects.app.Phone", ""), ours, True), ["-keep class org.greatarchitects.app.Phone { *; }"])


SIGNATURES = {"void": "V", "boolean": "Z", "int": "I", "float": "F", "String": "Ljava/lang/String;"}


def descriptor(returns, parameters):
    kinds = [part.split()[0] for part in parameters.split(",") if part.strip()]
    return f"({''.join(SIGNATURES[kind] for kind in kinds)}){SIGNATURES[returns]}"


class Door(unittest.TestCase):
    """Between C++ and Java nobody checks names and types but us."""

    def setUp(self):
        self.java = tree.read("platform/android/src/org/greatarchitects/app/Phone.java")
        self.cpp = tree.read("platform/common/platform_android.cpp")

    def test_what_cpp_calls_java_has(self):
        has = {name: descriptor(returns, parameters)
               for returns, name, parameters in re.findall(r"public static (?:synchronized )?(\w+) (\w+)\((.*?)\)", self.java)}
        calls = dict(re.findall(r'ask<\w+>\("(\w+)", "([^"]+)"', self.cpp))
        calls.update({name: "()Ljava/lang/String;" for name in re.findall(r'askText\("(\w+)"\)', self.cpp)})
        self.assertEqual(calls, has)

    def test_what_java_tells_cpp_hears(self):
        tells = {name: descriptor("void", parameters) for name, parameters in re.findall(r"private static native void (\w+)\((.*?)\);", self.java)}
        self.assertEqual(dict(re.findall(r'\{"(\w+)", "([^"]+)",', self.cpp)), tells)

    def test_r8_keeps_it(self):
        self.assertIn("-keep class org.greatarchitects.app.Phone { *; }", tree.read("platform/android/proguard-rules.pro"))


class Objections(unittest.TestCase):
    """A check that cannot object says nothing."""

    def setUp(self):
        self.out = tempfile.mkdtemp()
        self.package = os.path.join(self.out, "package")
        tree.android_package(self.package, tree.HOST)
        prepare(self.package)

    def tearDown(self):
        shutil.rmtree(self.out)

    def spoil(self, name, before, after):
        file = os.path.join(self.package, name)
        with open(file, encoding="utf-8") as opened:
            text = opened.read()
        self.assertIn(before, text)
        with open(file, "w", encoding="utf-8") as opened:
            opened.write(text.replace(before, after, 1))

    def test_a_misspelt_attribute_is_found(self):
        self.spoil("AndroidManifest.xml", "android:allowBackup", "android:alowBackup")
        self.assertIn("alowBackup", link(self.package, self.out))

    def test_a_missing_resource_is_found(self):
        os.remove(os.path.join(self.package, "res/xml/backup_rules.xml"))
        self.assertIn("backup_rules", link(self.package, self.out))

    def test_a_mistake_in_java_is_found(self):
        self.assertEqual(link(self.package, self.out), "")
        self.spoil("src/org/greatarchitects/app/Phone.java", "FLAG_KEEP_SCREEN_ON", "FLAG_KEEP_SCREEN_ONE")
        self.assertIn("FLAG_KEEP_SCREEN_ONE", compile_java(self.package, self.out))


del Package     # only its two kinds are packages

if __name__ == "__main__":
    unittest.main()
