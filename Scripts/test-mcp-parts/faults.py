"""A client that repairs ten seeded faults: it reads only what the tools answer, and writes the edits that they state."""

import asyncio
import pathlib
import shutil
import sys
import tempfile

from mcp import Client, StdioServerParameters

from support import environment, expect, root

snapshot = sys.argv[1]
seeded = root / "Scripts/test-mcp-parts/Faults"
FAULTS = {
    "unsnapped-edge", "thin-hairline", "fractional-border", "repeated-literal", "unused-metric", "truncated-text",
    "small-touch-target", "conflicting-constraints", "missing-label", "low-contrast",
}


def apply(folder, edits):
    """Carries out the edits of a finding, the last one of a file first."""
    for edit in sorted(edits, key=lambda one: (one["file"], -one["line"], -one["column"])):
        path = folder / edit["file"]
        lines = path.read_text().split("\n")
        start = sum(len(line) + 1 for line in lines[:edit["line"] - 1]) + edit["column"] - 1
        end = sum(len(line) + 1 for line in lines[:edit["endLine"] - 1]) + edit["endColumn"] - 1
        text = "\n".join(lines)
        expect(text[start:end] == edit["oldText"], f"{edit} is not at its place")
        path.write_text(text[:start] + edit["newText"] + text[end:])


async def repair(client, folder):
    found = set()
    fixed = 0
    for _ in range(40):
        views = (await client.call_tool("list_views", {"kind": "specs"})).structured_content["views"]
        finding, left = None, 0
        for view in views:
            answer = await client.call_tool("lint", {"spec": view["spec"], "accessibility": True})
            expect(not answer.is_error, answer.content)
            findings = answer.structured_content["findings"]
            left += answer.structured_content["total"]
            found |= {one["code"] for one in findings}
            finding = finding or next((one for one in findings if one["edits"]), None)
        if finding is None:
            return found, fixed, left
        apply(folder, finding["edits"])
        fixed += 1
    sys.exit("test-mcp: the faults are not repaired after 40 fixes")


async def main():
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        shutil.copytree(seeded, folder, dirs_exist_ok=True)
        server = StdioServerParameters(command=snapshot, args=["mcp", str(folder)], env=environment())
        async with Client(server) as client:
            found, fixed, left = await repair(client, folder)
        expect(FAULTS <= found, f"not found: {sorted(FAULTS - found)}")
        expect(fixed >= len(FAULTS), f"{fixed} fixes repaired {len(FAULTS)} faults")
        expect(left == 0, f"{left} findings are left")
        print(f"   {len(found)} kinds of faults found, {fixed} fixes applied, the linter is quiet")


if __name__ == "__main__":
    asyncio.run(main())
