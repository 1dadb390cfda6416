#!/usr/bin/env python3
"""Draws scenes with Skia (skia-python) for the raster benchmark, which tells it what to do on standard input:

  scene WIDTH HEIGHT COUNT    and COUNT lines, one for each step, as `SceneStep.line` writes them
  text WIDTH HEIGHT LINES LETTERS SIZE DISTANCE FILE
                              a page of text; FILE is written with the outlines and places of its glyphs
  draw TIMES                  draws the scene so often; answers the milliseconds of the processor that one takes

A scene is recorded once and played back, so that no Python is in the times.
"""

import json
import math
import sys
import time

import skia

RECTANGLE, ROUNDED, BORDER, GRADIENT, TURNED, GROUP = range(6)


def color(red, green, blue, alpha=1.0):
    return skia.Color4f(red, green, blue, alpha)


def draw(canvas, steps, place, count):
    """Draws so many steps from a place on; groups count as one with their members. Answers the place behind them."""
    for _ in range(count):
        kind, x, y, width, height, radius, line, angle, members, red, green, blue, alpha, *last = steps[place]
        place += 1
        rect = skia.Rect.MakeXYWH(x, y, width, height)
        paint = skia.Paint(AntiAlias=True, Color4f=color(red, green, blue, alpha))
        if kind == ROUNDED:
            canvas.drawRoundRect(rect, radius, radius, paint)
        elif kind == BORDER:
            outer = skia.RRect.MakeRectXY(rect, radius, radius)
            inner = skia.RRect.MakeRectXY(rect.makeInset(line, line), radius - line, radius - line)
            canvas.drawDRRect(outer, inner, paint)
        elif kind == GRADIENT:
            colors = [color(red, green, blue).toColor(), color(*last).toColor()]
            points = [skia.Point(x, y), skia.Point(x + width, y + height)]
            paint.setShader(skia.GradientShader.MakeLinear(points, colors))
            canvas.drawRect(rect, paint)
        elif kind == TURNED:
            canvas.save()
            canvas.rotate(math.degrees(angle), x + width / 2, y + height / 2)
            canvas.drawRect(rect, paint)
            canvas.restore()
        elif kind == GROUP:
            canvas.save()
            if radius > 0:
                canvas.clipRRect(skia.RRect.MakeRectXY(rect, radius, radius), True)
            else:
                canvas.clipRect(rect, True)
            canvas.saveLayerAlpha(None, round(255 * alpha))
            place = draw(canvas, steps, place, int(members))
            canvas.restore()
            canvas.restore()
        else:
            canvas.drawRect(rect, paint)
    return place


FONTS = ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
WORDS = "agenda budget draft Friday invoice lunch meeting notes order photos plan please project release review".split()
KINDS = {
    skia.Path.kMove_Verb: ("move", 0), skia.Path.kLine_Verb: ("line", 1), skia.Path.kQuad_Verb: ("quad", 1),
    skia.Path.kCubic_Verb: ("cubic", 1), skia.Path.kClose_Verb: ("close", 9),
}


def text_page(canvas, lines, letters, size, distance, file):
    """Draws lines of black letters at quarters of a pixel, and writes their outlines and places to a file."""
    typeface = next((font for font in map(skia.Typeface.MakeFromFile, FONTS) if font), None)
    font = skia.Font(typeface, size)
    font.setSubpixel(True)
    font.setHinting(skia.FontHinting.kNone)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    canvas.clear(skia.ColorWHITE)
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorBLACK)
    places, outlines, page = {}, [], []
    for line in range(lines):
        text = " ".join(WORDS[(line * 7 + place * 5) % len(WORDS)] for place in range(letters))[:letters]
        glyphs = font.textToGlyphs(text)
        x, marks, positions = 24.0, [], []
        for glyph, width in zip(glyphs, font.getWidths(glyphs)):
            place = math.floor(x * 4 + 0.5) / 4
            if glyph not in places:
                places[glyph] = len(outlines)
                path = font.getPath(glyph) or skia.Path()
                outlines.append([
                    {"kind": kind, "points": [number for point in points[first:] for number in (point.x(), point.y())]}
                    for verb, points in path if verb in KINDS for kind, first in [KINDS[verb]]
                ])
            marks.append({"outline": places[glyph], "x": place})
            positions.append(place)
            x += width
        builder = skia.TextBlobBuilder()
        builder.allocRunPosH(font, glyphs, positions, 0)
        canvas.drawTextBlob(builder.make(), 0, (line + 1) * distance, paint)
        page.append(marks)
    with open(file, "w") as target:
        json.dump({"outlines": outlines, "lines": page}, target)


def recording(width, height):
    recorder = skia.PictureRecorder()
    return recorder, recorder.beginRecording(skia.Rect.MakeWH(width, height))


def main():
    picture = surface = None
    for line in sys.stdin:
        verb, *words = line.split()
        if verb == "scene":
            width, height, count = map(int, words)
            steps = [[float(word) for word in sys.stdin.readline().split()] for _ in range(count)]
            recorder, canvas = recording(width, height)
            place = 0
            while place < len(steps):
                place = draw(canvas, steps, place, 1)
            picture = recorder.finishRecordingAsPicture()
            surface = skia.Surface.MakeRasterN32Premul(width, height)
            print("ready", flush=True)
        elif verb == "text":
            width, height, lines, letters = map(int, words[:4])
            recorder, canvas = recording(width, height)
            text_page(canvas, lines, letters, *map(float, words[4:6]), words[6])
            picture = recorder.finishRecordingAsPicture()
            surface = skia.Surface.MakeRasterN32Premul(width, height)
            print("ready", flush=True)
        else:
            times = int(words[0])
            start = time.thread_time()
            for _ in range(times):
                surface.getCanvas().drawPicture(picture)
            print((time.thread_time() - start) * 1e3 / times, flush=True)


main()
