"""The verbs that write, each with the folder that it starts from and the files that it makes of it."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

KEPT_OUT = ("cache", ".snapshot-store")


def spec(width):
    return ('{"canvas": {"width": %d, "height": 20, "background": "#FFFFFF"}, "views": '
            '[{"id": "box", "frame": {"x": 2, "y": 2, "width": %d, "height": 10}, "background": "#336699"}]}' % (width, width - 4))


class Scene:
    """A verb, the folder before it, and the files that it leaves."""

    def __init__(self, snapshot, scratch, name, prepare, arguments, input=b""):
        self.snapshot, self.name, self.arguments, self.input = str(snapshot), name, arguments, input
        self.environment = {name: value for name, value in os.environ.items() if name != "CI"}
        self.environment["HOME"] = self.environment["XDG_CACHE_HOME"] = str(scratch)
        self.base = pathlib.Path(tempfile.mkdtemp(prefix=f"{name}-", dir=scratch))
        self.before = self.base / "before"
        # Results name the folder of their run.
        self.folder = self.base / "run"
        self.folder.mkdir()
        prepare(self)
        shutil.copytree(self.folder, self.before, symlinks=True)
        self.old = self.files()
        self.code = self.run().returncode
        self.new = self.files()
        if self.code not in (0, 1):
            sys.exit(f"test-faults: {name} exits with {self.code} without a fault")

    def command(self, *arguments, input=b""):
        answer = subprocess.run([self.snapshot, *arguments], cwd=self.folder, capture_output=True, input=input,
                                env=self.environment)
        if answer.returncode > 1:
            sys.exit(f"test-faults: {' '.join(arguments)} exits with {answer.returncode}: {answer.stderr.decode()}")
        return answer

    def restore(self):
        """The folder as it was before; files keep their times."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.before, self.folder, symlinks=True)

    def run(self, wrapper=(), timeout=120, fresh=True, **options):
        if fresh:
            self.restore()
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "env": self.environment, **options}
        answer = subprocess.run([*wrapper, self.snapshot, *self.arguments], cwd=self.folder, input=self.input, timeout=timeout,
                                **options)
        # A server ends well whatever it answered: the truth is in the answer.
        if self.arguments[0] == "mcp" and answer.returncode == 0 and b'"isError":false' not in answer.stdout:
            answer.returncode = 2
        return answer

    def files(self, folder=None):
        """The files that count, with their contents: no cached results, and no pictures of a store that nothing names."""
        folder = folder or self.folder
        found = {}
        for path in folder.rglob("*"):
            name = path.relative_to(folder)
            if path.is_file() and not path.name.startswith(".snapshot-") and not set(name.parts) & set(KEPT_OUT):
                found[str(name)] = steady(path)
        return found

    def left(self):
        """The temporary files that are left."""
        return [str(path.relative_to(self.folder)) for path in self.folder.rglob("*")
                if path.is_file() and (path.name.endswith(".tmp") or "incoming" in path.parts)]

    def judge(self, code, killed):
        """Returns the fault after a run that was disturbed; None if nothing is."""
        now = self.files()
        for name in sorted(set(self.old) | set(self.new) | set(now)):
            content = now.get(name)
            if content in (self.old.get(name), self.new.get(name)):
                continue
            versions = [version for version in (self.old.get(name), self.new.get(name)) if version is not None]
            wrong = "is neither the old one nor the new one"
            if name.endswith(".jsonl"):
                wrong = broken_lines(content, code, killed, versions)
            elif self.name == "report" and content is not None and (code == 2 or name == "all.patch"):
                # Documents are written without the pictures that cannot be read, and a warning names those of a patch.
                wrong = None
            elif name == "snapshots.json" and content is not None and (code == 2 or killed):
                # Pictures that could be recorded are in it, and those that could not are as before.
                wrong = mixed_lines(content, versions)
            if wrong:
                return f"{name} {wrong}"
        if killed:
            return None
        if code < 0 or code > 2:
            return f"it ends by signal {-code}"
        if code == self.code and now != self.new:
            other = sorted(name for name in set(now) | set(self.new) if now.get(name) != self.new.get(name))
            if self.name == "report" and other == ["all.patch"]:
                return None
            return f"it exits with {code}, as if all was done, but not {', '.join(other[:3])}"
        left = self.left()
        return f"it leaves {', '.join(left[:3])}" if left else None


def steady(path):
    """The content of a file, without what differs from run to run: times, and the order of lines."""
    content = path.read_bytes()
    if path.suffix != ".jsonl":
        return content
    return b"\n".join(sorted(re.sub(rb'"(seconds|started|duration|time)[A-Za-z]*":[^,}]*', b"", line)
                             for line in content.splitlines()))


def mixed_lines(content, versions):
    """Returns the fault of a manifest of some lines of the old one and others of the new one."""
    known = {line.rstrip(b",") for version in versions for line in version.splitlines()}
    return None if all(line.rstrip(b",") in known for line in content.splitlines()) else "has a line of neither run"


