"""Results to look at, made as people make them: specs are recorded, changed, and verified."""

import json
import pathlib
import shutil
import struct
import subprocess
import zlib

HOSTILE = "</script><img src=x onerror=alert(1)>"
# The same with signs that are one character with those beside them, for programs that look at characters.
JOINED = "\u0d4e<\u0301/script\u0301>\u0d4e</script>\u0d4e<script>window.injected = 1</script><svg onload=window.injected=2>"
# A command that reads otherwise than a shell reads it, where the direction of its letters is turned.
TURNED = "snapshot accept '\u202ednegel\u202c'"
# Commands that do something else.
OTHERS = ("snapshot accept a; id", "snapshot accept '\u202e' $(id)", "id")
HOSTILE_FILES = ("hostile.json", "<img src=x onerror=alert(2)>.json")

# What is changed in a spec: the text, and what it becomes.
CHANGES = {
    "profile-card": [('"gap": 12', '"gap": 14')],
    "booking": [('"gap": 12', '"gap": 14')],
    "settings": [('"gap": 12', '"gap": 14'), ('"Airplane Mode"', '"Flight Mode"')],
    "two-buttons": [('"background": "systemBlue"', '"background": "systemGreen"')],
    "sign-in": [('"Welcome back"', '"Welcome home"')],
    "media-row": [('"imageSize": 68', '"imageSize": 76')],
}

# A view that draws nothing goes elsewhere: the same pixels, another layout.
UNSEEN = '''{ "canvas": { "width": 120, "height": 60, "background": "white" },
  "views": [{ "id": "guide", "frame": { "x": 10, "y": 10, "width": 40, "height": 20 } }] }'''

# Names and texts that would do something in a page that took them for markup.
NAMED = '''{ "canvas": { "width": 120, "height": 60, "background": "white" },
  "views": [{ "id": "title", "type": "label", "text": "old",
      "frame": { "x": 10, "y": 10, "width": 100, "height": 20 } }] }'''


def make(snapshot, examples, folder):
    """Makes `failures/results.jsonl` in the folder, and results of tests in `tests`."""
    def run(*words, codes):
        answer = subprocess.run([snapshot, *words], cwd=folder, capture_output=True, text=True, timeout=300,
                                env={"PATH": "/usr/bin:/bin"})
        if answer.returncode not in codes:
            raise OSError(f"snapshot {' '.join(words)} exits with {answer.returncode}: {answer.stderr[-2000:]}")

    screens, odd = folder / "Screens", folder / "Odd"
    screens.mkdir()
    odd.mkdir()
    for spec in sorted(examples.glob("*.json")):
        shutil.copy(spec, screens)
    (odd / "unseen.json").write_text(UNSEEN)
    for name in HOSTILE_FILES:
        (odd / name).write_text(NAMED)
    run("record", "Screens", "Odd", "--quiet", codes=[0])

    for name, changes in CHANGES.items():
        change(screens / f"{name}.json", changes)
    change(odd / "unseen.json", [('"x": 10', '"x": 60')])
    for name in HOSTILE_FILES:
        change(odd / name, [('"old"', json.dumps(HOSTILE))])
    (screens / "player@3x.png").unlink()
    (screens / "thirds-snapped@2x.png").write_text("This is no picture.")
    spoil(screens / "speech-bubble@2x.png")
    run("verify", "Screens", "Odd", "--quiet", codes=[1, 2])
    write_tests(folder)


def change(path, changes):
    text = path.read_text()
    for old, new in changes:
        if old not in text:
            raise OSError(f"{path.name} has no {old} to change")
        text = text.replace(old, new)
    path.write_text(text)


def spoil(path):
    """Changes a few pixels of a picture, and nothing of the layout that it carries."""
    data, chunks, start = path.read_bytes(), [], 8
    while start < len(data):
        length, kind = struct.unpack(">I4s", data[start:start + 8])
        chunks.append((kind, data[start + 8:start + 8 + length]))
        start += length + 12
    content = bytearray(zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT")))
    width, height = struct.unpack(">II", chunks[0][1][:8])
    row = len(content) // height
    for y in range(height // 2, height // 2 + 6):
        for x in range(row // 3, row // 3 + 12):
            content[y * row + x] ^= 1
    with path.open("wb") as file:
        file.write(data[:8])
        is_written = False
        for kind, body in chunks:
            if kind == b"IDAT" and is_written:
                continue
            if kind == b"IDAT":
                body, is_written = zlib.compress(bytes(content)), True
            file.write(struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)))


def write_tests(folder):
    """Results as tests leave them: of texts, of a picture that is gone, and a run that ended early."""
    (folder / "tests").mkdir()
    base = {"group": "Tests/CardTests.swift", "changes": [], "causes": [], "referenceTree": [], "actualTree": []}
    text = {**base, "name": "CardTests/summary() lines", "status": "different", "reference": "summary.txt",
            "actual": "tests/summary.txt", "accept": "snapshot accept 'CardTests/summary() lines' --results tests",
            "summary": ["The snapshot does not match its reference.",
                        "@@ -1,3 +1,3 @@", " Ada Lovelace", "-@countess", f"+{HOSTILE}", " Follow"]}
    gone = {**base, "name": "CardTests/gone() plain@2x", "status": "different", "scale": 2,
            "reference": "gone.png", "actual": "tests/gone.png", "summary": ["The pictures differ."],
            "causes": ["avatar moved 4 pt down", "metric gap 12 → 14"]}
    bare = {**base, "name": "", "status": "different", "summary": ["It has no name."], "accept": TURNED}
    change = {"kind": "constructor", "view": JOINED, "path": JOINED, "text": JOINED, "causes": [JOINED], "pixels": 3,
              "box": {"x": 0, "y": 0, "width": 1, "height": 1}}
    row = {"depth": 1, "text": JOINED, "marks": [JOINED]}
    hostile = [{**base, "name": f"{JOINED} {number}", "group": JOINED, "status": "different", "summary": [JOINED],
                "causes": [JOINED, "caf\u00e9", "cafe\u0301"], "changes": [change], "referenceTree": [row],
                "actualTree": [row], "reference": JOINED + ".png", "actual": JOINED, "difference": JOINED,
                "comparison": JOINED, "accept": accept} for number, accept in enumerate(OTHERS)]
    header = {"version": 1, "program": "Swift Testing", "folder": str(folder), "filter": []}
    lines = [json.dumps(line) for line in (header, text, gone, bare)]
    pathlib.Path(folder / "tests/results-1.jsonl").write_text("\n".join(lines) + "\n")
    header = {"version": 1, "program": JOINED, "folder": JOINED, "filter": [JOINED]}
    lines = [json.dumps(line) for line in (header, *hostile, {"end": len(hostile)})]
    pathlib.Path(folder / "tests/results-2.jsonl").write_text("\n".join(lines) + "\n")
