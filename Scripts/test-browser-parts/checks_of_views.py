"""How the report is used: keys, modes, looks, and by whom."""

import re

from checks import CARD, CARD_NAME, MODES
from chromium import SHIFT


def keys(checks, page):
    checks.open()
    for key, place in (("j", 0), ("j", 1), ("ArrowRight", 2), ("k", 1), ("ArrowLeft", 0)):
        page.key(key)
        checks.same(f"{key} goes to snapshot {place + 1}", page.run(
            "[...document.querySelectorAll('#list a.row')].findIndex(row => row.hasAttribute('aria-current'))"), place)
    checks.check("which is announced", "1 of " in (checks.text("#said") or ""), checks.text("#said"))
    page.run("history.back()")
    checks.check("the browser's back button goes back", page.wait("document.querySelector('.place').textContent"
                                                                  ".startsWith('2 of')", 3))
    page.key("?")
    checks.check("? shows the keys", page.run("document.getElementById('help').open"))
    page.key("Escape")
    checks.check("Escape closes them", page.run("!document.getElementById('help').open"))
    checks.open(CARD)
    page.run("document.activeElement.blur()")
    order = []
    for _ in range(12):
        page.key("Tab")
        order.append(checks.focused())
    first = ["skip", "home", "theme", "help-open", "search", "status"]
    seen = [one for index, one in enumerate(order) if one not in order[:index]]
    checks.same("Tab begins with skipping, then the bar, then the filters", seen[:6], first)
    checks.open(CARD)
    page.key("Tab")
    visible = page.run("document.querySelector('.skip').getBoundingClientRect().top >= 0")
    checks.check("the link that skips is seen when it has the focus", visible)
    page.key("Enter")
    checks.same("and goes to the snapshot", checks.focused(), "main")
    order = []
    for _ in range(40):
        page.key("Tab")
        order.append(checks.focused())
        if order[-1] in ("zoom", "BODY"):
            break
    wanted = ["previous", "next", "copy", "mode-side", "zoom"]
    checks.same("then Tab reaches steps, command, modes and zoom in order",
                [one for one in order if one in wanted], wanted)
    checks.check("and the focus is seen", page.run(
        "getComputedStyle(document.activeElement).outlineStyle !== 'none'"))


