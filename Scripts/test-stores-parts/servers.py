"""Servers of this machine that take the place of clouds, until standard input ends: S3's by moto, Google's by an emulator.

gsutil speaks TLS alone, so that a port with it leads to the emulator.

  servers.py S3-PORT PORT TLS-PORT CERTIFICATE KEY
"""

import asyncio
import json
import re
import ssl
import sys
import urllib.request

from gcp_storage_emulator.server import create_server
from moto.server import ThreadedMotoServer


async def copy(reader, writer):
    try:
        while data := await reader.read(1 << 16):
            # The emulator reads the boundary of parts with its quotes, unless they are double.
            writer.write(re.sub(rb"boundary='([^']*)'", rb'boundary="\1"', data))
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


async def serve(port, target, certificate, key):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)

    async def connected(reader, writer):
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", target)
        await asyncio.gather(copy(reader, other_writer), copy(other_reader, writer))

    await asyncio.start_server(connected, "127.0.0.1", port, ssl=context)
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


def make_bucket(address, method, content=None):
    urllib.request.urlopen(urllib.request.Request(
        address, method=method, data=content, headers={"Content-Type": "application/json"}))


def main(s3_port, port, tls_port, certificate, key):
    ThreadedMotoServer(ip_address="127.0.0.1", port=s3_port, verbose=False).start()
    create_server("127.0.0.1", port, in_memory=True).start()
    make_bucket(f"http://127.0.0.1:{s3_port}/team", "PUT")
    make_bucket(f"http://127.0.0.1:{port}/storage/v1/b?project=tests", "POST", json.dumps({"name": "team"}).encode())
    asyncio.run(serve(tls_port, port, certificate, key))


main(*map(int, sys.argv[1:4]), *sys.argv[4:])
