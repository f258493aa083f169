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
KEY = os.environ.get("GATEWAY_KEY", "sk-mock")
READY = re.compile(r"is ready at (\S+)\s")


class Mock:
    """A sandbox of the mock: requests with its key, and controls at its address, concern no other test."""

    def __init__(self, base_url):
        self.base_url, self.name = base_url, f"t{uuid.uuid4().hex[:12]}"
        self.key = f"{KEY}~{self.name}"

    def control(self, method, path, body=None):
        """Calls the control API: mock.control("POST", "/faults", {"kind": "hang", "times": 1})."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        url = f"{self.base_url}/~{self.name}/__mock{path}"
        with urlopen(Request(url, data, headers, method=method)) as reply:
            return json.loads(reply.read() or "null")


@pytest.fixture(scope="session")
def mock_url(tmp_path_factory):
    """The address of a mock, which is stopped after the last test."""
    output = tmp_path_factory.mktemp("mock") / "output"
    # A file is never full, as a pipe is that nobody reads.
    with output.open("w") as file:
        env = {**os.environ, "FORCE_COLOR": "0"}
        server = subprocess.Popen(shlex.split(COMMAND), stdout=file, stderr=subprocess.STDOUT, env=env)
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
    return ready[1]


@pytest.fixture
def mock(mock_url):
    """A sandbox for one test."""
    sandbox = Mock(mock_url)
    yield sandbox
    # A sandbox that is reset takes no place, as one that was never used.
    sandbox.control("POST", "/reset")
