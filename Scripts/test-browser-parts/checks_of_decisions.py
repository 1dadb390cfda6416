"""The decisions in the report, and their file, which `snapshot accept --decisions` takes."""

import json
import subprocess
import time

from checks import CARD, CARD_NAME

PRESSED = "[...document.querySelectorAll('main .verdict')].map(one => one.getAttribute('aria-pressed'))"


def deciding(checks, page):
    checks.open(CARD)
    page.run("sessionStorage.clear()")
    checks.open()
    checks.open(CARD)
    checks.check("nothing is to be saved at first", page.run("document.getElementById('save').hidden"))
    page.key("a")
    checks.same("a accepts a snapshot", page.run(PRESSED), ["true", "false"])
    checks.same("which the list shows", checks.text("a.row[aria-current] .sign"), "✓")
    checks.same("and is announced", checks.text("#said"), "Accepted")
    page.key("x")
    checks.same("x rejects it instead", page.run(PRESSED), ["false", "true"])
    page.click("main .verdict.to-reject")
    checks.same("a second press takes a decision back", page.run(PRESSED), ["false", "false"])
    checks.check("with the sign in the list", page.run("document.querySelector('a.row[aria-current] .sign').hidden"))
    page.click("main .verdict.to-accept")
    group = next(one for one in checks.data["groups"] if "Flight Mode" in one["cause"])
    page.run(f"location.hash = new URLSearchParams({{ group: {json.dumps(group['cause'])} }})")
    page.wait("document.body.dataset.view === 'group'", 3)
    page.click("main .verdict.to-reject")
    open_cases = [checks.cases[index] for index in group["cases"] if checks.cases[index].get("digest")]
    checks.same("all with a cause are rejected at once", checks.text("#save"),
                f"Save {1 + len(open_cases)} decisions")
    page.run("location.reload()")
    checks.check("decisions outlive a reload", page.wait(
        f"document.getElementById('save')?.textContent === 'Save {1 + len(open_cases)} decisions'", 5))
    checks.open("#case=Screens%2Fthirds-snapped.json+%402x")
    checks.same("what has no new snapshot is not decided", checks.count("main .verdict"), 0)
    checks.open("#case=CardTests%2Fsummary%28%29+lines")
    checks.same("a text is", checks.count("main .verdict"), 2)
    saving(checks, page, open_cases)


def saving(checks, page, rejected):
    folder = checks.report.parent
    saved = folder / "decisions.json"
    page.browser.call("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder)})
    page.click("#save")
    checks.check("saving shows the command", page.wait("document.getElementById('saved').open", 3))
    checks.same("with all results", checks.text("#saved .command code"), checks.data["decide"])
    for _ in range(50):
        if saved.exists():
            break
        time.sleep(0.1)
    decisions = json.loads(saved.read_text())
    verdicts = {one["name"]: one["decision"] for one in decisions["decisions"]}
    wanted = {CARD_NAME: "accept"} | {one["snapshot"]["name"]: "reject" for one in rejected}
    checks.same("the file has the decisions", (decisions["version"], verdicts), (1, wanted))
    page.key("Escape")
    answer = subprocess.run([checks.snapshot, "accept", "--decisions", "decisions.json"], cwd=folder,
                            capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"})
    checks.same("the command takes it", (answer.returncode, answer.stdout),
                (0, f"1 reference accepted, {len(rejected)} rejected\n"))
    page.run("sessionStorage.clear()")
