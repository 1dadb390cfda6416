"""Each tool and its errors, by the official client, in the newest revision and in one with a handshake."""

import asyncio
import base64
import json
import os
import shutil
import struct
import sys

from mcp import Client, MCPError, StdioServerParameters

from support import Folder, environment, expect

snapshot = sys.argv[1]


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


def pictures(result):
    """The sizes of the pictures in a result."""
    sizes = []
    for part in result.content:
        if part.type == "image":
            bytes_ = base64.b64decode(part.data)
            expect(part.mime_type == "image/png" and bytes_[:8] == b"\x89PNG\r\n\x1a\n", "a picture is no PNG")
            sizes.append(struct.unpack(">II", bytes_[16:24]))
    return sizes


class Caller:
    def __init__(self, client):
        self.client = client

    async def call(self, name, **arguments):
        result = await self.client.call_tool(name, arguments)
        expect(not result.is_error, f"{name} {arguments}: {text(result)}")
        return result

    async def fails(self, name, *words, **arguments):
        """Calls a tool, whose error has all of the words."""
        result = await self.client.call_tool(name, arguments)
        expect(result.is_error, f"{name} {arguments} is no error: {text(result)[:200]}")
        for word in words:
            expect(word in text(result), f"{name} {arguments}: no {word!r} in: {text(result)}")
        expect("\n" not in text(result) or "excerpt" in words, f"the error has several lines: {text(result)}")


async def lists(tools, client, accepts):
    listed = (await client.list_tools()).tools
    names = [tool.name for tool in listed]
    expect(("accept" in names) == accepts, "accept is offered by --allow-accept alone")
    for tool in listed:
        expect(tool.input_schema["type"] == "object" and tool.description, f"{tool.name} has no schema")
        expect(tool.annotations.destructive_hint == (tool.name == "accept"), f"the hints of {tool.name}")
        expect(tool.annotations.open_world_hint is False, f"the hints of {tool.name}")
    resources = (await client.list_resources()).resources
    for resource in resources:
        content = (await client.read_resource(resource.uri)).contents[0]
        expect(len(content.text) > 500, f"{resource.uri} is empty")
        if content.mime_type == "application/schema+json":
            json.loads(content.text)
    guide = (await client.read_resource("snapshot://guide/lint")).contents[0].text
    expect("`stale-sibling`" in guide and "## Pixels" in guide, "the guide has no codes")
    templates = (await client.list_resource_templates()).resource_templates
    expect({one.uri_template for one in templates} == {"snapshot://lint/{code}", "snapshot://device/{device}"}, "templates")
    one = (await client.read_resource("snapshot://lint/truncated-text")).contents[0].text
    expect("Truncated text" in one, "a resource by its template")
    for uri in ("snapshot://lint/truncated-txt", "snapshot://guide/lnt", "file:///etc/passwd"):
        try:
            await client.read_resource(uri)
            expect(False, f"{uri} was read")
        except MCPError as error:
            expect(error.code in (-32602, -32002), f"{uri}: {error.code}")
    from mcp.types import ResourceTemplateReference
    found = await client.complete(
        ResourceTemplateReference(type="ref/resource", uri="snapshot://lint/{code}"), {"name": "code", "value": "trunc"})
    expect(found.completion.values == ["truncated-text"], "completion")


