"""The page in a browser

A spec changes, the picture follows; views are hovered and pinned; errors are shown; nothing leaves this machine.
"""

import json
import re

import watching
from chromium import Chromium, Page


def replaced(path, old, new):
    """Writes a file as editors do: a new one, which takes the name."""
    text = path.read_text()
    assert old in text, f"{old} is not in {path}"
    other = path.with_suffix(".new")
    other.write_text(text.replace(old, new, 1))
    other.replace(path)


def run(checks, snapshot, examples, folder, options):
    specs = folder / "Specs"
    specs.mkdir()
    for name in ("player.json", "settings.json", "thirds-unsnapped.json"):
        (specs / name).write_bytes((examples / name).read_bytes())
    watching.subprocess.run([snapshot, "record", "Specs", "--scale", "2", "--quiet"], cwd=folder, check=True, timeout=120)
    watch = watching.Watch(snapshot, folder, "Specs")
    browser = Chromium(folder)
    try:
        look(checks, watch, browser, specs, options.screenshots)
    finally:
        browser.close()
        code = watch.close()
    checks.expect(code == 0, "it ends at once with a page open", code)


def look(checks, watch, browser, specs, screenshots):
    expect, page = checks.expect, Page(browser)
    page.size(1440, 900)
    requests = []

    def source():
        return page.run("document.querySelector('.canvas img')?.src")

    def picture(name):
        if screenshots:
            screenshots.mkdir(parents=True, exist_ok=True)
            page.picture(screenshots / f"{name}.png")

    page.open(watch.address)
    expect(page.wait("document.querySelector('.canvas img')?.naturalWidth > 0"), "the first picture is shown")
    expect(page.run("location.href") == f"http://127.0.0.1:{watch.port}/", "the address has no token")
    expect(page.run("document.cookie") == "", "no script reads the cookie")
    expect(page.run("document.querySelectorAll('#subjects button').length") == 3, "all specs are listed")
    picture("first")

    page.run("[...document.querySelectorAll('#subjects button')].find(one => one.textContent.includes('settings')).click()")
    expect(page.wait("document.getElementById('title').textContent.includes('settings')"), "a spec is chosen")
    expect(page.wait("document.querySelector('.changes').textContent.includes('Equal to the reference')"),
           "it is equal to its reference")
    old = source()
    replaced(specs / "settings.json", '"Notifications"', '"Announcements"')
    expect(page.wait(f"document.querySelector('.canvas img')?.src !== {json.dumps(old)}"), "a changed spec has a new picture")
    expect(page.wait("document.querySelector('.changes').textContent.includes('Reference')"), "it differs from the reference")

    for mode in ("swipe", "blink", "difference"):
        page.run(f"document.querySelector('#modes [value={mode}]').click()")
        expect(page.wait(f"document.querySelector('.canvas.in-{mode}')?.querySelectorAll('img').length === 2"), f"{mode} has both")
        picture(mode)
    page.run("document.querySelector('#modes [value=now]').click()")

    expect(page.wait("fetch('/state').then(one => one.json()).then(one => one.cells[0].nodes !== undefined)"), "views are known")
    page.wait("document.querySelector('.canvas').points && fetch('/state').then(() => true)")
    left, top, width, height = page.box(".canvas")
    for part in (0.3, 0.35, 0.4):
        page.call("Input.dispatchMouseEvent", type="mouseMoved", x=left + width * 0.4, y=top + height * part)
    expect(page.wait("document.querySelector('.aim') && /Frame/.test(document.getElementById('view').textContent)"),
           "hovering shows a view's frame")
    text = page.run("document.getElementById('view').textContent")
    expect(re.search(r"settings\.json:\d+", text or ""), "and the line of the spec that set it", text)
    page.click(".canvas", 0.4, 0.4)
    expect(page.wait("Boolean(document.querySelector('.aim.is-pinned'))"), "a click pins it")
    picture("pinned")
    name = page.run("document.querySelector('#view h3').textContent")
    page.key("ArrowUp")
    expect(page.run("document.querySelector('#view h3').textContent") != name
           or page.run("document.querySelectorAll('#view .path button').length") > 0, "↑ pins the superview")
    depth = page.run("document.querySelectorAll('#view .path button').length")
    page.key("ArrowDown")
    expect(page.run("document.querySelectorAll('#view .path button').length") == depth + 1, "↓ pins its subview")
    page.key("Escape")
    expect(page.run("!document.querySelector('.aim.is-pinned')"), "Esc pins none")

    page.run("""fetch('/show', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ choice: {
      scales: [2], devices: [], systems: [17, 26], styles: ['light', 'dark'], directions: ['ltr', 'rtl'], textSizes: [],
      languages: [] } }) }).then(one => one.status)""")
    expect(page.wait("document.querySelectorAll('.canvas img').length === 8"), "eight variants are side by side")
    page.wait("[...document.querySelectorAll('.canvas img')].every(one => one.complete && one.naturalWidth > 0)")
    picture("variants")
    page.run("document.querySelector('[data-part=styles] summary').click()")
    page.run("document.querySelector('[data-part=styles] input[value=dark]').click()")
    expect(page.wait("document.querySelectorAll('.canvas img').length === 4"), "a box of the page leaves dark out")

    replaced(specs / "settings.json", '"views"', '"viewz"')
    expect(page.wait("/viewz/.test(document.querySelector('#problems pre')?.textContent)"), "an error is shown at its line")
    expect(page.run("document.querySelectorAll('.canvas.is-stale img').length") == 4, "the last pictures stay, greyed")
    picture("error")
    replaced(specs / "settings.json", '"viewz"', '"views"')
    expect(page.wait("!document.querySelector('#problems pre') && !document.querySelector('.canvas.is-stale')"), "they are back")

    page.run("fetch('/show', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ choice: {"
             "scales: [2], devices: [], systems: [], styles: [], directions: [], textSizes: [], languages: [] } }) })")
    text = (specs / "thirds-unsnapped.json").read_text()
    (specs / "thirds-unsnapped.json").write_text(text + "\n")
    expect(page.wait("document.getElementById('title').textContent.includes('thirds')"), "a spec that changes is followed")
    expect(page.wait("document.querySelectorAll('#findings .finding').length > 0"), "findings are shown with their fixes")
    expect(page.run("document.querySelectorAll('.mark').length") > 0, "and marked in the picture")
    picture("findings")
    page.prefer(color_scheme="dark")
    picture("dark")
    page.size(390, 844, is_phone=True)
    expect(page.run("document.documentElement.scrollWidth") <= 390, "it fits a narrow window")
    picture("narrow")
    page.size(1440, 900)
    names = [role for role, name in page.accessible() if role in ("button", "checkbox", "radio", "combobox") and not name]
    expect(not names, "all controls have names", names)

    (specs / "new.json").write_text('{ "canvas": { "width": 40, "height": 40 }, "views": [] }\n')
    expect(page.wait("document.querySelectorAll('#subjects button').length === 4"), "a new spec is listed")
    (specs / "new.json").unlink()
    expect(page.wait("document.querySelectorAll('#subjects button').length === 3"), "one that is gone is not")
    for event in browser.events:
        if event["method"] == "Network.requestWillBeSent":
            requests.append(event["params"]["request"]["url"])
    others = [url for url in requests if not url.startswith((f"http://127.0.0.1:{watch.port}/", "data:", "about:"))]
    expect(len(requests) > 5 and not others, "no request goes to another host", others)
    complaints = [event["params"] for event in browser.events if event["method"] in
                  ("Runtime.exceptionThrown",) or event["method"] == "Log.entryAdded"
                  and event["params"]["entry"]["level"] == "error" and "404" not in event["params"]["entry"]["text"]]
    expect(not complaints, "the browser has no complaint", complaints[:2])
