#!/usr/bin/env python3
"""javac and clang judge our glue by declarations that were written by hand (java_stubs.py, ios_stubs). Here those are held against public descriptions of
the systems: every class, method and constant exists there, with that number of arguments. So what our glue calls exists.
descriptions_test.py <folder with node_modules/@nativescript>"""
import glob
import os
import re
import sys
import unittest

import java_stubs
import tree

PACKAGES = os.path.join(sys.argv[1], "node_modules", "@nativescript")
# Nobody describes these: Qt's, Google's and Firebase's own, and what androidx adds for sign-in.
UNDESCRIBED = ("org.qtproject.", "com.google.", "androidx.credentials.")


def count(arguments):
    """How many there are, whatever brackets they have themselves."""
    inner = None
    while inner != arguments:
        inner, arguments = arguments, re.sub(r"<[^<>]*>|\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]", "", arguments)
    return len([one for one in inner.split(",") if one.strip()])


def java_members(text):
    """(class, member, arguments or None for a constant) of a stub; inner classes as Outer.Inner."""
    bare = re.sub(r'"[^"]*"', '""', text)
    bare = re.sub(r"\)\s*\{[^{}]*\}", ");", bare)
    path, rest = [], bare
    while rest:
        opened = re.match(r"[^{};]*?\b(?:class|interface)\s+(\w+)[^{};]*\{", rest)
        if opened:
            path.append(opened.group(1))
            rest = rest[opened.end():]
            continue
        closed = re.match(r"\s*\}", rest)
        if closed:
            path.pop()
            rest = rest[closed.end():]
            continue
        member = re.match(r"\s*([^;{}]*);", rest)
        if not member:
            break
        rest = rest[member.end():]
        said = member.group(1)
        called = re.match(r".*?\b(\w+)\s*\((.*)\)$", said)
        if called:
            yield ".".join(path), called.group(1), count(called.group(2))
        elif said.strip():
            yield ".".join(path), re.split(r"[=\s]+", said.split("=")[0].strip())[-1], None


class Android:
    """The classes of a .d.ts file: {name: (parent, {member: set of numbers of arguments})}."""

    def __init__(self, file, wanted):
        self.classes, path = {}, []
        with open(file, encoding="utf-8") as lines:
            for line in lines:
                opened = re.match(r"\s*(?:declare |export |abstract )*(module|class|interface) ([\w.]+)(?:<.*?>)?(?: extends ([\w.]+))?.*\{$", line)
                if opened:
                    path.append(opened.group(2))
                    name = ".".join(path)
                    if opened.group(1) != "module" and name in wanted:
                        self.classes.setdefault(name, (opened.group(3), {}))
                elif re.match(r"\s*\}", line):
                    path = path[:-1]
                elif line.rstrip().endswith("{"):
                    path.append("")
                elif path and ".".join(path) in self.classes:
                    self.member(self.classes[".".join(path)][1], line)

    @staticmethod
    def member(members, line):
        said = re.match(r"\s*(?:public|protected) (?:static |abstract |final )*(\w+)\s*(\(.*\))?", line)
        if said:
            numbers = members.setdefault(said.group(1), set())
            numbers.add(count(re.sub(r"\)(?::.*)?$", "", said.group(2)[1:])) if said.group(2) else None)

    def has(self, name, member, arguments):
        seen = set()
        while name in self.classes and name not in seen:
            seen.add(name)
            parent, members = self.classes[name]
            if arguments in members.get(member, ()):
                return True
            name = parent
        return False


# Where a class has it from somebody whom our glue does not name.
PARENTS = ("android.view.ContextThemeWrapper", "android.content.ContextWrapper", "android.os.BaseBundle", "java.lang.Object")


class JavaStubs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.stubs = []
        for name, text in java_stubs.CLASSES.items():
            if not name.startswith(UNDESCRIBED):
                package, _, simple = name.rpartition(".")
                cls.stubs += [(f"{package}.{where}", member, arguments) for where, member, arguments in java_members(text)]
        file = os.path.join(PACKAGES, "types-android", "lib", "android", "android-platform-21-37-merged.d.ts")
        cls.described = Android(file, {where for where, _, _ in cls.stubs} | set(PARENTS))

    def test_everything_that_the_java_uses_exists_in_android(self):
        self.assertGreater(len(self.stubs), 60)
        wrong = []
        for where, member, arguments in self.stubs:
            simple = where.rpartition(".")[2]
            if where.endswith("TargetApi"):
                continue        # an annotation
            name = "constructor" if member == simple and arguments is not None else member
            if not self.described.has(where, name, arguments):
                wrong.append((where, name, arguments))
        self.assertEqual(wrong, [])

    def test_what_does_not_exist_is_found(self):
        self.assertTrue(self.described.has("android.app.Activity", "getWindow", 0))
        self.assertFalse(self.described.has("android.app.Activity", "getWindow", 1))
        self.assertFalse(self.described.has("android.app.Activity", "getWindows", 0))
        self.assertFalse(self.described.has("android.app.Activities", "getWindow", 0))