def broken_lines(content, code, killed, versions):
    """Returns the fault of results of neither run: they may have cases in trouble, if the exit code says so."""
    if content is None:
        return None if code == 2 or killed else "is missing"
    known = set(line for version in versions for line in version.splitlines())
    for line in content.splitlines():
        if line in known or killed:
            continue
        try:
            case = json.loads(line.replace(b",,", b",").replace(b"{,", b"{").replace(b",}", b"}"))
        except ValueError:
            return "has a broken line"
        if case.get("status") != "trouble" and "end" not in case:
            return "has a line of neither run"
        if code != 2:
            return f"has a case in trouble, and the exit code is {code}"
    return None


def record(scene, scale="1,2"):
    for name in ("one", "two"):
        (scene.folder / f"{name}.json").write_text(spec(40))
    scene.command("record", ".", "--scale", scale, "--no-cache")
    for name in ("one", "two"):
        (scene.folder / f"{name}.json").write_text(spec(44))


def verified(scene):
    record(scene)
    scene.command("verify", ".", "--scale", "1,2", "--no-cache", "--output", "failures")


def cached(scene):
    """Results of an earlier run, some of which hold, and a file that is replaced."""
    record(scene)
    (scene.folder / "two.json").write_text(spec(40))
    scene.command("verify", ".", "--scale", "1,2", "--cache", "cache", "--output", "failures", "--results", "all.jsonl")


def parts(scene):
    record(scene)
    for part in ("1", "2"):
        scene.command("verify", ".", "--scale", "1,2", "--no-cache", "--output", f"part-{part}", "--shard", f"{part}/2")


def hashed(scene):
    for name in ("one", "two"):
        (scene.folder / f"{name}.json").write_text(spec(40))
    scene.command("store", "adopt", ".")
    scene.command("record", ".", "--scale", "1,2", "--no-cache")
    for name in ("one", "two"):
        (scene.folder / f"{name}.json").write_text(spec(44))


def manifests(scene):
    hashed(scene)
    for name, width in (("base", 40), ("ours", 44), ("theirs", 44)):
        specs = ("one",) if name == "ours" else ("two",) if name == "theirs" else ()
        for one in ("one", "two"):
            (scene.folder / f"{one}.json").write_text(spec(width if one in specs else 40))
        scene.command("record", ".", "--scale", "1,2", "--no-cache")
        shutil.copy(scene.folder / "snapshots.json", scene.folder / f"{name}.json.txt")


def files(scene):
    record(scene)


def drawn(scene):
    (scene.folder / "one.json").write_text(spec(40))
    for arguments in SHEET, ANIMATION:
        scene.command(*arguments)
    (scene.folder / "one.json").write_text(spec(44))


SHEET = ["sheet", "one.json", "--scale", "1,2", "--output", "sheet.png"]
ANIMATION = ["render", "one.json", "--animation", "0..0.2@10", "--scale", "1", "--output", "moving.png"]
REPORT = ["report", "failures", "--json", "all.json", "--junit", "all.xml", "--sarif", "all.sarif", "--summary", "all.md",
          "--patch", "all.patch", "--export", "upload", "--comment", "comment.md", "--pictures-url", "https://example.com/7"]


def request(number, method, **parameters):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}).encode() + b"\n"


START = request(0, "initialize", protocolVersion="2025-11-25", capabilities={}, clientInfo={"name": "test", "version": "1"}) + \
    b'{"jsonrpc": "2.0", "method": "notifications/initialized"}\n'


def call(name, **arguments):
    return request(1, "tools/call", name=name, arguments=arguments)


def accepting(scratch, snapshot):
    """The input of a server that accepts a picture: its digest is that of the picture that was explained before."""
    scene = Scene(snapshot, scratch, "explain", record, ["mcp", "--allow-accept"], START + call("explain_difference", spec="one.json"))
    answer = [json.loads(line) for line in scene.run().stdout.splitlines()][-1]
    return START + call("accept", spec="one.json", digest=answer["result"]["structuredContent"]["digest"])


def all_scenes(snapshot, scratch, only=None):
    """The scenes, one after the other."""
    plans = {
        "record": (record, ["record", ".", "--scale", "1,2", "--no-cache"]),
        "record-hashes": (hashed, ["record", ".", "--scale", "1,2", "--no-cache"]),
        "accept": (verified, ["accept", "--all", "--results", "failures"]),
        "verify": (record, ["verify", ".", "--scale", "1,2", "--no-cache", "--output", "failures"]),
        "verify-cache": (cached, ["verify", ".", "--scale", "1,2", "--cache", "cache", "--output", "failures",
                                  "--results", "all.jsonl"]),
        "merge": (parts, ["merge", "part-1", "part-2", "--output", "whole"]),
        "merge-references": (manifests, ["merge-references", "base.json.txt", "ours.json.txt", "theirs.json.txt"]),
        "store": (hashed, ["store", "push", ".", "--store", "place"]),
        "adopt": (files, ["store", "adopt", "."]),
        "report": (verified, REPORT),
        "sheet": (drawn, SHEET),
        "animation": (drawn, ANIMATION),
        "mcp": (record, ["mcp", "--allow-accept"]),
    }
    for name, (prepare, arguments) in plans.items():
        if only in (None, name):
            input = accepting(scratch, snapshot) if name == "mcp" else b""
            yield Scene(snapshot, scratch, name, prepare, arguments, input)
