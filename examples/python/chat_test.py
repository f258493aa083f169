"""Tests with the fixture of conftest.py, which starts the mock: python3 -m pytest chat_test.py"""

from urllib.error import HTTPError

import chat
import pytest


@pytest.fixture(autouse=True)
def gateway_of_the_client(mock, monkeypatch):
    monkeypatch.setattr(chat, "GATEWAY", mock.base_url)
    monkeypatch.setattr(chat, "KEY", mock.key)


def test_the_answer_is_read_and_the_request_is_in_the_journal(mock):
    assert "The tide is high" in "".join(chat.ask("sim:echo The tide is high"))
    [request] = mock.control("GET", "/journal")["requests"]
    assert (request["operationId"], request["status"]) == ("createMessage", 200)


def test_a_fault_refuses_one_request(mock):
    mock.control("POST", "/faults", {"kind": "status", "status": 529, "times": 1})
    with pytest.raises(HTTPError, match="529"):
        list(chat.ask("Hello"))
    assert "".join(chat.ask("Hello")) != ""


def test_another_test_leaves_nothing(mock):
    assert mock.control("GET", "/faults")["faults"] == []
    assert mock.control("GET", "/sandboxes")["sandboxes"] == []
