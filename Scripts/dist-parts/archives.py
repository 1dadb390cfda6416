"""Archives with the same bytes for the same files: sorted, of one time, and of no one."""

import hashlib
import io
import lzma
import struct
import sys
import tarfile


def processor(binary):
    """The processor of a program, by the number in its header."""
    header = binary.read_bytes()[:20]
    names = {62: "x86_64", 183: "aarch64"}
    machine = struct.unpack_from("<H", header, 18)[0]
    if header[:4] != b"\x7fELF" or machine not in names:
        sys.exit(f"{binary}: no program for Linux on x86_64 or aarch64")
    return names[machine]


def tar(files, time):
    """The bytes of an archive of paths, each with its content and mode, or with the target of a link."""
    made = io.BytesIO()
    folders = sorted({"/".join(parts[:count]) for parts in (path.split("/") for path in files)
                      for count in range(1, len(parts))})
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for folder in folders:
            archive.addfile(entry(folder, time, 0o755, tarfile.DIRTYPE))
        for path, content in sorted(files.items()):
            if isinstance(content, str):
                link = entry(path, time, 0o777, tarfile.SYMTYPE)
                link.linkname = content
                archive.addfile(link)
                continue
            body, mode = content
            file = entry(path, time, mode, tarfile.REGTYPE)
            file.size = len(body)
            archive.addfile(file, io.BytesIO(body))
    return made.getvalue()


def entry(path, time, mode, kind):
    info = tarfile.TarInfo(path)
    info.mtime, info.mode, info.type, info.uname, info.gname = time, mode, kind, "root", "root"
    return info


def compressed_tar(path, files, time):
    path.write_bytes(lzma.compress(tar(files, time), preset=6))
    return path


def digest(content):
    return hashlib.sha256(content).hexdigest()


def write_digests(folder):
    """Writes SHA256SUMS of all files, for `sha256sum --check`."""
    names = sorted(path.name for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{digest((folder / name).read_bytes())}  {name}\n" for name in names]
    (folder / "SHA256SUMS").write_text("".join(lines))
