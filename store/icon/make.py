#!/usr/bin/env python3
"""Draws the app's icon once and writes it in every size that Android, iOS and the stores want.

store/icon/make.py [folder]     into the repository, or below another folder

The mark: a pyramid of limestone, lit from the upper left, its capstone gilded, the sun rising behind it, on lapis. It is drawn on a square
of 108, as Android's adaptive icons are: what may be cut off lies outside the circle of 66 in the middle. Needs rsvg-convert."""
import math
import os
import subprocess
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
APEX, LEFT, RIGHT, EDGE, FOOT = (54, 31), 27, 81, 59.5, 73     # the pyramid: its top, its corners, the edge between light and shade
SUN = (54, 42, 17.5)
COURSES = (45.5, 52.5, 59.5, 66.5)                            # where its layers of stone meet
DENSITIES = {"mdpi": 1, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4}

GROUNDS = {"day": ("#2F67AE", "#123463"), "night": ("#1E2B40", "#0B0F17")}


def at(y, corner):
    """Where the slope from the top to that corner is at this height."""
    return APEX[0] + (corner - APEX[0]) * (y - APEX[1]) / (FOOT - APEX[1])


def polygon(points, fill, more=""):
    return f'<polygon points="{" ".join(f"{x:.2f},{y:.2f}" for x, y in points)}" fill="{fill}" {more}/>'


def band(top, foot, side):
    """One course of stone on one side of the edge."""
    return [(at(top, side), top), (at(top, EDGE), top), (at(foot, EDGE), foot), (at(foot, side), foot)]


def ground(theme):
    upper, lower = GROUNDS[theme]
    return (f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{upper}"/>'
            f'<stop offset="1" stop-color="{lower}"/></linearGradient></defs><rect width="108" height="108" fill="url(#sky)"/>')


def sun():
    x, y, r = SUN
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="{r + d}" fill="none" stroke="#F2CF7A" stroke-opacity="{o}" stroke-width="{w}"/>'
                    for d, o, w in ((3.4, 0.55, 0.9), (6.6, 0.28, 0.7)))
    return (f'<defs><radialGradient id="disc" cx="0.42" cy="0.34" r="0.75"><stop offset="0" stop-color="#EE8A5E"/>'
            f'<stop offset="1" stop-color="#B5432E"/></radialGradient></defs>{rings}<circle cx="{x}" cy="{y}" r="{r}" fill="url(#disc)"/>')


def pyramid():
    parts, heights = [], [APEX[1], *COURSES, FOOT]
    for i, (top, foot) in enumerate(zip(heights, heights[1:])):
        if i == 0:
            continue
        parts.append(polygon(band(top, foot, LEFT), ("#FBF2DD", "#F4E7CB")[i % 2]))
        parts.append(polygon(band(top, foot, RIGHT), ("#C2A271", "#B3915F")[i % 2]))
    cap = COURSES[0]
    parts.append(polygon([APEX, (at(cap, EDGE), cap), (at(cap, LEFT), cap)], "#F2C24E"))
    parts.append(polygon([APEX, (at(cap, RIGHT), cap), (at(cap, EDGE), cap)], "#B37A16"))
    joints = "".join(f'<path d="M{at(y, LEFT) + 0.2:.2f} {y}H{at(y, EDGE):.2f}" stroke="#D9C49B" stroke-width="0.5"/>'
                     f'<path d="M{at(y, EDGE):.2f} {y}H{at(y, RIGHT) - 0.2:.2f}" stroke="#97784A" stroke-width="0.5"/>' for y in COURSES[1:])
    return "".join(parts) + joints


def shadow():
    return polygon([(LEFT + 3, FOOT), (RIGHT, FOOT), (RIGHT + 7, FOOT + 3.2), (LEFT + 11, FOOT + 3.2)], "#000000", 'fill-opacity="0.22"')


def silhouette(colour):
    """One colour: the sun as a ring, the capstone cut off from its pyramid."""
    x, y, r = SUN
    cap, gap = COURSES[0], 2.2
    below = cap + gap
    width, end = 3.4, 0.0
    while True:     # the ring stops where it would come too close to the stone
        px, py = x + r * math.sin(end), y - r * math.cos(end)
        if py > cap and px - at(py, RIGHT) < width / 2 + gap:
            break
        end += 0.01
    arc = (f'<path d="M{2 * x - px:.2f} {py:.2f} A{r} {r} 0 1 1 {px:.2f} {py:.2f}" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    return (arc + polygon([APEX, (at(cap, RIGHT), cap), (at(cap, LEFT), cap)], colour)
            + polygon([(at(below, LEFT), below), (at(below, RIGHT), below), (RIGHT, FOOT), (LEFT, FOOT)], colour))


def svg(body, box="0 0 108 108"):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>\n'


FRONT = sun() + shadow() + pyramid()
WHOLE = "16 13 76 76"          # as much as iOS and Google Play show
DRAWINGS = {
    "foreground": svg(FRONT),
    "background": svg(ground("day")),
    "monochrome": svg(silhouette("#FFFFFF")),
    "notification": svg(silhouette("#FFFFFF"), "20 16 68 68"),
    "mark": svg(FRONT, WHOLE),
    "icon": svg(ground("day") + FRONT, WHOLE),
    "icon-dark": svg(ground("night") + FRONT, WHOLE),
    "icon-tinted": svg('<rect width="108" height="108" fill="#000000"/>' + silhouette("#FFFFFF"), WHOLE),
}


def sizes():
    """Every file: its name, which drawing, how many pixels wide and high."""
    for density, scale in DENSITIES.items():
        for layer in ("foreground", "background", "monochrome"):
            yield f"platform/android/res/mipmap-{density}/ic_launcher_{layer}.png", layer, round(108 * scale)
        yield f"platform/android/res/drawable-{density}/ic_notification.png", "notification", round(24 * scale)
        yield f"platform/android/res/drawable-{density}/splash_mark.png", "foreground", round(240 * scale)
    for name in ("icon", "icon-dark", "icon-tinted"):
        yield f"platform/ios/Assets.xcassets/AppIcon.appiconset/{name}.png", name, 1024
    for scale, suffix in ((1, ""), (2, "@2x"), (3, "@3x")):
        yield f"platform/ios/Assets.xcassets/LaunchMark.imageset/mark{suffix}.png", "mark", 160 * scale
    yield "store/icon/google-play.png", "icon", 512


def main():
    into = sys.argv[1] if len(sys.argv) > 1 else ROOT
    for name, drawing, pixels in sizes():
        file = os.path.join(into, name)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        # Apple wants no transparency in an icon; ours are painted to the edge.
        subprocess.run(["rsvg-convert", "-w", str(pixels), "-h", str(pixels), "-o", file], input=DRAWINGS[drawing].encode(), check=True)
    with open(os.path.join(into, "store/icon/icon.svg"), "w", encoding="utf-8") as file:
        file.write(DRAWINGS["icon"])


if __name__ == "__main__":
    main()
