"""A headless Chromium that is spoken to by its DevTools protocol, over a pipe."""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import time

# Keys that are more than the letter they type: code, number, text.
NAMED_KEYS = {
    "Tab": ("Tab", 9, ""), "Enter": ("Enter", 13, "\r"), "Escape": ("Escape", 27, ""), " ": ("Space", 32, " "),
    "ArrowLeft": ("ArrowLeft", 37, ""), "ArrowUp": ("ArrowUp", 38, ""), "ArrowRight": ("ArrowRight", 39, ""),
    "ArrowDown": ("ArrowDown", 40, ""), "Home": ("Home", 36, ""), "End": ("End", 35, ""),
}
ALT, CONTROL, SHIFT = 1, 2, 8


class Chromium:
    """The browser as a process group of its own, so that none of its processes outlives it."""

    def __init__(self, scratch):
        program = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
        if program is None:
            raise OSError("there is no chromium-headless-shell, chromium or google-chrome")
        headless = [] if program.endswith("headless-shell") else ["--headless=new"]
        sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
        (to_read, self.to), (self.answers, from_write) = os.pipe(), os.pipe()
        # The browser reads from 3 and writes to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{to_read} 4>&{from_write}', "bash", program, *headless, *sandbox,
             "--remote-debugging-pipe", f"--user-data-dir={scratch}/profile", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--force-color-profile=srgb", "about:blank"],
            pass_fds=(to_read, from_write), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(to_read)
        os.close(from_write)
        self.rest, self.number, self.events = b"", 0, []

    def message(self, timeout):
        """The next message; None where none comes in time."""
        deadline = time.monotonic() + timeout
        while b"\0" not in self.rest:
            if not select.select([self.answers], [], [], max(0, deadline - time.monotonic()))[0]:
                return None
            block = os.read(self.answers, 1 << 20)
            if not block:
                raise OSError("Chromium has gone")
            self.rest += block
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def send(self, method, parameters, session):
        """The number under which the answer will come."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        block = json.dumps(message).encode() + b"\0"
        while block:
            block = block[os.write(self.to, block):]
        return self.number

    def call(self, method, parameters=None, session=None):
        """What a method answers; the events that come before are kept."""
        number = self.send(method, parameters or {}, session)
        while True:
            answer = self.message(60)
            if answer is None:
                raise OSError(f"Chromium does not answer to {method}")
            if answer.get("id") == number:
                if "error" in answer:
                    raise OSError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)
            if answer.get("method") == "Page.javascriptDialogOpening":
                # Nothing else is answered while a dialog is open.
                self.send("Page.handleJavaScriptDialog", {"accept": True}, answer.get("sessionId"))

    def close(self):
        try:
            self.call("Browser.close")
            self.process.wait(timeout=10)
        except (OSError, subprocess.TimeoutExpired):
            pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()


class Page:
    """A tab, and somebody who types and clicks in it."""

    def __init__(self, browser):
        self.browser = browser
        target = browser.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = browser.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility", "DOM"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        return self.browser.call(method, parameters, self.session)

    def open(self, address):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def run(self, script):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True,
                           userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise ValueError(f"{script}: {details.get('exception', {}).get('description', details['text'])}")
        return answer["result"].get("value")

    def wait(self, script, seconds=10):
        """Whether an expression becomes true in time."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.run(script):
                return True
            time.sleep(0.03)
        return False

    def size(self, width, height, scale=1, is_phone=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=is_phone)

    def prefer(self, **features):
        """What the system prefers: `color_scheme="dark"`, `reduced_motion="reduce"`."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-" + name.replace("_", "-"), "value": value} for name, value in features.items()])

    def key(self, name, modifiers=0):
        code, number, text = NAMED_KEYS.get(name, ("", ord(name[0].upper()), name))
        event = {"key": name, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **event)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        for letter in text:
            self.key(letter)

    def click(self, selector, x=0.5, y=0.5):
        """Clicks into the element, at shares of its width and height."""
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})")
        left, top, width, height = self.box(selector)
        place = {"x": left + x * width, "y": top + y * height}
        self.call("Input.dispatchMouseEvent", type="mouseMoved", **place)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **place)

    def box(self, selector):
        return self.run(f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
                        ".getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; })()")

    def accessible(self):
        """The nodes of the accessibility tree that are not ignored, as (role, name)."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [(node.get("role", {}).get("value", ""), node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored")]

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))
