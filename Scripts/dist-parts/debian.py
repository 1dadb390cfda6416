"""A package for Debian and its relatives."""

import os
import subprocess
import tempfile
import pathlib

NAMES = {"x86_64": "amd64", "aarch64": "arm64"}

CONTROL = """Package: snapshot
Version: {version}
Architecture: {architecture}
Maintainer: The Plumb authors <plumb@example.com>
Depends: libc6 (>= {libc}), libgcc-s1
Recommends: libharfbuzz0b
Section: devel
Priority: optional
Installed-Size: {size}
Description: Draws layout specs as PNG, records and verifies them
 The command of Plumb, which runs UIKit layout on Linux: the same pixels on every
 machine. HarfBuzz is needed for font files only.
"""


def package(folder, files, version, processor, time):
    architecture = NAMES[processor]
    made = folder / f"snapshot_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        binary, license = files["bin/snapshot"][0], files["LICENSE"][0]
        (scratch / "DEBIAN").mkdir()
        (scratch / "DEBIAN/control").write_text(CONTROL.format(
            version=version, architecture=architecture, size=-(-len(binary) // 1024), libc=needed_libc(binary)))
        for path, content, mode in [("usr/bin/snapshot", binary, 0o755), ("usr/share/doc/snapshot/copyright", license, 0o644)]:
            (scratch / path).parent.mkdir(parents=True)
            (scratch / path).write_bytes(content)
            (scratch / path).chmod(mode)
        for path in [scratch, *scratch.rglob("*")]:
            if path.is_dir():
                path.chmod(0o755)
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", scratch, made], check=True,
                       stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(time)})
    return made


def needed_libc(binary):
    """The newest version of the C library whose symbols a program names."""
    versions = set()
    for part in binary.split(b"GLIBC_")[1:]:
        number = part[:8].split(b"\0")[0].decode("ascii", "replace")
        if number.replace(".", "").isdigit():
            versions.add(tuple(int(one) for one in number.split(".")))
    return ".".join(str(one) for one in max(versions, default=(2, 31)))
