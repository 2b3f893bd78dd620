"""Search in books and rules by the words people use: stems in two languages, the box's terms and their other names."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import palas
from palas.engine.game import Game
from palas.engine.handbook import CARDS, HEAD, PICTURE, SYMBOLS, handbook, plain
from palas.engine.rulebook import RULE, rulebook, text_file
from palas.web import cards
from palas.web.books import names_of
from palas.web.guests import guest_of, page, thread
from palas.web.search_pictures import Shown, named_places, pictures_for, place_of
from palas.web.templates import render
from palas.web.words import WORDS

BOOK, RULES, CARD = "book", "rule", "card"
KINDS = (BOOK, RULES, CARD)
WORTH = {BOOK: 1.0, RULES: 0.62, CARD: 0.8}  # what explains comes before what decides
LONGEST = 80  # characters of a question
SHOWN = 12  # hits of the game that is asked about
ELSEWHERE = 2  # hits of each other game
NEAR = 0.45  # what a word counts that only begins like the one searched for, or holds it
SHORT = 4  # letters below which a word must be the same
WORD = re.compile(r"[\wäöüß]+", re.IGNORECASE)
LETTERS = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "s", "é": "e"})
NAMES = {"de": "german", "en": "english"}
PARTICIPLE = re.compile(r"ge[bdfghklmnpqrstwz]\w{2,}(t|en)")  # gepasst is a form of passen
ENDING = re.compile(r"(?<=\w{4})(e?s?t)$")  # as is passt; the stemmer leaves these endings alone


@dataclass(frozen=True)
class Passage:
    """Something to find: where it stands, its heading, its words."""

    game: str
    kind: str
    place: str  # "4.2", "CAY-5.5", a group of cards
    title: str
    text: str
    address: str
    rules: tuple[str, ...] = ()
    card: str = ""  # its id
    shows: tuple[str, str] | None = None  # the picture of the book and the place in it that it is about


@dataclass
class Index:
    """All passages of one language, and where each stem stands."""

    lang: str
    passages: list[Passage] = field(default_factory=list)
    stems: dict[str, dict[int, float]] = field(default_factory=lambda: defaultdict(dict))

    def add(self, passage: Passage) -> None:
        """Take a passage in; the words of its heading count double."""
        number = len(self.passages)
        self.passages.append(passage)
        for text, worth in ((passage.text, 1.0), (f"{passage.title} {passage.place}", 2.0)):
            for stem in stems(text, self.lang):
                self.stems[stem][number] = max(self.stems[stem].get(number, 0.0), worth)

    def near(self, stem: str) -> dict[str, float]:
        """The stems that a word means: itself, and those that begin with it or hold it as a part."""
        found = {stem: 1.0} if stem in self.stems else {}
        if len(stem) >= SHORT:
            for other in self.stems:
                if other != stem and (other.startswith(stem) or (len(stem) > SHORT and stem in other)):
                    found[other] = NEAR
        return found

    def find(self, wanted: list[set[str]]) -> list[tuple[int, Passage]]:
        """The passages for some words (each a set of stems that mean the same) and how many they have; best first."""
        scores: dict[int, float] = defaultdict(float)
        met: dict[int, int] = defaultdict(int)
        for alternatives in wanted:
            best: dict[int, float] = {}
            for one in alternatives:
                for other, likeness in self.near(one).items():
                    rarity = math.log(1 + len(self.passages) / len(self.stems[other]))
                    for number, worth in self.stems[other].items():
                        best[number] = max(best.get(number, 0.0), likeness * worth * rarity)
            for number, score in best.items():
                scores[number] += score
                met[number] += 1
        ranked = [
            (score * WORTH[self.passages[n].kind] * met[n] ** 2 / (1 + len(self.passages[n].text) / 1500), n)
            for n, score in scores.items()
        ]
        return [(met[n], self.passages[n]) for _score, n in sorted(ranked, key=lambda pair: (-pair[0], pair[1]))]


@lru_cache(maxsize=20000)
def stem(word: str, lang: str) -> str:
    """What all forms of a word share."""
    small = word.lower()
    if lang == "de" and PARTICIPLE.fullmatch(small):
        small = small.removeprefix("ge")
    found = str(stemmer(lang).stemWord(small)).translate(LETTERS)
    return ENDING.sub("", found) if lang == "de" else found


@cache
def stemmer(lang: str) -> Any:
    """What cuts words of a language to their stems."""
    import snowballstemmer  # at the first search: it loads thirty languages, and every server would wait for them

    return snowballstemmer.stemmer(NAMES[lang])


@cache
def idle(lang: str) -> frozenset[str]:
    """Words that say nothing by themselves."""
    return frozenset(WORDS.say(lang, "search-idle").split())


def stems(text: str, lang: str) -> list[str]:
    """The stems of a text, without idle words."""
    return [stem(word, lang) for word in WORD.findall(text.lower()) if word not in idle(lang)]


@cache
def index(lang: str) -> Index:
    """Everything that can be found in a language, made at the first question."""
    made = Index(lang)
    for game in palas.titles():
        for passage in (*book_passages(game, lang), *rule_passages(game, lang), *card_passages(game, lang)):
            made.add(passage)
    return made


def book_passages(game: Game, lang: str) -> list[Passage]:
    """The paragraphs of a game's book."""
    book = handbook(game, lang)
    if book is None:
        return []
    names = names_of(game, lang)
    marks = named_places(game, lang, stems)
    found = []
    for leaf, title, place, block in book.passages():
        if block.kind in (HEAD, CARDS, SYMBOLS):
            continue
        words = block.text.partition(" ")[2] if block.kind == PICTURE else block.text
        text = plain(re.sub(r"(?m)^(\d+\.|-) ", "", words), names)
        address = f"/book/{game.meta.id}/{leaf.anchor}#p{place}"
        shows = place_of(marks, stems(title, lang), stems(text, lang))
        found.append(Passage(game.meta.id, BOOK, leaf.number, title, text, address, block.rules, shows=shows))
    return found


