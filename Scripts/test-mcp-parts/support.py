"""What the parts of test-mcp share."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent.parent


def expect(is_right, what):
    if not is_right:
        sys.exit(f"test-mcp: {what}")


def environment():
    return {name: value for name, value in os.environ.items() if name != "CI"}


class Folder(tempfile.TemporaryDirectory):
    """A folder with specs of the examples."""

    def __enter__(self):
        folder = pathlib.Path(super().__enter__())
        for name in ("player.json", "sign-in.json"):
            (folder / name).write_text((root / "Examples" / name).read_text())
        return folder


class Lines:
    """A server that is written to by lines, without any library."""

    def __init__(self, snapshot, folder, *arguments):
        self.process = subprocess.Popen(
            [snapshot, "mcp", *arguments], cwd=folder, env=environment(), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def write(self, message):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()

    def read(self):
        line = self.process.stdout.readline()
        expect(line, f"the server ended: {self.process.stderr.read().decode()}" if not line else "")
        return json.loads(line)

    def ask(self, message):
        self.write(message)
        return self.read()

    def request(self, number, method, **parameters):
        return self.ask({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})

    def initialize(self, version="2025-11-25", **capabilities):
        answer = self.request(
            0, "initialize", protocolVersion=version, capabilities=capabilities,
            clientInfo={"name": "test", "version": "1"})
        self.write({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return answer["result"]

    def end(self):
        self.process.stdin.close()
        rest = self.process.stdout.read()
        code = self.process.wait(timeout=30)
        expect(code == 0, f"the server exited with {code}: {self.process.stderr.read().decode()}")
        return [json.loads(line) for line in rest.splitlines()]
