"""A client that repairs the seeded faults of a package: it reads only what the tools answer, and writes the edits that they state.

  packages.py SNAPSHOT   the command

The package is built with Plumb in the folder of test-previews, which saves minutes if that ran before.
"""

import asyncio
import re
import shutil
import sys

from mcp import Client, StdioServerParameters

from faults import apply
from support import environment, expect, root

FAULTS = {
    "unsnapped-edge", "thin-hairline", "small-touch-target", "stale-sibling", "position-before-size", "changed-after-sizing",
    "direct-layout-call", "pending-read", "foreign-coordinates", "missing-super", "conflicting-constraints",
}


def copy():
    """Copies the package, and returns its folder and that of the build, which is the one of the app of test-previews."""
    folder = root / ".build/test-previews/Examples/FaultyCards"
    build = folder.parent / "TeaTimer/.build"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "Scripts/test-mcp-parts/FaultyCards", folder)
    manifest = folder / "Package.swift"
    manifest.write_text(manifest.read_text().replace('path: "../../.."', f'path: "{root}"'))
    build.mkdir(parents=True, exist_ok=True)
    # The plan of another package's previews is not that of these.
    shutil.rmtree(build / "previews", ignore_errors=True)
    (folder / ".build").symlink_to(build)
    return folder, build


async def lint(client, preview):
    answer = await client.call_tool("lint", {"preview": preview, "scales": [2]})
    expect(not answer.is_error, answer.content)
    return answer.structured_content["findings"]


async def repair(client, folder):
    """Applies one finding's edits of each preview, builds again, and so on until no finding has edits."""
    found, fixed = {}, 0
    for _ in range(12):
        answer = await client.call_tool("list_views", {"kind": "previews"})
        expect(not answer.is_error, answer.content)
        previews = [view["preview"] for view in answer.structured_content["views"]]
        edits, left = [], []
        for preview in previews:
            findings = await lint(client, preview)
            left += findings
            for finding in findings:
                found.setdefault(finding["code"], f"{finding['file']}:{finding['line']}" if "line" in finding else "?")
            edits += next((one["edits"] for one in findings if one["edits"]), [])
        if not edits:
            return previews, found, fixed, left
        apply(folder, edits)
        fixed += 1
    sys.exit(f"test-mcp: the package is not repaired after {fixed} builds: {left}")


async def use(client, preview):
    """Draws a preview, finds a view of it by its text with the line that placed it, and keeps it open for a tap."""
    async def call(tool, **arguments):
        answer = await client.call_tool(tool, arguments)
        expect(not answer.is_error, answer.content)
        return answer

    picture = await call("draw", preview=preview)
    expect(any(part.type == "image" for part in picture.content), picture.content)
    found = (await call("find_views", preview=preview, query="Oolong")).content[0].text
    expect("UILabel" in found and "OrderCards.swift:" in found, found)
    opened = (await call("open_session", preview=preview)).content[0].text
    session = int(re.search(r"session (\d+)", opened)[1])
    await call("act", session=session, action="tap", on="Oolong")
    await call("close_session", session=session)


async def main():
    folder, build = copy()
    server = StdioServerParameters(
        command=sys.argv[1], args=["mcp", str(folder), "--preview-package", str(folder)], env=environment())
    try:
        async with Client(server, read_timeout_seconds=3600) as client:
            previews, found, builds, left = await repair(client, folder)
            await use(client, next(name for name in previews if name.endswith("Sibling")))
    finally:
        shutil.rmtree(build / "previews", ignore_errors=True)
    expect(FAULTS <= set(found), f"not found: {sorted(FAULTS - set(found))}")
    expect(all(re.search(r"\.swift:\d+$", place) for place in found.values()), f"without a line: {found}")
    expect(not left, f"findings are left: {left}")
    expect(builds > 0, "nothing was repaired")
    print(f"   {len(found)} kinds of faults found in {len(previews)} previews, repaired in {builds} builds, the linter is quiet")


asyncio.run(main())