def rule_passages(game: Game, lang: str) -> list[Passage]:
    """The numbered rules."""
    if text_file(game) is None:
        return []
    return [
        Passage(
            game.meta.id, RULES, rule.id, rule.title or re.sub(r"^[\d.]+ +", "", rule.section),
            plain(rule.text, {}), f"/rules/{game.meta.id}#{rule.id}", (rule.id,),
        )
        for rule in rulebook(game.meta.id, lang).of(RULE)
    ]  # fmt: skip


def card_passages(game: Game, lang: str) -> list[Passage]:
    """Cards and tiles, each name once."""
    album = cards.album(game, lang)
    found: dict[tuple[str, str], Passage] = {}
    for leaf in album.leaves if album else ():
        for shown in leaf.pictures:
            address = f"/games/{game.meta.id}/cards?card={shown.card.id}"
            text = " ".join(shown.card.lines)
            found.setdefault((leaf.id, shown.card.name), Passage(
                game.meta.id, CARD, leaf.title, shown.card.name, text, address, card=shown.card.id,
            ))  # fmt: skip
    return list(found.values())


# -- asking ----------------------------------------------------------------------------------------------------------


@cache
def other_names(lang: str) -> dict[str, set[str]]:
    """By stem: words that mean the same, and the terms of the boxes in the other language."""
    found: dict[str, set[str]] = defaultdict(set)
    for line in WORDS.say(lang, "search-same").split("/"):
        alike = {stem(word, lang) for word in line.split()}
        for one in alike:
            found[one] |= alike
    for game in palas.titles():
        if text_file(game) is None:
            continue
        for german, english in rulebook(game.meta.id).names():
            own, foreign = (german, english) if lang == "de" else (english, german)
            other = "en" if lang == "de" else "de"
            if len(foreign.split()) == 1:
                found[stem(foreign, other)] |= set(stems(own, lang))
    return found


@cache
def spelled(lang: str) -> dict[str, str]:
    """A word for each stem of the other names, to be shown."""
    words = WORDS.say(lang, "search-same").replace("/", " ").split()
    for game in palas.titles():
        if text_file(game) is not None:
            words += [word for pair in rulebook(game.meta.id).names() for word in WORD.findall(pair[lang == "en"])]
    return {stem(word, lang): word for word in reversed(words)}


@dataclass(frozen=True)
class Hit:
    """A passage for the page: with the words marked."""

    passage: Passage
    text: Markup