def objc_members(text):
    """(class or protocol, name as JavaScript says it, arguments or None for a property) of a header."""
    bare = re.sub(r"//.*", "", text)
    for kind, body in re.findall(r"@(?:interface|protocol) (\w+)(.*?)@end", bare, re.DOTALL):
        for said in re.findall(r"(?m)^[-+] \(.*?;", body, re.DOTALL):
            said = re.sub(r"\([^()]*\)", "", re.sub(r"\((?:[^()]|\([^()]*\))*\)", "", said))
            parts = re.findall(r"(\w+):", said)
            name = parts[0] + "".join(part[0].upper() + part[1:] for part in parts[1:]) if parts else re.match(r"[-+]\s*(\w+)", said).group(1)
            yield kind, name, len(parts)
        for name in re.findall(r"@property(?:\([^)]*\))?[^;]*?(\w+);", body):
            yield kind, name, None


class IosStubs(unittest.TestCase):
    # The language's own, which every description leaves out, and what clang makes of literals and loops.
    LANGUAGE = {("NSObject", name) for name in ("alloc", "init", "class", "isKindOfClass")} | {
        (kind, "countByEnumeratingWithStateObjectsCount") for kind in ("NSArray", "NSSet")}

    @classmethod
    def setUpClass(cls):
        cls.members = []
        cls.free = set()
        for file in glob.glob(tree.path("tests/platform/phones/ios_stubs/*/*.h")):
            text = tree.read(file)
            cls.members += list(objc_members(text))
            cls.free |= set(re.findall(r"(?m)^extern [\w* ]+\bconst (\w+);", text)) | set(re.findall(r"(?m)^(?:BOOL|CGFloat|CGRect) (\w+)\(", text))
        cls.text = ""
        for part in ("UIKit", "Foundation", "UserNotifications", "AuthenticationServices", "CoreGraphics", "CoreFoundation"):
            for file in glob.glob(os.path.join(PACKAGES, "types-ios", "lib", "ios", "objc-x86_64", f"objc!{part}.d.ts")):
                with open(file, encoding="utf-8") as opened:
                    cls.text += opened.read()

    def body(self, kind):
        found = re.search(rf"(?m)^(?:declare class|interface) {kind}\b.*?\{{\n(.*?)^\}}", self.text, re.DOTALL)
        parent = re.search(rf"(?m)^declare class {kind}\b(?:<.*?>)? extends (\w+)", self.text)
        return (found.group(1) if found else "") + (self.body(parent.group(1)) if parent else "")

    def has(self, kind, name, arguments):
        if arguments is None:
            asked = re.sub("^is([A-Z])", lambda letter: letter.group(1).lower(), name)      # a property's getter: isKeyWindow
            return re.search(rf"(?m)^\t(?:static )?(?:readonly )?(?:{name}|{asked})\??:", self.body(kind)) is not None
        said = re.findall(rf"(?m)^\t(?:static )?{name}\??(?:<.*?>)?\((.*)\):", self.body(kind))
        # A method without arguments may be described as a property.
        return any(count(one) == arguments for one in said) or arguments == 0 and self.has(kind, name, None)

    def test_everything_that_the_glue_uses_exists_in_ios(self):
        self.assertGreater(len(self.members), 40)
        wrong = [one for one in self.members if one[:2] not in self.LANGUAGE and not self.has(*one)]
        self.assertEqual(wrong, [])

    def test_functions_and_constants_exist_in_ios(self):
        self.assertGreater(len(self.free), 6)
        self.assertEqual([name for name in self.free if not re.search(rf"\b{name}\b", self.text)], [])

    def test_what_does_not_exist_is_found(self):
        self.assertTrue(self.has("UIApplication", "openURLOptionsCompletionHandler", 3))
        self.assertFalse(self.has("UIApplication", "openURLOptionsCompletionHandler", 2))
        self.assertFalse(self.has("UIApplication", "openURLsOptionsCompletionHandler", 3))
        self.assertFalse(self.has("UIApplications", "idleTimerDisabled", None))


if __name__ == "__main__":
    unittest.TestCase.maxDiff = None
    unittest.main(argv=sys.argv[:1])
