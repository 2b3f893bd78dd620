"""E-mail: the server that takes it (`smtp://user:password@host:port`), and handing it over."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from palas.people.errors import PeopleError, Unreachable

PORTS = {"smtp": 587, "smtps": 465}
SECONDS = 20.0


@dataclass(frozen=True)
class Picture:
    """A picture in a letter, and what it shows in words."""

    png: bytes
    alt: str


@dataclass(frozen=True)
class Letter:
    """A mail before it has an address."""

    subject: str
    plain: str
    html: str
    picture: Picture | None = None
    headers: Sequence[tuple[str, str]] = ()


class Mailer:
    """Hands letters to the mail server of this house."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            parts = urlsplit(url)
            self.port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError as error:
            raise PeopleError("mail-server") from error
        if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
            raise PeopleError("mail-server")
        self.host = parts.hostname
        self.secure = parts.scheme == "smtps"
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        try:
            self.sender = Address("Palas", addr_spec=sender)
        except (ValueError, IndexError) as error:
            raise PeopleError("mail-sender", sender=sender) from error

    def send(self, to: str, id: str, letter: Letter) -> None:
        """Hand a letter over; the same letter again has the same number, so that mailboxes show it once."""
        message = self.message(to, id, letter)
        try:
            with self.connect() as server:
                server.send_message(message, self.sender.addr_spec, [to])
        except smtplib.SMTPRecipientsRefused as error:
            code = next((code for code, _ in error.recipients.values()), 550)
            raise Unreachable("mail-refused", lasting=code >= 500) from error
        except smtplib.SMTPResponseException as error:
            raise Unreachable("mail-refused", lasting=False) from error
        except (OSError, smtplib.SMTPException, UnicodeError) as error:
            raise Unreachable("mail-failed") from error

    def message(self, to: str, id: str, letter: Letter) -> EmailMessage:
        """The letter as it goes out: plain text, the same as HTML, the picture inside."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = letter.subject
        message["Message-ID"] = f"<{id}@{self.sender.domain}>"
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Auto-Submitted"] = "auto-generated"
        for name, value in letter.headers:
            message[name] = value
        message.set_content(letter.plain)
        message.add_alternative(letter.html, subtype="html")
        if letter.picture is not None:
            part = message.get_payload()[1]  # type: ignore[index]
            part.add_related(  # type: ignore[union-attr]
                letter.picture.png, "image", "png", cid="<board>", disposition="inline", filename="board.png"
            )
        return message

    def connect(self) -> smtplib.SMTP:
        """A conversation with the mail server; a password is told only where nobody listens."""
        if self.secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=SECONDS, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            elif self.user and not is_here(self.host):
                server.close()
                raise Unreachable("mail-open-password")
        if self.user:
            server.login(self.user, self.password)
        return server


def is_here(host: str) -> bool:
    """Is the mail server this machine?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
