"""A list of what is in the command (SPDX 2.3), by the versions of the machine that linked it."""

import datetime
import json
import re
import subprocess

import archives

# Debian's package of each library that is linked into the command, and its licence.
LIBRARIES = {
    "libpng": ("libpng-dev", "libpng-2.0"),
    "zlib": ("zlib1g-dev", "Zlib"),
    "libdeflate": ("libdeflate-dev", "MIT"),
    "libjpeg-turbo": ("libjpeg62-turbo-dev", "IJG AND BSD-3-Clause AND Zlib"),
    "libxml2": ("libxml2-dev", "MIT"),
    "libstdc++": ("libstdc++-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1"),
}


def document(path, binary, version, processor, time):
    swift = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True)
    swift_version = re.search(r"Swift version (\S+)", swift.stdout + swift.stderr)[1]
    parts = [component("Swift, Foundation and Dispatch", swift_version, "Apache-2.0 WITH Swift-exception"),
             component("ICU, reduced", swift_version, "Unicode-3.0")]
    parts += [component(name, debian_version(package), license) for name, (package, license) in LIBRARIES.items()
              if debian_version(package)]
    digest = archives.digest(binary.read_bytes())
    main = component("snapshot", version, "MIT")
    main["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    created = datetime.datetime.fromtimestamp(time, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    relations = [relation("SPDXRef-DOCUMENT", "DESCRIBES", main)]
    relations += [relation(main["SPDXID"], "STATIC_LINK", part) for part in parts]
    path.write_text(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"snapshot-{version}-linux-{processor}",
        "documentNamespace": f"urn:plumb:snapshot:{version}:{processor}:{digest}",
        "creationInfo": {"created": created, "creators": ["Tool: Scripts/dist"]},
        "packages": [main, *parts], "relationships": relations,
    }, indent=2) + "\n")
    return path


def component(name, version, license):
    return {"SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", name), "name": name, "versionInfo": version,
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": license,
            "licenseDeclared": license, "copyrightText": "NOASSERTION"}


def relation(one, kind, other):
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other["SPDXID"]}


def debian_version(package):
    """The version of an installed package of Debian's, or None."""
    answer = subprocess.run(["dpkg-query", "--show", "--showformat=${Version}", package], capture_output=True, text=True)
    return answer.stdout if answer.returncode == 0 and answer.stdout else None
