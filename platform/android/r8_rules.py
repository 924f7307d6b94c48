#!/usr/bin/env python3
"""Says whether R8 was given every rule that keeps alive what C++ calls by name: ours, and with a server those of the Firebase C++ SDK.
    r8_rules.py [--online] <configuration.txt of the build>
R8 writes down all it was told: build/<preset>/platform/app/android-build/build/outputs/mapping/release/configuration.txt."""
import os
import sys

LIBRARIES = ("app", "app_check", "auth", "database", "functions", "messaging")


def rules_of(text):
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return [" ".join(line.split()) for line in lines if line]


def missing(configuration, ours, online):
    """What R8 should have been told and was not."""
    told = " ".join(rules_of(configuration))
    lacking = [rule for rule in rules_of(ours) if rule not in told]
    if online:
        lacking += [f"libs/android/{library}.pro of the Firebase C++ SDK" for library in LIBRARIES if f"libs/android/{library}.pro" not in configuration]
    return lacking


def main(arguments):
    online = "--online" in arguments
    files = [one for one in arguments if one != "--online"]
    if len(files) != 1:
        print(__doc__)
        return 2
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "proguard-rules.pro"), encoding="utf-8") as file:
        ours = file.read()
    with open(files[0], encoding="utf-8") as file:
        lacking = missing(file.read(), ours, online)
    for rule in lacking:
        print(f"R8 was not told: {rule}")
    print(f"{files[0]}: {'every rule arrived' if not lacking else f'{len(lacking)} rules are missing'}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