@dataclass(frozen=True)
class Answer:
    """What a search found: of the game that is asked about, of the others, and what was searched for besides."""

    here: list[Hit]
    count: int
    elsewhere: list[Hit]
    also: list[str]
    games: dict[str, int] = field(default_factory=dict)  # how many in each
    kinds: dict[str, int] = field(default_factory=dict)  # of each, in the game that is asked about


def search(question: str, lang: str, game: str = "", kinds: Collection[str] = KINDS) -> Answer:
    """The passages for a question, of these kinds."""
    words = [word for word in WORD.findall(question[:LONGEST].lower()) if word not in idle(lang)]
    names = other_names(lang)
    other = "en" if lang == "de" else "de"
    wanted: list[set[str]] = []
    for word in words:
        own = stem(word, lang)
        wanted.append({own} | names.get(own, set()) | names.get(stem(word, other), set()))
    everything = index(lang).find(wanted)
    asked = [passage for _met, passage in everything if not game or passage.game == game]
    found = [(met, passage) for met, passage in everything if passage.kind in kinds]
    every = {one for alternatives in wanted for one in alternatives}
    here = [passage for _met, passage in found if not game or passage.game == game]
    others: list[Passage] = []
    for title in palas.titles():
        if game and title.meta.id != game:
            enough = [p for met, p in found if p.game == title.meta.id and 2 * met > len(words)]
            others += enough[:ELSEWHERE]
    also = sorted(spelled(lang).get(one, one) for one in every - {stem(word, lang) for word in words})
    return Answer(
        [Hit(passage, excerpt(passage.text, every, lang)) for passage in here[:SHOWN]],
        len(here),
        [Hit(passage, excerpt(passage.text, every, lang)) for passage in others],
        also,
        dict(Counter(passage.game for _met, passage in found)),
        dict(Counter(passage.kind for passage in asked)),
    )


def excerpt(text: str, wanted: set[str], lang: str) -> Markup:
    """One to three sentences of a passage around the words that were found, which are marked."""
    sentences = re.split(r"(?<=[.!?:;])(?<!\W\d\.) +", text)  # the number of a list's line begins a sentence
    hits = [sum(is_hit(word, wanted, lang) for word in WORD.findall(sentence)) for sentence in sentences]
    best = max(range(len(sentences)), key=lambda n: (hits[n], -n), default=0)
    shown = " ".join(sentences[max(0, best - 1) : best + 2])
    shown = f"{shown[:-1]} …" if shown.endswith(":") else shown

    def mark(found: re.Match[str]) -> str:
        return f"<mark>{found[0]}</mark>" if is_hit(found[0], wanted, lang) else found[0]

    return Markup(re.sub(r"(?<![&#\w])\w+(?![\w;])", mark, str(escape(shown))))


def is_hit(word: str, wanted: set[str], lang: str) -> bool:
    """Is a word of a text one of those that were searched for?"""
    own = stem(word, lang)
    return own in wanted or any(len(one) >= SHORT and own.startswith(one) for one in wanted)


async def show(request: Request) -> Response:
    """The page of a search; the bare answer for the drawer at the table."""
    guest = await guest_of(request)
    question = request.query_params.get("q", "").strip()[:LONGEST]
    wish = request.query_params.get("game", "")
    bare = "part" in request.query_params

    def make() -> Response:
        games = [(game.meta.id, game.meta.titles[guest.lang]) for game in palas.titles()]
        game = wish if wish in dict(games) else ""
        kinds = [kind for kind in request.query_params.getlist("in") if kind in KINDS] or list(KINDS)
        answer = search(question, guest.lang, game, kinds) if question else Answer([], 0, [], [])
        values: dict[str, Any] = {"game": game, "games": games, "titles": dict(games)}
        values |= {"question": question, "answer": answer, "kinds": kinds, "all_kinds": KINDS}
        if bare:
            return HTMLResponse(render("_hits.html", guest, pictures=Shown(Markup(""), {}), **values))
        found = [(hit.passage.game, hit.passage.address, hit.passage.card, hit.passage.shows) for hit in answer.here]
        values["pictures"] = pictures_for(guest.lang, found)
        return page(request, guest, "search.html", here="rules", **values)

    return await thread(make)
