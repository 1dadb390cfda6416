"""An image for containers with nothing but the command and the libraries that it loads, as an archive of OCI's layout.

`podman load`, `skopeo copy oci-archive:…` and `docker load` (from version 25 on) read it. It has no shell; for jobs that need
one, `Scripts/dist-parts/Containerfile` makes an image of Debian's.
"""

import datetime
import gzip
import json
import pathlib
import subprocess

import archives

NAMES = {"x86_64": "amd64", "aarch64": "arm64"}
LAYOUT = {"imageLayoutVersion": "1.0.0"}
# Libraries that are loaded when a font file is first used, and when a thread ends.
LOADED_LATER = ("libharfbuzz.so.0", "libgcc_s.so.1")


def archive(path, binary, files, version, processor, time):
    content = {"usr/bin/snapshot": files["bin/snapshot"], "usr/share/doc/snapshot/copyright": files["LICENSE"],
               "tmp/.keep": (b"", 0o644)}
    content |= libraries(binary)
    layer = archives.tar(content, time)
    packed = gzip.compress(layer, compresslevel=9, mtime=0)
    created = datetime.datetime.fromtimestamp(time, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    config = encoded({
        "created": created, "architecture": NAMES[processor], "os": "linux",
        "config": {"Entrypoint": ["/usr/bin/snapshot"], "WorkingDir": "/repository",
                   "Labels": {"org.opencontainers.image.title": "snapshot",
                              "org.opencontainers.image.version": version}},
        "rootfs": {"type": "layers", "diff_ids": [f"sha256:{archives.digest(layer)}"]},
        "history": [{"created": created, "created_by": "Scripts/dist"}],
    })
    blobs = {}

    def described(kind, blob, **more):
        blobs[f"blobs/sha256/{archives.digest(blob)}"] = (blob, 0o644)
        return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": f"sha256:{archives.digest(blob)}",
                "size": len(blob), **more}

    manifest = encoded({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": described("config.v1+json", config), "layers": [described("layer.v1.tar+gzip", packed)],
    })
    index = encoded({"schemaVersion": 2, "manifests": [described(
        "manifest.v1+json", manifest, annotations={"org.opencontainers.image.ref.name": version},
        platform={"os": "linux", "architecture": NAMES[processor]})]})
    blobs |= {"oci-layout": (encoded(LAYOUT), 0o644), "index.json": (index, 0o644)}
    path.write_bytes(archives.tar(blobs, time))
    return path


def encoded(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def libraries(binary):
    """The libraries of the system that the command loads, at their places, and the loader."""
    paths = set(needed(binary))
    folder = next(str(pathlib.PurePath(path).parent) for path in sorted(paths) if "/libc.so" in path)
    for name in LOADED_LATER:
        paths |= {f"{folder}/{name}", *needed(f"{folder}/{name}")}
    # Folders that lead into /usr have no links here: a file may stand at two places.
    return {path.lstrip("/"): (pathlib.Path(path).resolve().read_bytes(), 0o755) for path in sorted(paths)}


def needed(path):
    """The paths of the libraries of a program or a library, and of the loader."""
    lines = subprocess.run(["ldd", path], check=True, capture_output=True, text=True).stdout.splitlines()
    words = [line.split() for line in lines]
    return [word[2] if "=>" in word else word[0] for word in words
            if "=>" in word and word[2].startswith("/") or word[0].startswith("/")]
