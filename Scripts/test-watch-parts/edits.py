"""Many edits

Each changes a number of a spec; after bursts the picture is that of the last edit, and the memory stays what it was.
"""

import random
import time

import watching

# The colours that the spec can have, so that each edit's picture is known from the pictures of all.
WIDTHS = 40
BURST = 10


def spec(width):
    return ('{ "canvas": { "width": 60, "height": 40, "background": "white" }, "views": [{ "id": "bar", "background": "black",'
            f' "frame": {{ "x": 4, "y": 4, "width": {width}, "height": 8 }} }}, {{ "id": "icon", "type": "image", "image": {{ "file": "icon.png" }},'
            ' "frame": { "x": 4, "y": 20, "width": 8, "height": 8 } }] }\n')


def run(checks, snapshot, examples, folder, options):
    dice = random.Random(35)
    path = folder / "bar.json"
    (folder / "dot.json").write_text('{ "canvas": { "width": 8, "height": 8, "background": "red" }, "views": [] }\n')
    watching.subprocess.run([snapshot, "render", "dot.json", "-o", "icon.png", "--scale", "1", "--quiet"], cwd=folder, check=True)
    icon = (folder / "icon.png").read_bytes()
    path.write_text(spec(1))
    watch = watching.Watch(snapshot, folder, "bar.json")
    try:
        watching.until(lambda: watch.state()["cells"][0].get("findings") is not None)
        first, missed, slow, done = None, 0, 0.0, 0
        begin = time.monotonic()
        while done < options.edits:
            for _ in range(min(BURST, options.edits - done)):
                width = dice.randint(1, WIDTHS)
                write(dice, path, spec(width), icon, folder)
                done += 1
                if dice.random() < 0.5:
                    time.sleep(dice.random() * 0.02)
            written = time.monotonic()
            is_seen = watching.until(lambda: is_shown(watch, width), 20)
            slow = max(slow, time.monotonic() - written)
            missed += not is_seen
            if done <= options.edits // 5 or first is None:
                first = watch.memory()
        last = watch.memory()
        print(f"   {done} edits in {time.monotonic() - begin:.0f} s, the slowest seen after {slow * 1e3:.0f} ms; memory "
              f"{first >> 10} MiB after the first fifth, {last >> 10} MiB at the end")
        checks.expect(missed == 0, "no change is missed", missed)
        checks.expect(last < first * 1.15 + (8 << 10), "the memory is steady", (first, last))
        checks.expect(watch.process.poll() is None, "it still runs")
    finally:
        code = watch.close()
    checks.expect(code == 0, "it ends", code)
    stall(checks, snapshot, folder, path)


def stall(checks, snapshot, folder, path):
    """Edits while nothing reads the lines of the command: they fill the pipe, and the page goes on."""
    path.write_text(spec(1))
    watch = watching.Watch(snapshot, folder, "bar.json", pipe=True)
    try:
        seen = 0
        for number in range(120):
            path.write_text(spec(number % WIDTHS + 1))
            seen += watching.until(lambda: is_shown(watch, number % WIDTHS + 1), 5)
            if seen <= number:
                break
        checks.expect(seen == 120, "lines that nothing reads do not stop the page", seen)
    finally:
        code = watch.close()
    checks.expect(code == 0, "nor the end", code)


def write(dice, path, text, icon, folder):
    """Writes a file in one of the ways of editors."""
    way = dice.randrange(5)
    if way == 0:
        path.write_text(text)
    elif way == 1:
        other = path.with_suffix(".tmp")
        other.write_text(text)
        other.replace(path)
    elif way == 2:
        # As vim: the old file becomes a backup.
        path.replace(path.with_suffix(".json~"))
        path.write_text(text)
    elif way == 3:
        with path.open("w") as file:
            file.write(text[:20])
            file.flush()
            file.write(text[20:])
    else:
        # The image of the spec is replaced, too.
        path.write_text(text)
        (folder / "icon.new").write_bytes(icon)
        (folder / "icon.new").replace(folder / "icon.png")


def is_shown(watch, width):
    """Whether or not the frame of the bar has the width, and the spec has no error."""
    cell = watch.state()["cells"][0]
    if cell.get("error") or cell.get("nodes") is None:
        return False
    status, _, body = watch.ask(f"/nodes/{cell['nodes']}")
    if status != 200:
        return False
    return any(node.get("identifier") == "bar" and node["frame"]["width"] == width for node in watching.json.loads(body))
