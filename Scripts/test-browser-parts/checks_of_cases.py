"""Which snapshots the report shows, and what it says of them."""

import json

from checks import CARD, CARD_NAME
from sample import JOINED


def overview(checks, page):
    checks.open()
    for count in checks.data["counts"]:
        shown = page.run("(() => { const tile = [...document.querySelectorAll('.tile')].find(tile =>"
                         f" tile.querySelector('.is-{count['status']}'));"
                         " return Number(tile.querySelector('b').textContent.replace(',', '')); })()")
        found = len(checks.cases_with(count["status"]))
        checks.same(f"the overview counts {found} of status {count['status']}", (shown, count["count"]), (found, found))
    heads = page.run("[...document.querySelectorAll('#list .group')].filter(one => one.querySelector('a[href*=group]'))"
                     ".map(one => one.querySelector('h3').textContent)")
    wanted = [f"{len(group['cases'])} snapshot{'s' * (len(group['cases']) != 1)} changed because {group['cause']}"
              for group in checks.data["groups"]]
    checks.check(f"each of {len(wanted)} causes has a group with its count", len(heads) == len(wanted) and all(
        any(head.startswith(want) for head in heads) for want in wanted), (heads, wanted))
    rows = checks.count("#list a.row")
    checks.same("each case that is not the same is listed once", rows,
                len(checks.cases) - len(checks.cases_with("same")))
    commands = page.run("[...document.querySelectorAll('.card .command code')].map(one => one.textContent)")
    checks.same("each cause has one command that accepts all", sorted(commands),
                sorted(one["accept"] for one in checks.data["groups"]))
    before = checks.count("#list .rows:not([hidden])")
    page.click("#list .fold")
    checks.same("a group of the list folds", checks.count("#list .rows:not([hidden])"), before - 1)
    page.click(".card .fold")
    checks.check("a card folds", page.run("document.querySelector('.card .sheet').hidden"))
    page.run("[...document.querySelectorAll('#list .group-head a')].find(one =>"
             f" one.textContent.startsWith({json.dumps(wanted[0])})).id = 'first-cause'")
    page.click("#first-cause")
    checks.same("a cause has a page", checks.text("h2#page-title"), wanted[0])
    checks.same("which shows all its cases", checks.count("main .thumb"), len(checks.data["groups"][0]["cases"]))
    page.wait("[...document.querySelectorAll('main .thumb img')].every(one => one.naturalWidth > 0)", 3)
    checks.check("with their pictures", page.run(
        "[...document.querySelectorAll('main .thumb img')].slice(0, 4).every(one => one.naturalWidth > 0)"))
    page.key("Escape")
    checks.same("Escape leads back", page.run("document.body.dataset.view"), "overview")


def filters(checks, page):
    checks.open()
    page.click("#statuses input[value=missing]")
    checks.same("a status filters", checks.count("#list a.row"), len(checks.cases_with("missing")))
    checks.check("and the number of cases is told", checks.text("#shown").startswith(
        f"{len(checks.cases_with('missing'))} of {len(checks.cases)} "), checks.text("#shown"))
    checks.check("by a live region", page.run(
        "document.getElementById('shown').getAttribute('aria-live') === 'polite'"))
    page.click("#clear")
    for name, value, wanted in (
            ("scale", "2", [one for one in checks.cases if one["snapshot"].get("scale") == 2]),
            ("folder", "Tests/CardTests.swift",
             [one for one in checks.cases if one["snapshot"]["group"] == "Tests/CardTests.swift"]),
            ("cause", checks.data["groups"][0]["cause"], checks.data["groups"][0]["cases"])):
        page.run(f"(() => {{ const select = document.getElementById('{name}'); select.value = {json.dumps(value)};"
                 " select.dispatchEvent(new Event('change', { bubbles: true })); })()")
        checks.check(f"{name} filters", checks.text("#shown").startswith(f"{len(wanted)} of "), checks.text("#shown"))
        page.click("#clear")
    page.key("Escape")
    page.key("/")
    checks.same("/ goes to the search", checks.focused(), "search")
    page.key("Escape")
    page.key("f")
    checks.same("f goes to the filter by status", checks.focused(), "status")
    page.key("/")
    page.type("profile-card")
    found = [one for one in checks.cases if "profile-card" in json.dumps(one["snapshot"])]
    checks.check("the search finds names", checks.text("#shown").startswith(f"{len(found)} of "), checks.text("#shown"))
    checks.check("and stands in the address", "search=profile-card" in page.run("location.hash"))
    page.run("(() => { const field = document.getElementById('search'); field.value = 'welcome home';"
             " field.dispatchEvent(new Event('input')); })()")
    checks.check("the search finds explanations", page.run(
        "[...document.querySelectorAll('#list a.row')].every(row => row.textContent.includes('sign-in'))"
        " && document.querySelectorAll('#list a.row').length === 3"))
    page.run("history.replaceState(null, '', location.hash)")
    checks.open("#search=profile-card&status=different")
    checks.same("an address holds search and filter", page.run(
        "[document.getElementById('search').value,"
        " document.querySelector('#statuses input[value=different]').checked]"),
        ["profile-card", True])


