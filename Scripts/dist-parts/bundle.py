"""A bundle for SwiftPM, whose plug-ins run the command: `.binaryTarget(name: "snapshot", url: …, checksum: …)`."""

import io
import json
import lzma
import re
import sys
import tarfile
import time as clock
import zipfile

TRIPLES = {"x86_64": "x86_64-unknown-linux-gnu", "aarch64": "aarch64-unknown-linux-gnu"}


def archive(folder, time):
    files, variants, versions = {}, [], set()
    for path in sorted(folder.glob("snapshot-*-linux-*.tar.xz")):
        found = re.fullmatch(r"snapshot-(.+)-linux-(\w+)\.tar\.xz", path.name)
        version, processor = found[1], found[2]
        versions.add(version)
        with tarfile.open(fileobj=io.BytesIO(lzma.decompress(path.read_bytes()))) as packed:
            content = packed.extractfile(f"{path.name.removesuffix('.tar.xz')}/bin/snapshot").read()
        place = f"snapshot-{version}-linux-{processor}/bin/snapshot"
        files[place] = (content, 0o755)
        variants.append({"path": place, "supportedTriples": [TRIPLES[processor]]})
    if len(versions) != 1:
        sys.exit(f"{folder}: archives of {len(versions)} versions")
    version = versions.pop()
    info = {"schemaVersion": "1.0",
            "artifacts": {"snapshot": {"type": "executable", "version": version, "variants": variants}}}
    files["info.json"] = (json.dumps(info, indent=2, sort_keys=True).encode() + b"\n", 0o644)
    made = folder / f"snapshot-{version}.artifactbundle.zip"
    stamp = clock.gmtime(max(time, 315_532_800))[:6]
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, (content, mode) in sorted(files.items()):
            entry = zipfile.ZipInfo(f"snapshot.artifactbundle/{path}", stamp)
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
            entry.external_attr = (0o100000 | mode) << 16
            packed.writestr(entry, content)
    return made
