#!/usr/bin/env python3
"""Every icon is there, in the size it says, and as store/icon/make.py draws it."""
import glob
import os
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

import tree

sys.dont_write_bytecode = True
sys.path.insert(0, tree.path("store/icon"))
import make  # noqa: E402


def header(file):
    """Width, height and kind of colour of a PNG."""
    with open(file, "rb") as opened:
        data = opened.read(33)
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR", file
    width, height, _, colour = struct.unpack(">IIBB", data[16:26])
    return width, height, colour


def pixels(file):
    """Its unpacked bytes: what is drawn, whatever the packer did. Only for pictures of 8 bits that are not interlaced."""
    with open(file, "rb") as opened:
        data = opened.read()
    packed, at = b"", 8
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IDAT":
            packed += data[at + 8:at + 8 + size]
        at += 12 + size
    return zlib.decompress(packed)


class Icons(unittest.TestCase):
    def test_every_size_is_there_and_true(self):
        for name, _, size in make.sizes():
            self.assertTrue(os.path.exists(tree.path(name)), name)
            self.assertEqual(header(tree.path(name))[:2], (size, size), name)

    def test_none_is_left_over(self):
        wanted = {tree.path(name) for name, _, _ in make.sizes()}
        there = set(glob.glob(tree.path("platform/android/res/**/*.png"), recursive=True))
        there |= set(glob.glob(tree.path("platform/ios/**/*.png"), recursive=True))
        self.assertEqual(there - wanted, set())

    def test_the_drawing_reaches_the_edges_where_nothing_may_show_through(self):
        for name, drawing, _ in make.sizes():
            if drawing.startswith("icon") or drawing == "background":
                self.assertIn("<rect width=\"108\" height=\"108\"", make.DRAWINGS[drawing], name)

    def test_what_matters_lies_where_no_launcher_cuts(self):
        for x, y in (make.APEX, (make.LEFT, make.FOOT), (make.RIGHT, make.FOOT)):
            self.assertLessEqual((x - 54) ** 2 + (y - 54) ** 2, 33.05 ** 2)

    def test_they_are_as_the_script_draws_them(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "-B", tree.path("store/icon/make.py"), folder], check=True)
            for name, _, size in make.sizes():
                if size <= 432:     # the large ones are the same drawings
                    self.assertEqual(pixels(os.path.join(folder, name)), pixels(tree.path(name)), f"{name}: run store/icon/make.py")


if __name__ == "__main__":
    unittest.main()