def reasons(checks, page):
    checks.open(CARD)
    changes = next(one["snapshot"] for one in checks.cases if one["snapshot"]["name"] == CARD_NAME)["changes"]
    checks.same("changes are told", checks.count(".changes li"), 4 if len(changes) > 5 else len(changes))
    checks.check("with their causes", " because " in checks.text(".changes"), checks.text(".changes"))
    page.click("button.change")
    checks.same("a click on one marks its pixels in both pictures", checks.count(".mark"), 2)
    checks.open("#case=Screens%2Fspeech-bubble.json+%402x")
    checks.check("what nobody explains stands first", checks.count(".changes li:first-child .unexplained") == 1,
                 checks.text(".changes"))
    checks.same("in red", checks.style(".change.unexplained", "color"), "rgb(188, 38, 38)")
    checks.check("and stands out in the list", "unexplained" in (checks.text("a.row[aria-current]") or ""))
    checks.open("#case=CardTests%2Fsummary%28%29+lines")
    checks.same("a text shows its lines", page.run(
        "['minus', 'plus', 'hunk'].map(kind => document.querySelectorAll('.text-diff .' + kind).length)"), [1, 1, 1])
    checks.open("#case=CardTests%2Fgone%28%29+plain%402x")
    checks.same("pictures that are gone are said to be", checks.count(".gone"), 2)
    checks.open("#case=Screens%2Fthirds-snapped.json+%402x")
    checks.check("trouble is told", checks.count(".why.trouble .lines p") > 0)
    checks.open()
    checks.check("a run that ended early is told", checks.count(".notice") == 1)


def copying(checks, page):
    page.browser.call("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    card = next(one["snapshot"] for one in checks.cases if one["snapshot"]["name"] == CARD_NAME)
    checks.open(CARD)
    page.run("window.copied = []; navigator.clipboard.writeText = async text => { window.copied.push(text); }; null")
    page.click(".case-head .copy")
    checks.check("copying is said", page.wait("document.getElementById('toast').textContent.startsWith('Copied')", 3))
    page.key("c")
    page.wait("window.copied.length === 2", 3)
    checks.same("button and c copy the command", page.run("window.copied"), [card["accept"]] * 2)
    page.run("navigator.clipboard.writeText = async () => { throw new Error(); };"
             " document.addEventListener('copy', () => window.copied.push(getSelection().toString()"
             " || document.activeElement.value)); null")
    page.key("c")
    page.wait("window.copied.length === 3", 3)
    checks.same("also where the clipboard is not given", page.run("window.copied[2]"), card["accept"])


def hostile(checks, page):
    checks.open("#status=constructor")
    checks.same("a status that is none filters nothing, and no case has an empty address", page.run(
        "[document.body.dataset.view, document.getElementById('clear').hidden]"), ["overview", True])
    bare = next(one for one in checks.cases if one["snapshot"]["name"] == "")
    checks.open("#case=~2")
    checks.same("a case without a name has an address and a title", checks.text("#page-title"), "(no name)")
    checks.same("a command shows what turns its letters", checks.text(".case-head .command code"),
                bare["snapshot"]["accept"].replace("\u202e", "\\u{202e}").replace("\u202c", "\\u{202c}"))
    before = page.run("document.title")
    for one in checks.cases:
        text = json.dumps(one["snapshot"])
        if "onerror" not in text and "injected" not in text or one["snapshot"]["status"] == "same":
            continue
        name = one["snapshot"]["name"]
        page.run(f"location.hash = new URLSearchParams({{ case: {json.dumps(name)}, mode: 'trees' }})")
        checks.check(f"{name!r} is shown as text", page.wait(
            f"document.getElementById('page-title').textContent === {json.dumps(name.removeprefix('Odd/'))}", 3))
        checks.same("and makes no element", checks.count("img[onerror], img[src=x], svg, [onload]"), 0)
        if "injected" in text:
            checks.same("a line that is more than one command is not offered", checks.count(".case-head .command"), 0)
    same = [group["cause"] for group in checks.data["groups"] if group["cause"].startswith("caf")]
    checks.same("causes that only look the same are two", same, ["caf\u00e9", "cafe\u0301"])
    for cause in (JOINED, *same):
        page.run(f"location.hash = new URLSearchParams({{ group: {json.dumps(cause)} }})")
        checks.check(f"{cause!r} is a text as a cause", page.wait(
            f"document.getElementById('page-title').textContent.endsWith({json.dumps(cause)})", 3))
    checks.same("no script of theirs ran", page.run("window.injected ?? null"), None)
    checks.open()
    facts = page.run("[...document.querySelectorAll('.facts')].map(one => one.textContent).join('')")
    checks.same("so are a program, a folder and a filter", facts.count(JOINED), 3)
    checks.same("nor when the page was opened", page.run("window.injected ?? null"), None)
    checks.check("no dialog opened", not any(one["method"] == "Page.javascriptDialogOpening" for one in
                                             page.browser.events), before)
