"""Kills: a server dies at any moment while moves arrive; what was acknowledged is there once, and the game goes on."""

from __future__ import annotations

import tempfile
import threading
import time
from pathlib import Path
from random import Random

import palas
from palas.drill import postgres
from palas.drill.audit import audit, replay_all
from palas.drill.house import PATIENCE, House
from palas.drill.lanes import side_by_side
from palas.drill.people import BROKEN, Answer, Book, Person, Refused, Request, seated
from palas.drill.plan import Plan, Tell
from palas.drill.report import Result
from palas.drill.stable import Foal, Stable
from palas.drill.words import DrillError

HANDS = 3  # tables at which moves arrive at the same moment
COLD = 20  # every so manyth start is a `palas serve` from nothing
AGAIN = 0.2  # how often a request that was answered is sent once more
SOON = 5.0  # seconds until the bots of a killed server are thought for by another
MOVES = 12  # at most so many moves are acknowledged between a start and a kill
MOMENT = 0.03  # seconds after the last of them, so that the kill comes anywhere in the next one


def titles() -> list[str]:
    """All games, to be played in turn."""
    return [game.meta.id for game in palas.titles()]


def sqlite(plan: Plan, tell: Tell) -> Result:
    """One server, no bots: kills at random moments within the first moves after a start."""
    return in_lanes(plan, tell, "sqlite", plan.size.kills, bots=False)


def bots(plan: Plan, tell: Tell) -> Result:
    """The same with bots that think in processes of their own: long enough for them to be in the middle of a game."""
    return in_lanes(plan, tell, "bots", plan.size.bot_kills, bots=True)


def in_lanes(plan: Plan, tell: Tell, unit: str, kills: int, *, bots: bool) -> Result:
    """The kills, divided among the cores."""
    return side_by_side(plan, kills, lambda lane, share: killed(plan, tell, unit, lane, share, bots))


def killed(plan: Plan, tell: Tell, unit: str, lane: int, kills: int, bots: bool) -> Result:
    """Start, play, kill, compare; so many times."""
    result = Result("kills", unit, {"kills": 0, "acknowledged": 0, "lost": 0, "doubled": 0})
    luck = plan.luck("kills", unit, lane)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        stable = Stable()
        more = {"workers": 1 if bots else 0, "seed": plan.seed}
        foal, house = Foal(stable, folder, **more), House(folder, **more)  # type: ignore[arg-type]
        token = ""
        books: list[Book] = []
        done: list[Book] = []
        rounds = 0
        try:
            for kill in range(kills):
                if len([book for book in books if not book.over]) < HANDS:
                    done += books
                    games = titles()
                    luck.shuffle(games)
                    token, books = seated(foal.url, f"{plan.seed} {unit} {lane} {rounds}", games, bots)
                    rounds += 1
                server: House = house if kill % COLD == COLD - 1 else foal
                began = time.monotonic()
                server.start()
                result.worst("most_start_seconds", round(time.monotonic() - began, 3))
                crowd = Hands([server], token, books, luck, result)
                crowd.hear(luck.randrange(MOVES))
                time.sleep(luck.uniform(0.0, MOMENT))
                server.kill()
                crowd.leave()
                result.count("kills")
                audit(foal.url, books, result)
                tell()
            for line in {*foal.trouble(), *house.trouble()}:
                result.fault("log", line=line)
        finally:
            foal.kill()
            house.kill()
            stable.close()
        replay_all(foal.url, [*done, *books], result)
        result.figures["acknowledged"] = sum(len(book.acks) for book in [*done, *books])
    return result


