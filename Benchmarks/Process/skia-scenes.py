#!/usr/bin/env python3
"""Draws scenes with Skia (skia-python) for the raster benchmark, which tells it what to do on standard input:

  scene WIDTH HEIGHT COUNT    and COUNT lines, one for each step, as `SceneStep.line` writes them
  draw TIMES                  draws the scene so often; answers the milliseconds of the processor that one takes

A scene is recorded once and played back, so that no Python is in the times.
"""

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


def main():
    picture = surface = None
    for line in sys.stdin:
        verb, *words = line.split()
        if verb == "scene":
            width, height, count = map(int, words)
            steps = [[float(word) for word in sys.stdin.readline().split()] for _ in range(count)]
            recorder = skia.PictureRecorder()
            canvas = recorder.beginRecording(skia.Rect.MakeWH(width, height))
            place = 0
            while place < len(steps):
                place = draw(canvas, steps, place, 1)
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
