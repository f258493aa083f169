"""Start the mock first: npx gatewright mock"""

import unittest
from urllib.error import HTTPError

from chat import ask


class ChatTest(unittest.TestCase):
    def test_reads_the_answer(self):
        self.assertIn("The tide is high", "".join(ask("sim:echo The tide is high")))

    def test_is_refused(self):
        with self.assertRaises(HTTPError) as refused:
            list(ask("Hello", {"prefer": "code=429"}))
        self.assertEqual(refused.exception.code, 429)
        refused.exception.close()


if __name__ == "__main__":
    unittest.main()
