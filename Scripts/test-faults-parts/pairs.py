"""Two at once, and interruptions: files are whole, and what the exit codes say is true."""

import random
import signal
import subprocess
import time


def start(scene, *arguments):
    return subprocess.Popen([scene.snapshot, *arguments], cwd=scene.folder, env=scene.environment, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def both(scene, other, codes, rounds):
    """Runs the verb of a scene and another one at the same time; `codes` are those that both together may have."""
    failures = []
    for number in range(rounds):
        scene.restore()
        commands = [start(scene, *scene.arguments), start(scene, *other)]
        if number % 2:
            commands.reverse()
        answers = [command.communicate(timeout=120) for command in commands]
        found = [command.returncode for command in (reversed(commands) if number % 2 else commands)]
        now = scene.files()
        wrong = [name for name in scene.new if now.get(name) not in (scene.new[name], scene.old.get(name))
                 and not name.startswith("failures/") and not name.endswith(".jsonl")]
        if wrong:
            failures.append(f"{wrong[0]} is neither the old one nor the new one")
        if tuple(found) not in codes:
            failures.append(f"exit codes {found}: {answers[0][1].decode()[-200:]} {answers[1][1].decode()[-200:]}")
        if found[0] == scene.code and any(now.get(name) != scene.new[name] for name in scene.new if name.endswith(".png")
                                          and not name.startswith("failures/")):
            failures.append("not all is done, and the exit code says so")
        if scene.left():
            failures.append(f"{scene.left()[0]} is left")
    return rounds, failures


def interrupted(scene, rounds):
    """Ctrl-C at some time, which is another one each time: the next run finds nothing in its way."""
    failures, times = [], random.Random(36)
    for _ in range(rounds):
        scene.restore()
        command = start(scene, *scene.arguments)
        time.sleep(times.uniform(0, 0.06))
        command.send_signal(signal.SIGINT)
        command.communicate(timeout=60)
        wrong = scene.judge(command.returncode, killed=True)
        if wrong:
            failures.append(f"interrupted: {wrong}")
            continue
        if command.returncode not in (-signal.SIGINT, scene.code, 2):
            failures.append(f"interrupted, it exits with {command.returncode}")
        scene.run(fresh=False)
        if scene.name not in ("accept", "merge") and scene.files() != scene.new:
            failures.append("after an interruption, the next run does not finish")
        if scene.left():
            failures.append(f"{scene.left()[0]} is left")
    return rounds, failures


def watched(scene, rounds):
    """A verb while the folder is watched, which ends well after Ctrl-C."""
    failures = []
    for _ in range(rounds):
        scene.restore()
        watch = start(scene, "watch", ".")
        watch.stdout.readline()
        answer = scene.run(fresh=False)
        wrong = scene.judge(answer.returncode, killed=False)
        if wrong or answer.returncode != scene.code:
            failures.append(f"watched (exit code {answer.returncode}): {wrong}")
        if watch.poll() is not None:
            failures.append(f"the watch ended with {watch.returncode}")
        watch.send_signal(signal.SIGINT)
        watch.communicate(timeout=60)
        if watch.returncode not in (0, -signal.SIGINT):
            failures.append(f"the watch ends with {watch.returncode}")
    return rounds, failures


def run(scene, rounds):
    """Returns the number of runs, and what went wrong, of the scenes that write references."""
    runs, failures = 0, []
    plans = {
        "record": [(scene.arguments, {(0, 0)}),
                   (["verify", ".", "--scale", "1,2", "--no-cache", "--output", "failures"], {(0, 0), (0, 1)})],
        "record-hashes": [(scene.arguments, {(0, 0)}),
                          (["verify", ".", "--scale", "1,2", "--no-cache", "--output", "failures"], {(0, 0), (0, 1)})],
        "accept": [(scene.arguments, {(0, 0)}), (["record", ".", "--scale", "1,2", "--no-cache"], {(0, 0), (2, 0)})],
        "verify": [(scene.arguments, {(1, 1)})],
        "verify-cache": [(scene.arguments, {(1, 1)})],
    }
    for other, codes in plans.get(scene.name, []):
        count, wrong = both(scene, other, codes, rounds)
        runs, failures = runs + count, failures + wrong
    for part in (interrupted,) + ((watched,) if scene.name in ("record", "accept") else ()):
        if scene.name != "mcp":
            count, wrong = part(scene, rounds)
            runs, failures = runs + count, failures + wrong
    return runs, failures
