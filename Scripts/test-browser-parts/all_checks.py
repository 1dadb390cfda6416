"""All checks of the report, in their order."""

import json

import checks_of_cases as cases
import checks_of_decisions as decisions
import checks_of_frames as moving
import checks_of_views as views
from checks import Checks


def run(page, report, snapshot):
    """How many checks fail."""
    checks = Checks(page, report, snapshot)
    page.size(1440, 900)
    page.prefer(color_scheme="light", reduced_motion="no-preference")
    for part in (cases.overview, cases.filters, views.keys, views.modes, views.motion, cases.reasons, cases.copying,
                 cases.hostile, decisions.deciding, views.looks, views.accessibility, views.phone, silence,
                 moving.frames, policy):
        try:
            part(checks, page)
        except (OSError, ValueError, TypeError, IndexError) as trouble:
            checks.check(f"{part.__name__} comes to its end", False, str(trouble)[:400])
    return checks.failures


def silence(checks, page):
    page.run("new Promise(done => setTimeout(done, 200))")
    events = page.browser.events
    requests = {one["params"]["request"]["url"] for one in events if one["method"] == "Network.requestWillBeSent"}
    outside = sorted(url for url in requests if not url.startswith(("data:", checks.address, "about:")))
    checks.same("the page asks no network for anything", outside, [])
    errors = [json.dumps(one["params"])[:300] for one in events if one["method"] == "Runtime.exceptionThrown"
              or one["method"] == "Runtime.consoleAPICalled" and one["params"]["type"] in ("error", "assert")
              or one["method"] == "Log.entryAdded" and one["params"]["entry"]["level"] in ("error", "warning")]
    checks.check("no error is in the console", not errors, (len(errors), errors[:1]))
    checks.same("the page does nothing that its policy forbids", violations(page), [])


def violations(page):
    """What the browser says of the policy of the page."""
    entries = [one["params"]["entry"] for one in page.browser.events if one["method"] == "Log.entryAdded"]
    return [one["text"][:200] for one in entries if "Content Security Policy" in one["text"]]


def policy(checks, page):
    """The last part, since it does what is forbidden."""
    checks.open()
    page.run("document.body.insertAdjacentHTML('beforeend', '<img src=\"data:,\" onerror=\"window.injected = 1\">"
             "<p id=styled style=\"color: rgb(1, 2, 3)\">x</p>')")
    page.run("(() => { const script = document.createElement('script'); script.textContent = 'window.injected = 1';"
             " document.body.append(script); })()")
    page.run("new Promise(done => setTimeout(done, 200))")
    checks.same("no other script would run", page.run("window.injected ?? null"), None)
    checks.check("nor have an effect on looks", checks.style("#styled", "color") != "rgb(1, 2, 3)")
    checks.check("and the browser says so", len(violations(page)) >= 3, violations(page))