class Hands:
    """People who move at several tables at once until their server dies."""

    def __init__(self, servers: list[House], token: str, books: list[Book], luck: Random, result: Result) -> None:
        self.servers = servers
        self.token = token
        self.result = result
        self.gone = threading.Event()
        self.heard = threading.Semaphore(0)
        playing = [book for book in books if not book.over][:HANDS]
        self.threads = [
            threading.Thread(target=self.play, args=(book, Random(luck.getrandbits(32))), daemon=True)
            for book in playing
        ]  # fmt: skip
        for thread in self.threads:
            thread.start()

    def play(self, book: Book, luck: Random) -> None:
        """One person at one table. Whoever gets no answer sends the same again, to the next server if there is one."""
        people = [Person(server.port, self.token) for server in self.servers]
        at = luck.randrange(len(people))
        while not self.gone.is_set() and not book.over:
            person = people[at]
            try:
                again = book.pending is not None
                request = book.next_request(person, luck)
                if request is None:
                    time.sleep(0.02)  # a bot's turn
                    continue
                answer = move(person, request, luck)
                if answer.status not in (200, 303):
                    self.result.fault("move-refused", status=answer.status, again=int(again), body=text_of(answer))
                    book.pending = None
                    return
                book.take(request)
                self.heard.release()
                if luck.random() < AGAIN:
                    repeated = move(person, request, luck)
                    self.result.count("sent_twice")
                    if repeated.status not in (200, 303):
                        self.result.fault("move-refused", status=repeated.status, again=1, body=text_of(repeated))
            except BROKEN:
                if len(people) == 1:
                    break
                at = (at + 1) % len(people)
                time.sleep(0.01)
            except Refused as error:
                self.result.fault("move-refused", status=error.answer.status, again=0, body=text_of(error.answer))
                break
        for person in people:
            person.close()

    def hear(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged, or nobody can move any more."""
        until = time.monotonic() + PATIENCE
        for _ in range(moves):
            while not self.heard.acquire(timeout=0.2):
                if not any(thread.is_alive() for thread in self.threads):
                    return
                if time.monotonic() > until:
                    self.result.fault("hangs")
                    return

    def leave(self) -> None:
        """All go home."""
        self.gone.set()
        for thread in self.threads:
            thread.join(PATIENCE)
            if thread.is_alive():
                self.result.fault("hangs")


def move(person: Person, request: Request, luck: Random) -> Answer:
    """Send a move as a page without a script does, or sometimes as a program, which gets the drawn news back."""
    path = f"/t/{request.table}/act"
    if luck.random() < 0.8:
        return person.form(path, **request.fields())
    return person.send(path, **request.fields())


def text_of(answer: Answer) -> str:
    """A refusal, for a sentence."""
    try:
        return str(answer.data()["error"])
    except (ValueError, KeyError, TypeError):
        return answer.body.decode("utf-8", "replace")


# -- several processes --------------------------------------------------------------------------------------------


def shared(plan: Plan, tell: Tell) -> Result:
    """Two servers on one PostgreSQL: one of them dies, sometimes both, and people go on at the other."""
    result = Result("kills", "postgresql", {"kills": 0, "acknowledged": 0, "lost": 0, "doubled": 0})
    luck = plan.luck("kills", "postgresql")
    with postgres.database(plan.database) as url, tempfile.TemporaryDirectory() as name:
        if url is None:
            result.absent = "no-postgres"
            return result
        folder = Path(name)
        stable = Stable()
        servers: list[House] = [Foal(stable, folder, database=url, seed=plan.seed) for _ in range(2)]
        token = ""
        books: list[Book] = []
        done: list[Book] = []
        rounds = 0
        try:
            while result.figures["kills"] < plan.size.shared_kills:
                if len([book for book in books if not book.over]) < HANDS:
                    done += books
                    games = titles()
                    luck.shuffle(games)
                    token, books = seated(url, f"{plan.seed} shared {rounds}", games)
                    rounds += 1
                start_all(servers)
                crowd = Hands(servers, token, books, luck, result)
                crowd.hear(luck.randrange(MOVES))
                time.sleep(luck.uniform(0.0, MOMENT))
                dying = luck.sample(servers, 2 if luck.random() < 0.1 else 1)
                for server in dying:
                    server.kill()
                    result.count("kills")
                    tell()
                if len(dying) == 1:
                    crowd.hear(1 + luck.randrange(MOVES // 2))
                crowd.leave()
                audit(url, books, result)
            for line in {line for server in servers for line in server.trouble()}:
                result.fault("log", line=line)
            thinking: list[House] = [Foal(stable, folder, database=url, seed=plan.seed, workers=1) for _ in range(2)]
            takeovers(plan, thinking, url, result)
        finally:
            for server in servers:
                server.kill()
            stable.close()
        replay_all(url, [*done, *books], result)
        result.figures["acknowledged"] = sum(len(book.acks) for book in [*done, *books])
    return result


def start_all(servers: list[House]) -> None:
    """Those that were killed come back."""
    for server in servers:
        if not server.runs():
            server.start()


def takeovers(plan: Plan, servers: list[House], url: str, result: Result) -> None:
    """A server dies while its bots are to move: how long until the other server's bots go on."""
    luck = plan.luck("takeover")
    try:
        for number in range(plan.size.takeovers):
            start_all(servers)
            token, books = seated(url, f"{plan.seed} takeover {number}", ["caylus"], bots=True)
            dying, left = luck.sample(servers, 2)
            person, other = Person(dying.port, token), Person(left.port, token)
            request = asked(person, books[0], luck)
            person.form(f"/t/{request.table}/act", **request.fields())
            dying.kill()
            began = time.monotonic()
            if not until_asked(other, books[0].table, request):
                result.fault("no-takeover", seconds=PATIENCE)
                continue
            seconds = round(time.monotonic() - began, 2)
            result.count("takeovers")
            result.worst("most_takeover_seconds", seconds)
            if plan.size.timed and seconds > SOON:
                result.fault("late-takeover", seconds=seconds)
    finally:
        for server in servers:
            server.kill()


def asked(person: Person, book: Book, luck: Random) -> Request:
    """The next move of a person who waits for the bots before him."""
    until = time.monotonic() + PATIENCE
    while (request := book.next_request(person, luck)) is None:
        if time.monotonic() > until:
            raise DrillError("drill-bots")
        time.sleep(0.05)
    return request


def until_asked(person: Person, table: str, request: Request) -> bool:
    """Wait until the bots have answered the move and the person is asked again."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = person.news(table)
        if now["over"] or (now["legal"] and now["version"] > request.seen + 1):
            return True
        time.sleep(0.05)
    return False
