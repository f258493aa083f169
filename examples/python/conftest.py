"""Fixtures of pytest: the mock as a process of the test run, and a sandbox of it for each test."""

import json
import os
import re
import shlex
import subprocess
import time
import uuid
from urllib.request import Request, urlopen

import pytest

COMMAND = os.environ.get("GATEWRIGHT_COMMAND", "node_modules/.bin/gatewright mock --port 0")
READY = re.compile(r"is ready at (\S+) with the key (\S+)")


class Mock:
    """A sandbox of the mock: requests with its key, and controls at its address, concern no other test."""

    def __init__(self, url, key):
        self.name = f"t{uuid.uuid4().hex[:12]}"
        self.base_url, self.key = url, f"{key}~{self.name}"

    def control(self, method, path, body=None):
        """Calls the control API: mock.control("POST", "/faults", {"kind": "hang", "times": 1})."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        url = f"{self.base_url}/~{self.name}/__mock{path}"
        with urlopen(Request(url, data, headers, method=method)) as reply:
            return json.loads(reply.read() or "null")


@pytest.fixture(scope="session")
def gateway(tmp_path_factory):
    """The address and the key of a mock, which is stopped after the last test."""
    output = tmp_path_factory.mktemp("mock") / "output"
    # A file is never full, as a pipe is that nobody reads.
    with output.open("w") as file:
        server = subprocess.Popen(shlex.split(COMMAND), stdout=file, stderr=subprocess.STDOUT)
    try:
        yield wait_for_address(server, output)
    finally:
        server.terminate()
        server.wait()


def wait_for_address(server, output):
    deadline = time.monotonic() + 30
    while not (ready := READY.search(output.read_text())):
        if server.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"The mock is not ready. `{COMMAND}` printed: {output.read_text()}")
        time.sleep(0.05)
    return ready.groups()


@pytest.fixture
def mock(gateway):
    """A sandbox for one test."""
    sandbox = Mock(*gateway)
    yield sandbox
    # A sandbox that is reset takes no place, as one that was never used.
    sandbox.control("POST", "/reset")
