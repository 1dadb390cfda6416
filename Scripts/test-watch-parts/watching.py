"""A running `snapshot watch`, and checks of it."""

import fcntl
import http.client
import json
import os
import re
import signal
import subprocess
import time


class Checks:
    """Checks with a line each."""

    def __init__(self):
        self.failures = 0

    def expect(self, is_right, what, found=""):
        if not is_right:
            self.failures += 1
        print(f"   {'ok' if is_right else 'FAILED'}: {what}" + (f" (found {found!r})" if not is_right and found != "" else ""),
              flush=True)
        return is_right


def until(condition, seconds=15):
    """The value of a condition as soon as it is true; the last one after the time."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value or time.monotonic() > deadline:
            return value
        time.sleep(0.01)


class Watch:
    """The command in a process group of its own, with its address and its lines.

    Its output is a file, or a small pipe of which only the address is read.
    """

    def __init__(self, snapshot, folder, *words, pipe=False):
        self.output, self.pipe, self.read = folder / "watch.out", None, ""
        if pipe:
            self.pipe, writing = os.pipe()
            fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
        else:
            writing = os.open(self.output, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o644)
        with (folder / "watch.err").open("wb") as err:
            self.process = subprocess.Popen([snapshot, "watch", *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=writing,
                                            stderr=err, start_new_session=True)
        os.close(writing)
        address = until(lambda: re.search(r"http://127\.0\.0\.1:(\d+)/\?token=([0-9a-f]{32})", self.text()))
        if not address:
            self.close()
            raise OSError("snapshot watch printed no address: " + self.text() + (folder / "watch.err").read_text())
        self.address, self.port, self.token = address.group(0), int(address.group(1)), address.group(2)
        self.cookie = f"plumb-{self.port}={self.token}"

    def text(self):
        if self.pipe is None:
            return self.output.read_text(errors="replace")
        if "\n" not in self.read:
            self.read += os.read(self.pipe, 1 << 16).decode(errors="replace")
        return self.read

    def lines(self):
        return self.text().splitlines()[1:]

    def ask(self, path, method="GET", body=None, **fields):
        """The status, the fields and the body of an answer; an argument `x_y` is the field `X-Y`, None leaves one out."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        sent = {"Host": f"127.0.0.1:{self.port}", "Cookie": self.cookie}
        sent.update({name.replace("_", "-"): value for name, value in fields.items()})
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in sent.items():
            if value is not None:
                connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        result = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()
        return result

    def state(self):
        return json.loads(self.ask("/state")[2])

    def post(self, wish, **fields):
        return self.ask("/show", "POST", json.dumps(wish).encode(),
                        **{"Origin": f"http://127.0.0.1:{self.port}", "Content_Type": "application/json", **fields})

    def memory(self):
        """The resident memory in KiB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def close(self, number=signal.SIGINT):
        """Ends it by a signal, and returns its exit code; None if it did not end by that."""
        try:
            self.process.send_signal(number)
            return self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            return None