def modes(checks, page):
    checks.open(CARD)
    content = {
        "side": ".sides figure", "swipe": ".divider", "onion": "#place", "blink": "#play", "difference": ".canvas img",
        "loupe": ".lens canvas", "trees": ".tree li.touched",
    }
    for number, mode in enumerate(MODES, 1):
        page.key(str(number))
        checks.check(f"{number} shows {mode}", checks.count(f".in-{mode} {content[mode]}") > 0
                     and page.run(f"document.getElementById('mode-{mode}').checked"))
        checks.check(f"and {mode} stands in the address", f"mode={mode}" in page.run("location.hash"))
    page.key("1")
    checks.same("the pictures have their sizes in points", [round(value) for value in
                page.box(".sides figure:first-child .canvas")[2:]], [340, 204])
    page.run("document.getElementById('mode-side').focus()")
    page.key("ArrowRight")
    checks.check("arrows change the mode where a mode has the focus", checks.count(".in-swipe") == 1)
    page.key("j")
    checks.same("which stays there on the way to the next snapshot", checks.focused(), "mode-swipe")
    page.key("k")
    page.run("document.getElementById('place').focus()")
    page.key("Home")
    clip = checks.style(".canvas > .over:nth-child(2)", "clipPath")
    checks.check("Home on the slider shows what is now", re.match(r"inset\(0(px)?( 0(px)?)*( 0%)?\)", clip), clip)
    page.click(".in-swipe .canvas", 0.75)
    checks.same("a click into the picture moves the swipe there",
                page.run("document.getElementById('place').value"), "75")
    page.key("3")
    page.run("document.getElementById('place').focus()")
    page.key("End")
    checks.same("the onion's slider sets the opacity", checks.style(".in-onion .over:nth-child(2)", "opacity"), "1")
    page.key("6")
    worst = page.run("document.querySelector('.control output').textContent")
    measured = next(one["snapshot"] for one in checks.cases if one["snapshot"]["name"] == CARD_NAME)
    box = measured["measurement"].get("worst") or measured["measurement"]["box"]
    middle = [box["x"] + box["width"] // 2, box["y"] + box["height"] // 2]
    checks.same("the loupe begins where most differs", [int(one) for one in re.findall(r"\d+", worst)], middle)
    page.run("document.getElementById('loupe-map').focus()")
    page.key("ArrowRight")
    page.key("ArrowDown", SHIFT)
    moved = [int(one) for one in re.findall(r"\d+", checks.text(".control output"))]
    checks.same("arrow keys move it", moved, [middle[0] + 1, middle[1] + 10])
    page.click("#loupe-map", 0.5, 0.5)
    moved = [int(one) for one in re.findall(r"\d+", checks.text(".control output"))]
    checks.check("the pointer moves it", abs(moved[0] - 340) <= 2 and abs(moved[1] - 204) <= 2, moved)
    checks.check("it tells the colours",
                 re.fullmatch("#[0-9a-f]{6}", checks.text(".colour span")), checks.text(".colour"))
    page.key("7")
    heights = page.run("[...document.querySelectorAll('.tree ol')].map(list => list.children.length)")
    checks.check("rows of both trees stand side by side", heights[0] == heights[1] > 3, heights)
    page.key("1")
    page.key("+")
    checks.check("+ zooms in", "zoom=1" in page.run("location.hash"), page.run("location.hash"))
    checks.open("#case=Screens%2Fplayer.json+%403x")
    checks.check("modes that need two pictures are off where there is one", page.run(
        "['swipe', 'onion', 'blink'].every(mode => document.getElementById('mode-' + mode).disabled)"))
    checks.open("#case=Odd%2Funseen.json+%402x")
    checks.check("where only frames moved, layouts are shown first", checks.count(".in-trees .touched") > 0)


def motion(checks, page):
    change = ("(async () => { const seen = new Set(); for (let time = 0; time < 15; time += 1) {"
              " seen.add(document.querySelector('.control output').textContent);"
              " await new Promise(done => setTimeout(done, 100)); } return seen.size; })()")
    checks.open(CARD + "&mode=blink")
    checks.same("pictures blink", page.run(change), 2)
    page.click("#play")
    checks.same("and stop", page.run(change), 1)
    page.prefer(color_scheme="light", reduced_motion="reduce")
    checks.open(CARD + "&mode=blink")
    checks.same("they do not where motion is reduced", page.run(change), 1)
    page.click("#play")
    checks.same("but when one asks for it", page.run(change), 2)
    page.prefer(color_scheme="light", reduced_motion="no-preference")


def looks(checks, page):
    back = "getComputedStyle(document.body).backgroundColor"
    checks.open()
    light = page.run(back)
    page.prefer(color_scheme="dark")
    dark = page.run(back)
    checks.same("the page is light or dark as the system is", (light, dark), ("rgb(245, 246, 248)", "rgb(15, 18, 23)"))
    page.click("#theme input[value=light]")
    checks.same("a switch makes it light", page.run(back), light)
    checks.check("which stands in the address", "theme=light" in page.run("location.hash"))
    page.prefer(color_scheme="light")
    page.click("#theme input[value=dark]")
    checks.same("and dark", page.run(back), dark)
    checks.open(CARD)
    checks.check("a checkerboard is under pictures",
                 "conic-gradient" in checks.style(".canvas .over", "backgroundImage"))


def accessibility(checks, page):
    named = {"button", "link", "radio", "checkbox", "image", "img", "slider", "combobox", "searchbox", "dialog",
             "navigation", "group", "radiogroup", "application", "heading"}
    addresses = [""] + [f"{CARD}&mode={mode}" for mode in MODES] + ["#case=Screens%2Fspeech-bubble.json+%402x"]
    for address in addresses:
        checks.open(address)
        nodes = page.accessible()
        bare = sorted({role for role, name in nodes if role in named and not any(map(str.isalnum, name))})
        checks.same(f"all that is in the tree of {address or 'the overview'} has a name", bare, [])
        roles = [role for role, _ in nodes]
        marks = [roles.count(role) for role in ("banner", "navigation", "main", "search")]
        checks.same("with one landmark of each kind", marks, [1, 1, 1, 1])
    levels = page.run("[...document.querySelectorAll('h1, h2, h3, h4')].filter(one => one.checkVisibility())"
                      ".map(one => Number(one.tagName[1]))")
    checks.check("no level of headings is left out", levels[0] == 1 and all(
        later <= earlier + 1 for earlier, later in zip(levels, levels[1:])), levels)
    nodes = page.accessible()
    radios = [name for role, name in nodes if role == "radio"]
    checks.check("modes are radios by their names", {"Side by side", "Swipe", "Layout"} <= set(radios), radios)


def phone(checks, page):
    page.size(375, 667, 2, is_phone=True)
    for address in ["", f"#group={checks.data['groups'][0]['cause']}"] + [f"{CARD}&mode={mode}" for mode in MODES]:
        checks.open(address)
        wide = page.run("[document.documentElement.scrollWidth, innerWidth]")
        checks.check(f"{address[:60] or 'the overview'} is no wider than a phone", wide[0] <= wide[1] == 375, wide)
    checks.check("a phone shows the snapshot alone", checks.style(".side", "display") == "none")
    page.click(".back")
    checks.check("with a way back to all", checks.style(".side", "display") != "none")
    page.size(1440, 900)
