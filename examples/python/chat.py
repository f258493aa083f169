"""A client of the gateway in the messages format, with the standard library alone."""

import json
import os
from urllib.request import Request, urlopen

GATEWAY = os.environ.get("GATEWAY_URL", "http://127.0.0.1:4010")
KEY = os.environ.get("GATEWAY_KEY", "sk-mock")


def ask(question, headers=None):
    """Yields the answer in pieces, as it arrives; raises urllib.error.HTTPError if the gateway refuses."""
    messages = [{"role": "user", "content": question}]
    body = {"model": "gw-text-large", "max_tokens": 200, "stream": True, "messages": messages}
    sent = {"content-type": "application/json", "x-api-key": KEY, "anthropic-version": "2023-06-01"}
    request = Request(f"{GATEWAY}/v1/messages", json.dumps(body).encode(), {**sent, **(headers or {})})
    with urlopen(request) as reply:
        for line in reply:
            if line.startswith(b"data: "):
                delta = json.loads(line[6:]).get("delta", {})
                if delta.get("type") == "text_delta":
                    yield delta["text"]
