"""A machine that is in the way: disks that are full, folders that are read-only, standard streams that are closed, clocks that jump."""

import os
import pathlib
import shutil
import subprocess

from scenes import spec

NOBODY = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]


def full_disks(scene):
    """A disk with room for no page, one page and so on, until the verb has room for all."""
    if os.geteuid() != 0:
        return 0, []
    failures, disk = [], scene.folder
    for pages in range(0, 400):
        shutil.rmtree(disk, ignore_errors=True)
        disk.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "plumb-faults", disk], capture_output=True).returncode != 0:
            return 0, []
        try:
            shutil.copytree(scene.before, disk, symlinks=True, dirs_exist_ok=True)
            used = os.statvfs(disk)
            size = (used.f_blocks - used.f_bfree + pages) * used.f_frsize
            subprocess.run(["mount", "-o", f"remount,size={size}", disk], check=True, capture_output=True)
            code = scene.run(fresh=False).returncode
            wrong = scene.judge(code, killed=False)
            if wrong:
                failures.append(f"room for {pages} pages (exit code {code}): {wrong}")
            if code == scene.code and not wrong:
                return pages + 1, failures
        finally:
            subprocess.run(["umount", disk], check=True)
    return pages, failures + ["it never has enough room"]


def read_only(scene):
    """Folders in which the user cannot write: nothing changes, and that is trouble if something should."""
    wrapper = []
    if os.geteuid() == 0:
        if not shutil.which("setpriv"):
            return 0, []
        wrapper = NOBODY
    scene.restore()
    for folder, _, names in os.walk(scene.folder, topdown=False):
        for name in names:
            os.chmod(os.path.join(folder, name), 0o444)
        os.chmod(folder, 0o555)
    try:
        answer = scene.run(wrapper, fresh=False)
        now = scene.files()
    finally:
        for folder, _, _ in os.walk(scene.folder):
            os.chmod(folder, 0o755)
    if now != scene.old:
        return 1, ["files of a read-only folder changed"]
    # Where all that is written was there before, nothing need be written.
    if answer.returncode != 2:
        return 1, [f"in a read-only folder it exits with {answer.returncode}"]
    if not answer.stderr and scene.name != "mcp":
        return 1, ["in a read-only folder it says nothing"]
    return 1, []


def streams(scene):
    """Standard streams that are closed, or full: files are whole, and a result that nobody got is trouble."""
    if scene.name == "mcp":
        return 0, []
    failures, runs = [], 0
    for words in (">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-", "<&-", ">/dev/full", "2>/dev/full", ">/dev/full 2>/dev/full"):
        runs += 1
        code = scene.run(["/bin/sh", "-c", f'exec "$@" {words}', "sh"]).returncode
        now = scene.files()
        if now != scene.new:
            failures.append(f"with {words} (exit code {code}) not all is done")
        if code not in (scene.code, 2):
            failures.append(f"with {words} it exits with {code}")
    return runs, failures


TIMES = {"1970": 1, "2100": 4_102_444_800}


def clocks(scene, library):
    """Files of other times, and a clock that jumps: the same pictures, and the same exit code."""
    if library is None:
        return 0, []
    failures, runs = [], 0
    for jump in ("-1577836800:0", "2366841600:0", "0:-86400", "0:86400"):
        runs += 1
        environment = {**scene.environment, "LD_PRELOAD": str(library), "CLOCK_JUMPS": jump}
        code = scene.run(env=environment).returncode
        wrong = scene.judge(code, killed=False)
        # Pictures that are older than their references are not accepted, since others may have recorded these later.
        if wrong or code != scene.code:
            failures.append(f"with the clock at {jump} (exit code {code}): {wrong or 'another exit code'}")
    for name, time in TIMES.items():
        runs += 1
        scene.restore()
        for path in scene.folder.rglob("*"):
            os.utime(path, (time, time))
        code = scene.run(fresh=False).returncode
        wrong = scene.judge(code, killed=False)
        if wrong or code != scene.code:
            failures.append(f"with files of {name} (exit code {code}): {wrong or 'another exit code'}")
    return runs, failures


def jumping_clock(folder):
    """The library that makes clocks jump; None without a compiler."""
    compiler = shutil.which("clang") or shutil.which("cc")
    if not compiler:
        return None
    library = folder / "clock.so"
    source = pathlib.Path(__file__).parent / "clock.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


def caches(snapshot, environment, folder):
    """A cache trusts no time and no size of a file: an edit that keeps both is seen, and a time alone is none."""
    failures = []
    file = folder / "one.json"

    def verify(*words):
        answer = subprocess.run([snapshot, "verify", ".", "--scale", "1", "--cache", "cache", *words], cwd=folder,
                                capture_output=True, text=True, env=environment)
        return answer.returncode, answer.stdout + answer.stderr

    for name, time in {**TIMES, "now": None}.items():
        file.write_text(spec(40))
        if time:
            os.utime(file, (time, time))
        subprocess.run([snapshot, "record", ".", "--scale", "1", "--no-cache"], cwd=folder, capture_output=True, env=environment)
        stamp = file.stat()
        for expected in (0, 0):
            if verify()[0] != expected:
                failures.append(f"a file of {name} is not the same")
        file.write_text(spec(41))
        os.utime(file, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
        if verify()[0] != 1:
            failures.append(f"an edit of the same size and time ({name}) is not seen")
        file.write_text(spec(40))
        os.utime(file, (5, 5))
        code, text = verify("--explain-cache")
        if code != 0 or "drawn" in text:
            failures.append(f"a file with another time alone ({name}) is drawn again: {text}")
    return 3, failures
