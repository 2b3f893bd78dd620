"""A bot in thirty lines: it builds whenever it can, and passes only if it must.

It talks JSON lines: a greeting first, then one answer for each question.
"""

import json
import random
import sys

luck = random.Random(0)


def choose(question):
    """Build whenever it can, pass only if it must, else anything."""
    legal = question["legal"]
    builds = [code for code in legal if code.startswith("build")]
    moves = [code for code in legal if code != "pass"]
    return luck.choice(builds or moves or legal)


for line in sys.stdin:
    told = json.loads(line)
    if "palas" in told:
        luck.seed(told["seed"])
        answer = {"name": "first"}
    else:
        answer = {"code": choose(told)}
    print(json.dumps(answer), flush=True)
