"""Plays at a real table as somebody does who only hears: the real app, the system's accessibility bus, and a client that knows
nothing but that tree. What the match's history tells must have been announced, each line once and in its order.

    heard_test.py PROGRAM TITLES GAME [PRESSES]    PRESSES at things of the table (40 if not said); run it with a session bus and an X display
"""
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

import gi
gi.require_version("Atspi", "2.0")
import pyatspi
from gi.repository import Atspi, GLib

Atspi.set_timeout(60000, 60000)     # a busy machine answers late

# Always there, and no part of a turn.
ASIDE = re.compile(r"^(Back|Menu|Hint|Undo|Score|History|Close|Back to the match)$")


class App:
    """The program, as the accessibility bus shows it."""

    def __init__(self, program):
        self.heard = []
        self.launcher = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)
        pyatspi.Registry.registerEventListener(self.on_showing, "object:state-changed:showing")
        self.folder = tempfile.TemporaryDirectory()
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb",
                           QT_QUICK_BACKEND="software", LANG="C.UTF-8", XDG_RUNTIME_DIR=self.folder.name)
        self.process = subprocess.Popen([program, "--store", os.path.join(self.folder.name, "matches.db")], env=environment)
        self.root = self.wait_for(self.find_root, "the app on the accessibility bus")

    def find_root(self):
        for one in pyatspi.Registry.getDesktop(0):
            if one is not None and one.name == "Great Architects" and one.childCount > 0:
                return one
        return None

    def on_showing(self, event):
        try:
            if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
                self.heard.append(event.source.name)
        except GLib.GError:
            pass    # something else that was shown and is gone already

    def listen(self, seconds):
        """Takes in what is announced for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)

    def wait_for(self, get, what):
        for _ in range(200):
            found = get()
            if found:
                return found
            self.listen(0.1)
        raise AssertionError("there is no " + what)

    def showing(self, role=None):
        """Everything that is to be seen and can be used, from top to bottom."""
        found = []

        def visit(one):
            try:
                states = one.getState()
                if states.contains(pyatspi.STATE_SHOWING) and states.contains(pyatspi.STATE_ENABLED):
                    if role is None or one.getRole() == role:
                        found.append(one)
                children = [child for child in one if child is not None]
            except GLib.GError:
                return      # it is gone
            for child in children:
                visit(child)

        visit(self.root)
        return found

    def buttons(self):
        return self.showing(pyatspi.ROLE_PUSH_BUTTON)

    def button(self, name):
        return self.wait_for(lambda: next((one for one in self.buttons() if one.name == name), None), "button " + name)

    def press(self, one):
        try:
            one.queryAction().doAction(0)
        except GLib.GError:
            pass            # it went while we looked at the others

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.launcher.terminate()


def history_of(app):
    """The lines of the history, the oldest first, as its drawer tells them."""
    app.press(app.button("History"))
    app.listen(1)
    panel = next(one for one in app.showing(pyatspi.ROLE_PANEL) if one.name == "History")
    lines = [one.name for one in panel if one.getRole() == pyatspi.ROLE_PUSH_BUTTON and not ASIDE.match(one.name)]
    app.press(app.button("Close"))
    app.listen(1)
    return lines


def name_of(one):
    try:
        return one.name
    except GLib.GError:
        return ""           # it is gone


def walk(app, presses, chance):
    for _ in range(presses):
        buttons = [(name_of(one), one) for one in app.buttons()]
        close = [one for name, one in buttons if name == "Close"]       # a sheet lies over the table
        offers = [one for name, one in buttons if name and not ASIDE.match(name)]
        app.press(chance.choice(close or offers))
        app.listen(0.6)


def leave_sheets(app):
    """Whatever the last press has opened is closed: only then the table can be reached."""
    for _ in range(5):
        close = [one for one in app.buttons() if name_of(one) == "Close"]
        if not close:
            return
        app.press(close[0])
        app.listen(1)


def missing_from(lines, heard):
    """The first line that was not announced after those before it; None if all were."""
    said, at = " ".join(heard), 0
    for line in lines:
        found = said.find(line, at)
        if found < 0:
            return line
        at = found + len(line)
    return None


def main(program, title, presses):
    app = App(program)
    try:
        app.press(app.button(title))
        app.press(app.button("Begin"))
        app.listen(2)
        assert app.heard, "the table says nothing when one sits down"
        opening = len(history_of(app))
        walk(app, presses, random.Random(7))
        app.listen(3)
        leave_sheets(app)
        lines = history_of(app)[opening:]
        assert lines, "nothing happened in %d presses" % presses
        print("%s: %d announcements, %d lines of history" % (title, len(app.heard), len(lines)))
        line = missing_from(lines, app.heard)
        assert line is None, "not announced: %s\nheard:\n%s" % (line, "\n".join(app.heard))
    finally:
        app.close()


def title_of(titles, game):
    with open(titles, encoding="utf-8") as file:
        return next(one["title"] for one in json.load(file)["games"] if one["id"] == game)


if __name__ == "__main__":
    main(sys.argv[1], title_of(sys.argv[2], sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 40)
