"""System calls that kill the command, or fail in it, by strace."""

import re
import subprocess

# Calls, and the errors that each can have.
ERRORS = {
    "openat": ["EACCES", "ENOSPC", "EMFILE", "EROFS"],
    "write": ["ENOSPC", "EIO", "EDQUOT"],
    "pwrite64": ["ENOSPC"],
    "fsync": ["EIO"],
    "fdatasync": ["EIO"],
    "close": ["EIO"],
    "rename": ["EACCES", "ENOSPC", "EROFS"],
    "renameat": ["EACCES", "ENOSPC"],
    "renameat2": ["EACCES", "ENOSPC"],
    "linkat": ["ENOSPC", "EEXIST"],
    "link": ["ENOSPC"],
    "unlink": ["EACCES"],
    "unlinkat": ["EACCES"],
    "mkdir": ["EACCES", "ENOSPC"],
    "mkdirat": ["EACCES", "ENOSPC"],
    "ftruncate": ["ENOSPC"],
    "fchmod": ["EPERM"],
    "flock": ["ENOLCK"],
    "read": ["EIO"],
    "newfstatat": ["EACCES"],
    "getdents64": ["EIO"],
}
# These change files: four times as many of them are met.
CHANGES = {"write", "pwrite64", "fsync", "fdatasync", "rename", "renameat", "renameat2", "linkat", "link", "unlink", "unlinkat",
           "mkdir", "mkdirat", "ftruncate", "fchmod"}


def counts(scene):
    """The most calls of one thread, by name."""
    log = scene.base / "calls"
    scene.run(["strace", "-f", "-qq", "-o", str(log)])
    counts = {}
    for line in log.read_text(errors="replace").splitlines():
        match = re.match(r"(\d+) +(\w+)\(", line)
        if match:
            by = counts.setdefault(match[2], {})
            by[match[1]] = by.get(match[1], 0) + 1
    return {name: max(by.values()) for name, by in counts.items()}


def plans(scene, stride):
    """The faults: kills at each call; single failures; and from some call on, nothing succeeds any more."""
    few, many = [], []
    for call, count in sorted(counts(scene).items()):
        here = many if call in CHANGES else few
        for when in range(1, count + 1):
            here.append((call, f"signal=KILL:when={when}", True))
            for error in ERRORS.get(call, []):
                here.append((call, f"error={error}:when={when}", False))
                here.append((call, f"error={error}:when={when}+", False))
    return few[::stride] + many[::max(1, stride // 4)]


def is_of_system(log):
    """Whether a crash is that of the system's libraries: dispatch ends programs that cannot read the state of their threads."""
    faults = [line for line in log.read_text(errors="replace").splitlines() if "INJECTED" in line]
    return bool(faults) and re.search(r'"/proc/\d+/stat', faults[-1]) is not None


def run(scene, stride):
    """Returns the number of runs, and what went wrong."""
    failures, all_plans, log = [], plans(scene, stride), scene.base / "faults"
    for call, how, killed in all_plans:
        wrapper = ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={call}", "-e", f"inject={call}:{how}"]
        try:
            code = scene.run(wrapper).returncode
        except subprocess.TimeoutExpired:
            failures.append(f"{call} {how}: it does not end")
            continue
        # Before the program begins, the loader of the system answers for itself.
        if code == 127 or code in (-4, -5, 132, 133) and is_of_system(log):
            continue
        wrong = scene.judge(code, killed)
        if not wrong and killed and scene.name not in ("accept", "mcp"):
            # Leftovers of a kill disturb nothing: the next run does all.
            again = scene.run(fresh=False)
            now = scene.files()
            if again.returncode != scene.code and scene.code == 0 or any(
                    now.get(name) != content for name, content in scene.new.items()):
                wrong = f"the next run exits with {again.returncode} and does not finish"
            elif scene.left():
                wrong = f"the next run leaves {scene.left()[0]}"
        if wrong:
            failures.append(f"{call} {how} (exit code {code}): {wrong}")
    return len(all_plans), failures
