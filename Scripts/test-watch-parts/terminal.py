"""The terminal, by tmux

A line for each change; Ctrl-C and a closed terminal leave no process.
"""

import os
import shutil
import subprocess
import time

import watching


def run(checks, snapshot, examples, folder, options):
    if not shutil.which("tmux"):
        return checks.expect(False, "tmux is installed")
    spec = folder / "card.json"
    text = (examples / "settings.json").read_text()
    spec.write_text(text)
    server = ["tmux", "-L", f"plumb-watch-{os.getpid()}"]

    def tmux(*words):
        return subprocess.run([*server, *words], cwd=folder, capture_output=True, text=True, timeout=20).stdout

    def start():
        tmux("-f", "/dev/null", "new-session", "-d", "-x", "120", "-y", "40", "-s", "one", "sh")
        tmux("send-keys", "-t", "one", f"echo $$ > shell; {snapshot} watch .", "Enter")
        return watching.until(lambda: "token=" in screen() and "watching" in screen())

    def screen():
        return tmux("capture-pane", "-p", "-t", "one")

    def processes():
        found = subprocess.run(["pgrep", "-f", f"{snapshot} watch ."], capture_output=True, text=True).stdout.split()
        # The shell's own line has the words, too, where `-f` reads that of `sh -c`.
        return [one for one in found if os.path.exists(f"/proc/{one}/exe") and os.readlink(f"/proc/{one}/exe") == str(snapshot)]

    try:
        checks.expect(start(), "it begins with the address", screen())
        watching.until(lambda: screen().count("ms") >= 1)
        spec.write_text(text.replace("Notifications", "Announcements"))
        checks.expect(watching.until(lambda: "changed" in screen()), "a change has a line", screen())
        tmux("send-keys", "-t", "one", "C-c")
        checks.expect(watching.until(lambda: not processes()), "Ctrl-C leaves no process", processes())
        tmux("send-keys", "-t", "one", "stty -a | grep -c ' echo ' ; echo code $?", "Enter")
        checks.expect(watching.until(lambda: "code 0" in screen()), "the terminal echoes as before", screen())
        tmux("kill-server")
        time.sleep(0.2)
        checks.expect(start(), "it begins again")
        checks.expect(processes(), "it runs")
        tmux("kill-server")
        checks.expect(watching.until(lambda: not processes()), "a closed terminal leaves no process", processes())
        scratch = [name for name in os.listdir(os.environ.get("TMPDIR", "/tmp")) if name.startswith("snapshot-watch-")]
        checks.expect(not [name for name in scratch if not os.path.exists(f"/proc/{name.split('-')[2]}")], "no file is left", scratch)
    finally:
        tmux("kill-server")
