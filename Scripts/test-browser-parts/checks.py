"""What the checks of the report have in common: one line for each, and how many fail."""

import json
import re

CARD_NAME = "Screens/profile-card.json @2x"
CARD = "#case=Screens%2Fprofile-card.json+%402x"
MODES = ("side", "swipe", "onion", "blink", "difference", "loupe", "trees")


class Checks:
    def __init__(self, page, report, snapshot):
        self.page, self.failures = page, 0
        self.report, self.snapshot = report, snapshot
        self.address = report.as_uri()
        text = report.read_text()
        self.data = json.loads(re.search(r'<script type="application/json" id="report">(.*?)</script>', text)[1])
        self.cases = self.data["cases"]

    def check(self, words, is_good, found=None):
        print(("   ok  " if is_good else "FAILED ") + words + ("" if is_good or found is None else f": {found!r}"))
        self.failures += not is_good

    def same(self, words, found, wanted):
        self.check(words, found == wanted, f"{found!r} instead of {wanted!r}")

    def open(self, where=""):
        self.page.open(self.address + where)

    def text(self, selector):
        return self.page.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def count(self, selector):
        return self.page.run(f"document.querySelectorAll({json.dumps(selector)}).length")

    def style(self, selector, name):
        return self.page.run(f"getComputedStyle(document.querySelector({json.dumps(selector)}))[{json.dumps(name)}]")

    def focused(self):
        return self.page.run("(one => one.id || one.name || one.className || one.tagName)(document.activeElement)")

    def cases_with(self, status):
        return [case for case in self.cases if case["snapshot"]["status"] == status]