async def looking(tools):
    found = (await tools.call("list_devices", query="ipad", limit=2)).structured_content
    expect(len(found["devices"]) == 2 and found["total"] > 2 and found["nextOffset"] == 2, "a page of devices")
    views = (await tools.call("list_views")).structured_content["views"]
    expect([one["spec"] for one in views] == ["player.json", "sign-in.json"], f"the views are {views}")
    result = await tools.call("draw", spec="player.json", device="iphone-16-pro", limit=5)
    expect(pictures(result) and max(pictures(result)[0]) <= 1568, "the picture is larger than a model sees")
    expect(text(result).count("\n") <= 8 and result.structured_content["nextOffset"] == 5, "the tree is not cut")
    small = await tools.call("draw", spec="player.json", max_side=200, tree=False)
    expect(max(pictures(small)[0]) <= 200, "max_side")
    only = await tools.call("draw", spec="player.json", picture=False, depth=1, limit=2)
    expect(not pictures(only), "picture: false")
    expect("nextOffset" not in only.structured_content, "a whole tree of two levels has no further part")
    dark = await tools.call("draw", spec="player.json", style="dark", direction="rtl", system=26, text_size="XL")
    expect(pictures(dark), "a variant")
    found = await tools.call("find_views", spec="sign-in.json", query="e", limit=3)
    expect(0 < len(found.structured_content["views"]) <= 3, "find_views")
    trace = await tools.call("trace", spec="player.json", limit=7)
    expect(len(text(trace).split("\n")) == 8, "a page of a trace")
    quiet = await tools.call("lint", spec="player.json")
    expect(quiet.structured_content["total"] == 0 and text(quiet) == "no findings", text(quiet))


async def wrong(tools, folder):
    await tools.fails("draw", "nothing is given")
    await tools.fails("draw", "session", spec="player.json", session=1)
    await tools.fails("draw", 'did you mean "player.json"?', spec="plaer.json")
    await tools.fails("draw", 'did you mean "iphone-16-pro"?', spec="player.json", device="iphone-16-pr")
    await tools.fails("draw", '"style"', '"dark"', spec="player.json", style="drak")
    await tools.fails("draw", 'did you mean "device"?', spec="player.json", devise="x")
    await tools.fails("draw", "a whole number from 1 to 4", spec="player.json", scale=99)
    await tools.fails("draw", "17, 18, 26", spec="player.json", system=19)
    await tools.fails("draw", "--preview-package", preview="Card")
    await tools.fails("find_views", "no view has", spec="player.json", query="nothing of that")
    await tools.fails("find_views", '"query" is missing', spec="player.json")
    await tools.fails("lint", 'did you mean "truncated-text"?', spec="player.json", codes=["truncated-txt"])
    await tools.fails("act", "there is no session 7", session=7, action="tap", on="x")
    await tools.fails("explain_difference", "before", spec="player.png")
    (folder / "broken.json").write_text('{"canvas": {"width": 10, "height": 10}, "viewss": []}')
    await tools.fails("draw", "broken.json:1:", 'did you mean "views"?', spec="broken.json")
    (folder / "broken.json").unlink()


