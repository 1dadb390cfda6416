"""The protocol itself: revisions, errors, batches, cancellation, and input that no client would write."""

import json
import random
import sys

from support import Folder, Lines, expect

snapshot = sys.argv[1]
MODERN = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}


def code(answer):
    return answer.get("error", {}).get("code")


def revisions(folder):
    asked = {"2024-11-05": "2024-11-05", "2025-03-26": "2025-03-26", "2025-06-18": "2025-06-18",
             "2025-11-25": "2025-11-25", "1999-01-01": "2025-11-25", "2026-07-28": "2025-11-25"}
    for version, answer in asked.items():
        server = Lines(snapshot, folder)
        expect(server.initialize(version)["protocolVersion"] == answer, f"{version} is not answered by {answer}")
        tool = server.request(1, "tools/list")["result"]["tools"][0]
        expect(("outputSchema" in tool) == (answer >= "2025-06-18"), f"the output schema in {version}")
        expect(("annotations" in tool) == (answer >= "2025-03-26"), f"the annotations in {version}")
        expect(server.request(2, "ping")["result"] == {}, "a ping is not answered")
        batch = server.ask([{"jsonrpc": "2.0", "id": 3, "method": "ping"}, {"jsonrpc": "2.0", "method": "x"},
                            {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "list_devices"}}])
        if answer == "2025-03-26":
            expect({one["id"] for one in batch} == {3, 4}, "a batch is not answered")
            expect(code(server.ask([])) == -32600, "an empty batch")
        else:
            expect(code(batch) == -32600, f"a batch in {version}")
        expect(server.end() == [], "there are further messages")


def errors(folder):
    server = Lines(snapshot, folder)
    expect(code(server.request(1, "tools/list")) == -32600, "a request before the handshake")
    server.initialize()
    expect(code(server.request(2, "initialize", protocolVersion="2025-11-25")) == -32600, "a second handshake")
    answer = server.request(3, "tools/lost")
    expect(code(answer) == -32601 and "tools/list" in answer["error"]["message"], "an unknown method")
    answer = server.request(4, "tools/call", name="drow")
    expect(code(answer) == -32602 and '"draw"' in answer["error"]["message"], "an unknown tool")
    expect(code(server.request(5, "resources/read", uri="snapshot://schema/spac")) == -32002, "an unknown resource")
    expect(code(server.request(6, "tools/list", cursor="p99")) == -32602, "an unknown cursor")
    expect(code(server.request(7, "logging/setLevel", level="loud")) == -32602, "an unknown level")
    expect(code(server.ask({"jsonrpc": "2.0", "id": 8, "method": "tools/call", "params": []})) == -32602, "an array")
    for line, number in [
        (b"{", -32700), (b"nothing", -32700), (b"\xff\xfe", -32700), (b"[" * 100_000, -32700), (b"1", -32600),
        (b'{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600), (b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600), (b'{"jsonrpc":"2.0","id":1,"method":7}', -32600),
        (b'{"jsonrpc":"2.0","id":1}', -32600), (b'{"a":1,"a":2}', -32700), (b'{"a":1e999}', -32700),
        (b'{"a":"' + "e".encode() + "\u0301".encode() * 600 + b'"}', -32700), (b"x" * (17 << 20), -32600),
        (b'{"jsonrpc":"2.0","id":' + b"9" * 400 + b',"method":"ping"}', -32700),
    ]:
        expect(code(server.ask(line)) == number, f"{line[:40]} is not answered by {number}")
    expect(server.request(9, "ping")["result"] == {}, "the server does not go on")
    server.end()


def stateless(folder):
    server = Lines(snapshot, folder)
    answer = server.request(1, "server/discover", _meta=MODERN)["result"]
    expect(answer["supportedVersions"][0] == "2026-07-28" and answer["resultType"] == "complete", "discovery")
    answer = server.request(2, "tools/list", _meta=MODERN)["result"]
    expect(answer["cacheScope"] == "private" and answer["ttlMs"] >= 0, "the list says how long it holds")
    answer = server.request(3, "tools/list", _meta={**MODERN, "io.modelcontextprotocol/protocolVersion": "1900-01-01"})
    expect(code(answer) == -32022 and answer["error"]["data"]["requested"] == "1900-01-01", "an unknown revision")
    missing = {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}
    expect(code(server.request(4, "tools/list", _meta=missing)) == -32602, "missing capabilities")
    expect(code(server.request(5, "ping", _meta=MODERN)) == -32601, "a ping, which the revision has not")
    expect(code(server.request(6, "resources/read", uri="snapshot://x", _meta=MODERN)) == -32602, "a lost resource")
    answer = server.request(7, "subscriptions/listen", notifications={"toolsListChanged": True}, _meta=MODERN)
    expect(answer["method"] == "notifications/subscriptions/acknowledged", "a subscription is not acknowledged")
    server.write({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 7}})
    # Both eras in one process.
    expect(server.initialize()["protocolVersion"] == "2025-11-25", "a handshake beside requests without one")
    server.end()


