"""Packs and records: whatever somebody brings along is refused in a sentence, and nobody else waits for it."""

from __future__ import annotations

import tempfile
import threading
import time
from pathlib import Path

import palas
from palas.drill.audit import digest
from palas.drill.hostile import packs, records
from palas.drill.house import House
from palas.drill.people import BROKEN, Answer, Person
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result
from palas.engine.errors import PalasError
from palas.tables import Hall, Store

LONGEST_SENTENCE = 4000
ANSWERED = 5.0  # seconds of a quiet machine in which any upload is answered: one of its worker's time, and the queue
WAITED = 1.0  # that somebody else's page waits at most
BOUNDARY = "palas-drill-boundary"


def uploads(plan: Plan, tell: Tell) -> Result:
    """Hostile packs, uploaded to a server at which somebody else looks at his table all the time."""
    figures = {"uploads": 0, "most_answer_seconds": 0.0, "most_bystander_seconds": 0.0}
    result = Result("packs", "uploads", {**figures})
    with tempfile.TemporaryDirectory() as name, House(Path(name), seed=plan.seed) as house:
        house.start()
        person = Person(house.port)
        table, _ = person.open("caylus", ["me", "here"])
        before = digest(Path(name) / "palas.db")
        with Bystander(house, person.token, table) as bystander:
            for number in range(plan.size.packs):
                games = [game.meta.id for game in palas.titles()]
                game = games[number % len(games)]
                for kind, content in packs(game, 10 if plan.size.timed else 1):
                    upload(house, game, kind, content, result)
                    tell()
        result.worst("most_bystander_seconds", round(bystander.longest, 2))
        result.count("bystander_answers", bystander.answers)
        if bystander.failed:
            result.fault("bystander", status=bystander.failed)
        if plan.size.timed and bystander.longest > WAITED:
            result.fault("waited", seconds=round(bystander.longest, 2))
        if plan.size.timed and result.figures["most_answer_seconds"] > ANSWERED:
            result.fault("slow-answer", seconds=result.figures["most_answer_seconds"])
        if digest(Path(name) / "palas.db") != before:
            result.fault("changed", kinds="pack")
        for line in house.trouble():
            result.fault("log", line=line)
    return result


class Bystander:
    """Somebody who has nothing to do with it: how long he waits for his table at worst."""

    def __init__(self, house: House, token: str, table: str) -> None:
        self.person = Person(house.port, token)
        self.path = f"/t/{table}/news?form=view"
        self.longest = 0.0
        self.answers = 0
        self.failed = 0
        self.gone = threading.Event()
        self.thread = threading.Thread(target=self.look, daemon=True)

    def look(self) -> None:
        """Again and again, with a breath in between."""
        while not self.gone.is_set():
            began = time.monotonic()
            try:
                status = self.person.ask("GET", self.path).status
            except BROKEN:
                status = -1
            self.longest = max(self.longest, time.monotonic() - began)
            self.answers += 1
            if status != 200:
                self.failed = status
            self.gone.wait(0.02)

    def __enter__(self) -> Bystander:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.gone.set()
        self.thread.join()
        self.person.close()


def upload(house: House, game: str, kind: str, content: bytes, result: Result) -> None:
    """One pack. It is refused in a sentence."""
    person = Person(house.port)
    began = time.monotonic()
    try:
        answer = send_pack(person, game, content)
    except BROKEN:
        result.fault("no-answer", kind=kind)
        return
    finally:
        person.close()
        result.count("uploads")
        result.worst("most_answer_seconds", round(time.monotonic() - began, 2))
    sentence = refusal(answer)
    if answer.status not in range(400, 500) or not 0 < len(sentence) <= LONGEST_SENTENCE:
        result.fault("pack", kind=kind, status=answer.status, length=len(sentence))


def send_pack(person: Person, game: str, content: bytes) -> Answer:
    """The form of a new table with a file."""
    parts = {"game": game, "seat0": "me", "seat1": "here", "order": "as_listed", "pace": "0"}
    lines = [
        f'--{BOUNDARY}\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in parts.items()
    ]
    head = f'--{BOUNDARY}\r\ncontent-disposition: form-data; name="pack"; filename="pack.json"\r\n\r\n'.encode()
    body = b"".join([*lines, head, content, f"\r\n--{BOUNDARY}--\r\n".encode()])
    origin = f"http://127.0.0.1:{person.port}"
    return person.ask(
        "POST", "/open", body, {"content-type": f"multipart/form-data; boundary={BOUNDARY}", "origin": origin}
    )


def refusal(answer: Answer) -> str:
    """The sentence of a refusal."""
    try:
        return str(answer.data()["error"])
    except (ValueError, KeyError, TypeError):
        return ""


def bad_records(plan: Plan, tell: Tell) -> Result:
    """Spoiled records, brought in as `palas import` does: a sentence or a sound table, never anything else."""
    result = Result("packs", "records", {"records": 0, "refused": 0, "opened": 0})
    luck = plan.luck("records")
    with tempfile.TemporaryDirectory() as name:
        store = Store(f"sqlite:///{name}/palas.db")
        hall = Hall(store)
        for kind, text in records(luck, plan.size.records):
            result.count("records")
            try:
                sentence = brought(hall, text)
                result.count("refused" if sentence else "opened")
                if len(sentence) > LONGEST_SENTENCE:
                    result.fault("record", kind=kind, detail=f"{len(sentence)}")
            except Exception as error:
                result.fault("record", kind=kind, detail=f"{type(error).__name__}: {error}")
            tell()
        store.close()
    return result


def brought(hall: Hall, text: str) -> str:
    """Why a record is refused; empty if it became a table, which can be written as a record again."""
    try:
        hall.export(hall.import_table(text).table_id)
    except PalasError as error:
        return error.text()
    return ""
