"""Hostile files, each of which may take as much memory and time as SECURITY.md says, and no more."""

import json
import os
import resource
import struct
import subprocess
import zlib

MIB = 1 << 20
# The memory that the program takes before it reads anything.
START = 128 * MIB
SECONDS = 120


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, texts=b"", size=None, rows=None):
    """A picture of one colour: its file is a thousandth of its pixels. `size` is what it claims to have."""
    compressor, row, data = zlib.compressobj(9), b"\0" * (1 + 4 * width), []
    for _ in range(height if rows is None else rows):
        data.append(compressor.compress(row))
    data.append(compressor.flush())
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", *(size or (width, height)), 8, 6, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + texts + chunk(b"IDAT", b"".join(data)) + chunk(b"IEND", b"")


def spec(views):
    return ('{"canvas": {"width": 100, "height": 100, "background": "white"}, "views": [%s]}' % views).encode()


def label(text):
    return '{"type": "label", "lines": 0, "sizeToFit": {"width": 100}, "position": {}, "text": "%s"}' % text


def peak(snapshot, environment, folder, arguments):
    """The exit code and the peak of the memory, in bytes."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    command = subprocess.Popen([snapshot, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limit)
    _, status, usage = os.wait4(command.pid, 0)
    command.returncode = os.waitstatus_to_exitcode(status)
    return command.returncode, usage.ru_maxrss * 1024


def run(snapshot, environment, folder):
    pixels, line = 4096 * 4096, b"a" * MIB
    case = json.dumps({"name": "a", "group": ".", "status": "same", "summary": ["x" * 900], "causes": [], "changes": [],
                       "referenceTree": [], "actualTree": []}).encode()
    files = {
        "small.png": png(10, 10),
        "wide.png": png(4096, 4096),
        "lie.png": png(10, 10, size=(2**31 - 1, 2**31 - 1)),
        "short.png": png(8192, 4, size=(8192, 8192)),
        "long.png": png(100, 100, rows=1_000_000),
        "texts.png": png(10, 10, texts=chunk(b"zTXt", b"Plumb\0\0" + zlib.compress(b"a" * (1 << 29), 9)) * 4),
        "profile.png": png(10, 10, texts=chunk(b"iCCP", b"a\0\0" + zlib.compress(b"\0" * (1 << 28), 9))),
        "wide.json": spec('{"type": "image", "image": {"file": "wide.png"}, "frame": "superview"}'),
        "label.json": spec(label("ab " * 350_000)),
        "lines.json": spec(label("\\n" * 500_000)),
        "views.json": spec(",".join(['{"size": {"width": 4, "height": 4}, "position": {}}'] * 30_000)),
        "deep.json": b'{"a":' * 1_000_000,
        "results.jsonl": b'{"version":1,"program":"x","folder":"/","filter":[]}\n' + b"\n".join([case] * 5_000),
        "blank.jsonl": b'{"version":1,"program":"x","folder":"/","filter":[]}' + b"\n" * (8 * MIB),
        "name.jsonl": b'{"version":1,"program":"x","folder":"/","filter":["' + line * 20 + b'"]}\n',
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    # Files without content, in which nothing is on the disk.
    for name, size in (("huge.png", 1 << 40), ("huge.json", 1 << 40), ("huge.jsonl", 1 << 40)):
        with (folder / name).open("wb") as file:
            file.truncate(size)
    size = lambda name: len(files[name])
    # The most that each may take beyond the start: SECURITY.md names the factors.
    plans = [
        (["inspect", "wide.png"], {0}, 16 * pixels), (["diff", "small.png", "wide.png", "-o", "d.png"], {1}, 16 * pixels),
        (["render", "wide.json", "-o", "out", "--scale", "1"], {0}, 16 * pixels),
        (["inspect", "lie.png"], {2}, 0), (["inspect", "short.png"], {2}, 0), (["inspect", "long.png"], {0, 2}, 0),
        (["inspect", "texts.png"], {0, 2}, 64 * MIB), (["inspect", "profile.png"], {0, 2}, 0),
        (["render", "label.json", "-o", "out", "--scale", "1"], {0}, 160 * size("label.json")),
        (["render", "lines.json", "-o", "out", "--scale", "1"], {0}, 160 * size("lines.json")),
        (["render", "views.json", "-o", "out", "--scale", "1"], {0}, 10_000 * 30_000),
        (["render", "deep.json", "-o", "out"], {2}, 8 * size("deep.json")),
        (["report", "results.jsonl"], {1, 2}, 16 * size("results.jsonl")),
        (["report", "name.jsonl"], {1, 2}, 16 * size("name.jsonl")),
        (["report", "blank.jsonl"], {1, 2}, 16 * size("blank.jsonl")),
        (["inspect", "huge.png"], {2}, 0), (["render", "huge.json", "-o", "out"], {2}, 0), (["report", "huge.jsonl"], {2}, 0),
        (["accept", "--all", "--results", "huge.jsonl"], {2}, 0),
    ]
    failures = []
    for arguments, codes, room in plans:
        code, memory = peak(snapshot, environment, folder, arguments)
        if code not in codes:
            failures.append(f"{' '.join(arguments)} exits with {code}")
        if memory > START + room:
            failures.append(f"{' '.join(arguments)} takes {memory // MIB} MiB, more than {(START + room) // MIB}")
    return len(plans), failures
