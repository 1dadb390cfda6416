"""A Chromium that keeps running and takes pictures of pages, spoken to over a pipe by its DevTools protocol."""

import base64
import json
import os
import select
import shutil
import subprocess
import time


class WarmChromium:
    @classmethod
    def start(cls, command, size, scratch):
        """The browser with a tab for each scale; None where there is none."""
        shell = shutil.which("chromium-headless-shell")
        program = shell or shutil.which("chromium") or shutil.which("google-chrome")
        if not program:
            return None
        return cls(command(program, [] if shell else ["--headless"]), size, scratch)

    def __init__(self, command, size, scratch):
        (to_read, self.to), (self.answers, from_write) = os.pipe(), os.pipe()
        # The browser reads from 3 and writes to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{to_read} 4>&{from_write}', "bash", *command, "--remote-debugging-pipe",
             f"--user-data-dir={scratch}/chromium"],
            pass_fds=(to_read, from_write), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.rest, self.number = b"", 0
        self.times, self.bytes, self.tabs = {1: [], 2: [], 3: []}, 0, {}
        self.scratch, self.page_size = scratch, size

    def open_pages(self):
        """Opens the screen at each scale and takes a first picture, which does not count."""
        for scale in self.times:
            target = self.call("Target.createTarget", {"url": f"file://{self.scratch}/screen-{scale}.html"})["targetId"]
            tab = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
            (width, height) = self.page_size
            metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
            self.call("Emulation.setDeviceMetricsOverride", metrics, tab)
            self.tabs[scale] = tab
        self.run()
        self.times = {scale: [] for scale in self.times}

    def call(self, method, parameters, tab=None):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if tab:
            message["sessionId"] = tab
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                if not select.select([self.answers], [], [], 60)[0]:
                    raise OSError("Chromium does not answer")
                block = os.read(self.answers, 1 << 20)
                if not block:
                    raise OSError("Chromium has gone")
                self.rest += block
            line, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.number:
                return answer["result"]

    def run(self):
        """Takes the three pictures, each to a PNG in memory."""
        for scale, tab in self.tabs.items():
            start = time.monotonic()
            png = base64.b64decode(self.call("Page.captureScreenshot", {"format": "png"}, tab)["data"])
            self.times[scale].append((time.monotonic() - start) * 1e3)
            self.bytes = len(png)

    def close(self):
        try:
            self.call("Browser.close", {})
            self.process.wait(timeout=10)
        except (OSError, KeyError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