def cancellation(folder):
    server = Lines(snapshot, folder)
    server.initialize()
    call = {"jsonrpc": "2.0", "id": "a", "method": "tools/call", "params": {"name": "list_devices", "arguments": {}}}
    cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "a"}}
    # In one write, so that the call is cancelled before it runs, or is answered.
    server.process.stdin.write(b"".join(json.dumps(one).encode() + b"\n" for one in [
        *({**call, "id": number} for number in range(50)), call, cancel]))
    server.process.stdin.flush()
    answers = [one["id"] for one in server.end()]
    expect(answers[:50] == list(range(50)), "calls are not answered in their order")
    expect(answers[50:] in ([], ["a"]), "a cancelled call is answered twice")


def client_roots(folder):
    other = folder / "other"
    other.mkdir()
    (other / "small.json").write_text('{"canvas": {"width": 10, "height": 10}}')
    for arguments, is_taken in (((), True), ((str(folder),), False)):
        server = Lines(snapshot, "/", *arguments) if arguments else Lines(snapshot, folder)
        server.initialize("2025-06-18", roots={"listChanged": True})
        answer = server.read()
        expect(answer["method"] == "roots/list", "the client is not asked for its roots")
        server.write({"jsonrpc": "2.0", "id": answer["id"], "result": {"roots": [{"uri": other.as_uri()}]}})
        answer = server.request(1, "tools/call", name="list_views", arguments={})["result"]
        specs = [one["spec"] for one in answer["structuredContent"]["views"]]
        expect((specs == ["small.json"]) == is_taken, f"the roots of the client: {specs}")
        if is_taken:
            server.write({"jsonrpc": "2.0", "method": "notifications/roots/list_changed"})
            server.write({"jsonrpc": "2.0", "id": server.read()["id"], "result": {"roots": []}})
            for number in (2, 3):
                answer = server.request(number, "tools/call", name="list_views", arguments={})["result"]
                expect(answer["isError"], "roots that the client withdrew are still read")
        server.end()


def noise(folder):
    """Random bytes and changed messages: each line has an answer or none, and the server goes on."""
    source = random.Random(35)
    server = Lines(snapshot, folder)
    server.initialize()
    good = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "list_devices", "arguments": {"query": "ipad", "limit": 3}}}).encode()
    lines = []
    for _ in range(2000):
        line = bytearray(good)
        for _ in range(source.randrange(1, 6)):
            place = source.randrange(len(line))
            line[place:place + source.randrange(3)] = bytes(source.randrange(256) for _ in range(source.randrange(3)))
        lines.append(bytes(line).replace(b"\n", b" "))
    import threading
    threading.Thread(target=lambda: (server.process.stdin.write(b"\n".join(lines) + b"\n"), server.write(
        {"jsonrpc": "2.0", "id": "end", "method": "ping"}))).start()
    while server.read().get("id") != "end":
        pass
    server.end()


with Folder() as scratch:
    for test in (revisions, errors, stateless, cancellation, client_roots, noise):
        test(scratch)