async def outside(tools, folder, other):
    """Whatever leads out of the roots."""
    (other / "secret.json").write_text('{"canvas": {"width": 10, "height": 10}}')
    (folder / "link.json").symlink_to(other / "secret.json")
    (folder / "door").symlink_to(other)
    (folder / "inside.json").symlink_to(folder / "player.json")
    os.mkfifo(folder / "pipe.json")
    for path in ("../secret.json", str(other / "secret.json"), "/etc/passwd", "a/../../secret.json", "/dev/zero"):
        await tools.fails("draw", "outside of the roots", spec=path)
    for path in ("link.json", "door/secret.json"):
        await tools.fails("draw", "symbolic link", spec=path)
    await tools.fails("draw", "pipe", spec="pipe.json")
    await tools.fails("draw", "a folder", spec=".")
    await tools.fails("draw", "zero byte", spec="a\0b")
    await tools.call("draw", spec="inside.json")
    await tools.call("draw", spec=str(folder / "player.json"))
    (other / "dot.png").write_bytes(base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    (folder / "thief.json").write_text(json.dumps({"canvas": {"width": 10, "height": 10}, "views": [
        {"id": "x", "type": "image", "image": {"file": f"../{other.name}/dot.png"}, "frame": "superview"}]}))
    for tool in ("draw", "lint", "trace", "explain_difference"):
        await tools.fails(tool, "outside of the roots", spec="thief.json")
    # A file that is not there is not told from one that is.
    source = json.loads((folder / "thief.json").read_text())
    source["views"][0]["image"]["file"] = f"../{other.name}/none.png"
    (folder / "thief.json").write_text(json.dumps(source))
    await tools.fails("draw", "outside of the roots", spec="thief.json")
    # Neither are the settings of the linter read from there.
    (folder / ".snapshot-lint.json").symlink_to(other / "secret.json")
    await tools.fails("lint", "outside of the roots", spec="player.json")
    for name in ("link.json", "door", "inside.json", "pipe.json", "thief.json", ".snapshot-lint.json"):
        (folder / name).unlink()


async def sessions(tools):
    opened = await tools.call("open_session", spec="sign-in.json", device="iphone-16-pro")
    expect("session 1" in text(opened) and not pictures(opened), text(opened)[:200])
    result = await tools.call("act", session=1, action="tap", x=200, y=300, picture=True)
    expect(pictures(result), "a picture after an action")
    await tools.call("act", session=1, action="wait", seconds=0.5)
    await tools.fails("act", '"on" or "x"', session=1, action="tap")
    await tools.fails("act", '"text"', session=1, action="type")
    await tools.fails("act", "no view is named", session=1, action="tap", on="no such button")
    await tools.call("draw", session=1)
    await tools.call("find_views", session=1, query="sign")
    await tools.call("lint", session=1)
    await tools.call("close_session", session=1)
    await tools.fails("draw", "there is no session 1", session=1)


async def differences(tools, folder, accepts):
    first = await tools.call("explain_difference", spec="player.json")
    expect("there is no reference" in text(first) and first.structured_content["same"] is False, text(first))
    if not accepts:
        try:
            await tools.client.call_tool("accept", {"spec": "player.json", "digest": "x"})
            expect(False, "accept is there without --allow-accept")
        except MCPError as error:
            expect(error.code == -32602, "an unknown tool")
        return
    await tools.fails("accept", "not the one", spec="player.json", digest="0" * 64)
    (folder / ".hidden").mkdir()
    (folder / ".hidden/player.json").write_text((folder / "player.json").read_text())
    await tools.fails("accept", "hidden", spec=".hidden/player.json", digest=first.structured_content["digest"])
    shutil.rmtree(folder / ".hidden")
    await tools.call("accept", spec="player.json", digest=first.structured_content["digest"])
    expect((folder / "player@2x.png").exists(), "the reference is not written")
    same = await tools.call("explain_difference", spec="player.json")
    expect(same.structured_content["same"] and not pictures(same), "the picture is not the same")
    source = (folder / "player.json").read_text()
    (folder / "changed.json").write_text(source.replace('"cornerRadius": ', '"alpha": 0.5, "cornerRadius": ', 1))
    for arguments in ({"before": "player.json"}, {"before": "player@2x.png"}):
        result = await tools.call("explain_difference", spec="changed.json", **arguments)
        content = result.structured_content
        expect(not content["same"] and content["differingPixels"] > 0 and pictures(result), text(result))
        expect("alpha" in text(result), f"the reason is not told: {text(result)}")
    (folder / "changed.json").unlink()
    expect(sorted(one.name for one in folder.iterdir()) == ["player.json", "player@2x.png", "sign-in.json"],
           "something else was written")


async def run(mode, accepts):
    with Folder() as folder, Folder() as other:
        arguments = ["mcp", str(folder)] + (["--allow-accept"] if accepts else [])
        server = StdioServerParameters(command=snapshot, args=arguments, env=environment())
        async with Client(server, mode=mode) as client:
            tools = Caller(client)
            print(f"   {client.protocol_version}", flush=True)
            await lists(tools, client, accepts)
            await looking(tools)
            await wrong(tools, folder)
            await outside(tools, folder, other)
            await sessions(tools)
            await differences(tools, folder, accepts)


for mode, accepts in (("auto", True), ("legacy", False)):
    asyncio.run(run(mode, accepts))
