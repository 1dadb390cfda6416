"""The server: what it refuses

Requests without the token, of other hosts and origins, malformed ones, and readers that do not read.
"""

import random
import socket
import time

import watching


def raw(watch, data, seconds=5):
    """What the server answers to bytes."""
    with socket.create_connection(("127.0.0.1", watch.port), timeout=seconds) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            while block := connection.recv(1 << 16):
                answer += block
            return answer
        except (ConnectionError, TimeoutError):
            return b""


def run(checks, snapshot, examples, folder, options):
    (folder / "card.json").write_bytes((examples / "settings.json").read_bytes())
    watch = watching.Watch(snapshot, folder, "card.json")
    try:
        host, expect = f"127.0.0.1:{watch.port}", checks.expect
        status, fields, _ = watch.ask("/state")
        expect(status == 200, "the cookie lets one in", status)
        for path in ("/", "/state", "/events", "/picture/1", "/nodes/1", "/watch.js", "/none"):
            status = watch.ask(path, Cookie=None)[0]
            expect(status == 403, f"no token, no {path}", status)
        expect(watch.ask("/state", Cookie=watch.cookie[:-1] + "x")[0] == 403, "no other token does")
        expect(watch.ask("/?token=" + "0" * 32, Cookie=None)[0] == 403, "no other token in the address does")
        status, fields, _ = watch.ask("/?token=" + watch.token, Cookie=None)
        cookie = fields.get("Set-Cookie", "")
        expect(status == 303 and fields["Location"] == "/" and "HttpOnly" in cookie and "SameSite=Strict" in cookie,
               "the address gives the cookie, and leads to one without the token", (status, fields))
        for bad in ("example.com", f"example.com:{watch.port}", "127.0.0.1", f"127.0.0.1:{watch.port + 1}", None,
                    f"127.0.0.1.example.com:{watch.port}", ""):
            status = watch.ask("/state", Host=bad)[0]
            expect(status == 403, f"Host {bad!r} is refused", status)
        for good in (f"localhost:{watch.port}", f"[::1]:{watch.port}"):
            expect(watch.ask("/state", Host=good)[0] == 200, f"Host {good} is this machine")
        for bad in ("http://example.com", "null", f"https://{host}", f"http://127.0.0.1:{watch.port + 1}"):
            expect(watch.ask("/state", Origin=bad)[0] == 403, f"Origin {bad} is refused")
            expect(watch.post({"follows": True}, Origin=bad)[0] == 403, f"no write from Origin {bad}")
        for site in ("cross-site", "same-site"):
            expect(watch.ask("/state", Sec_Fetch_Site=site)[0] == 403, f"Sec-Fetch-Site {site} is refused")
        expect(watch.post({"follows": True}, Origin=None)[0] == 403, "no write without an Origin")
        expect(watch.post({"follows": True}, Content_Type="text/plain")[0] == 403, "no write of a form")
        expect(watch.post({"follows": True}, Cookie=None)[0] == 403, "no write without the token")
        expect(watch.post({"follows": True})[0] == 204, "a write of the page is taken")
        for wish in ({"choice": 1}, {"choice": {"scales": []}}, [], {"shown": 1e99}, {"shown": "x"}):
            expect(watch.post(wish)[0] == 400, f"the wish {wish} is refused")
        deep = b"[" * 60000
        expect(watch.ask("/show", "POST", deep, Origin=f"http://{host}", Content_Type="application/json")[0] == 400,
               "a deep wish is refused")
        _, fields, _ = watch.ask("/state")
        expect("default-src 'none'" in fields["Content-Security-Policy"] and fields["Cache-Control"] == "no-store"
               and fields["X-Content-Type-Options"] == "nosniff", "nothing is stored, guessed or loaded from elsewhere")

        malformed = [
            b"\r\n\r\n", b"GET\r\n\r\n", b"GET /state\r\n\r\n", b"GET state HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01",
            b"GET / HTTP/1.1\nHost: x\n\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"PUT / HTTP/1.1\r\n\r\n", b"GET http://x/ HTTP/1.1\r\n\r\n",
            b"POST /show HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"POST /show HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
            b"POST /show HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"GET /" + b"a" * 40000 + b" HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + b"".join(b"A%d: b\r\n" % n for n in range(9000)) + b"\r\n", b"GET / HTTP/1.1\r\nA: \0\r\n\r\n",
        ]
        for data in malformed:
            answer = raw(watch, data)
            expect(answer == b"" or answer.split(b" ")[1][:1] in b"45", f"refused: {data[:40]!r}", answer[:60])
        dice = random.Random(35)
        whole = f"POST /show HTTP/1.1\r\nHost: {host}\r\nCookie: {watch.cookie}\r\nContent-Length: 2\r\n\r\n{{}}".encode()
        for _ in range(300):
            data = bytearray(whole)
            for _ in range(dice.randint(1, 8)):
                data[dice.randrange(len(data))] = dice.randrange(256)
            raw(watch, bytes(data[:dice.randint(0, len(data))]))
        expect(watch.process.poll() is None and watch.ask("/state")[0] == 200, "random bytes do no harm")

        slow = [socket.create_connection(("127.0.0.1", watch.port)) for _ in range(30)]
        for connection in slow[:15]:
            connection.sendall(b"GET /")
        for connection in slow[15:]:
            connection.sendall(f"GET /watch.js HTTP/1.1\r\nHost: {host}\r\nCookie: {watch.cookie}\r\n\r\n".encode() * 40)
        begin = time.monotonic()
        expect(watch.ask("/state")[0] == 200 and time.monotonic() - begin < 2, "slow readers do not keep others waiting")
        for connection in slow:
            connection.close()
        with socket.socket() as other:
            addresses = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
        for address in addresses - {"127.0.0.1"}:
            with socket.socket() as other:
                other.settimeout(2)
                expect(other.connect_ex((address, watch.port)) != 0, f"{address} has no such port")
        second = watching.subprocess.run([snapshot, "watch", "card.json", "--port", str(watch.port)], cwd=folder,
                                         capture_output=True, text=True, timeout=30)
        expect(second.returncode == 2 and "in use" in second.stderr and second.stderr.count("\n") == 1,
               "a port in use is an error in one line", second.stderr)
    finally:
        code = watch.close()
    checks.expect(code == 0, "Ctrl-C ends it with 0", code)
