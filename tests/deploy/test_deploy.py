"""The files in deploy/ and the Dockerfile: they parse, say the same, and run what exists.

No machine of ours has Docker, nginx, Caddy and systemd at once: every file is read by a parser here, and by its own
program as well where that is installed.
"""

from __future__ import annotations

import configparser
import fnmatch
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import crossplane
import pytest
import yaml
from command_lines import parsed
from dockerfile_parse import DockerfileParser
from starlette.routing import Route
from steady import PATIENCE

from palas.tables import BotPool, Hall, Store
from palas.web import guard
from palas.web.app import make_app
from palas.web.settings import NAMES, Settings, read_settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
VARIABLES = {f"PALAS_{name.upper()}" for name in NAMES} | {"PALAS_CONFIG"}
HOME = f"{Settings.host}:{Settings.port}"  # where a proxy on the same machine finds the server


def run(*command: str | Path) -> str:
    """What a program says; it must be content."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def settings_of(environment: dict[str, str]) -> Settings:
    """What the server would make of these variables; a name that it does not know would be ignored by it."""
    ours = {name: value for name, value in environment.items() if name.startswith("PALAS_")}
    assert ours
    assert set(ours) <= VARIABLES
    return read_settings({}, ours)


def test_a_misspelt_variable_is_noticed() -> None:
    with pytest.raises(AssertionError):
        settings_of({"PALAS_HOSTS": "0.0.0.0"})


# -- the image ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dockerfile() -> list[tuple[str, str]]:
    """Every instruction with its value."""
    with open(ROOT / "Dockerfile", "rb") as file:
        steps = DockerfileParser(fileobj=file).structure
    return [
        (step["instruction"], re.sub(r"\s+", " ", step["value"])) for step in steps if step["instruction"] != "COMMENT"
    ]


def stages(dockerfile: list[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    starts = [place for place, (instruction, _) in enumerate(dockerfile) if instruction == "FROM"]
    return [dockerfile[start:end] for start, end in zip(starts, [*starts[1:], len(dockerfile)], strict=True)]


def one(stage: list[tuple[str, str]], instruction: str) -> str:
    (value,) = [value for name, value in stage if name == instruction]
    return value


def image_environment(dockerfile: list[tuple[str, str]]) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(one(stages(dockerfile)[-1], "ENV")))


def test_both_stages_of_the_image_run_the_same_python_which_palas_supports(dockerfile: list[tuple[str, str]]) -> None:
    build, final = stages(dockerfile)
    image, _, name = one(build, "FROM").partition(" AS ")
    assert one(final, "FROM") == image
    version = re.fullmatch(r"python:3\.(\d+)-slim", image)
    assert version
    assert f"Programming Language :: Python :: 3.{version[1]}" in PROJECT["classifiers"]
    assert f"--mount=type=bind,from={name},source=/wheels,target=/wheels" in one(final, "RUN")
    assert "--wheel-dir /wheels" in build[-1][1]


def libraries(extras: set[str]) -> set[str]:
    """The names of the libraries that Palas brings along with these extras."""
    found = {re.split(r"[\[<>=!~ ]", need)[0] for need in PROJECT["dependencies"]}
    for extra in extras:
        for need in PROJECT["optional-dependencies"][extra]:
            more = re.fullmatch(r"palas\[(.+)\]", need)
            found |= libraries(set(more[1].split(","))) if more else {re.split(r"[\[<>=!~ ]", need)[0]}
    return found


@pytest.mark.parametrize("file", ["Dockerfile", "docs/hosting.md"])
def test_what_is_installed_on_a_server_can_serve(file: str) -> None:
    wanted = re.findall(r"(?:palas|\"\.)\[([a-z,]+)\]", (ROOT / file).read_text("utf-8"))
    assert wanted
    for extras in wanted:
        assert {"typer", "starlette", "uvicorn", "websockets", "sqlalchemy", "psycopg"} <= libraries(
            set(extras.split(","))
        )


def test_the_image_installs_the_compiled_wheel_with_extras_that_exist(dockerfile: list[tuple[str, str]]) -> None:
    build, final = stages(dockerfile)
    assert build[-1][1].startswith("PALAS_PURE=0 pip wheel ")
    for _, command in (build[-1], ("RUN", one(final, "RUN"))):
        extras = re.search(r"palas\[([a-z,]+)\]", command)
        assert extras
        assert set(extras[1].split(",")) <= set(PROJECT["optional-dependencies"])
    assert "--no-index --find-links=/wheels" in one(final, "RUN")  # nothing that was not built or fetched before


def test_the_image_runs_as_a_user_who_owns_the_volume(dockerfile: list[tuple[str, str]]) -> None:
    final = stages(dockerfile)[-1]
    data = image_environment(dockerfile)["PALAS_DATA"]
    assert one(final, "VOLUME") == data
    user = one(final, "USER")
    assert user != "root"
    assert f"useradd --system --home-dir {data} --create-home {user}" in one(final, "RUN")
    order = [name for name, _ in final]
    assert order.index("RUN") < order.index("USER") < order.index("CMD")


def test_the_image_serves_on_the_port_that_it_names(dockerfile: list[tuple[str, str]]) -> None:
    settings = settings_of(image_environment(dockerfile))
    assert settings.host == "0.0.0.0"
    assert str(settings.port) == one(stages(dockerfile)[-1], "EXPOSE")
    assert settings.database_url == "sqlite:////data/palas.db"


def test_the_image_starts_a_command_that_exists(dockerfile: list[tuple[str, str]]) -> None:
    name, *arguments = json.loads(one(stages(dockerfile)[-1], "CMD"))
    assert name in PROJECT["scripts"]
    parsed(arguments)


def test_the_image_asks_the_server_whether_it_is_ready(dockerfile: list[tuple[str, str]], tmp_path: Path) -> None:
    """The check is run as it stands: content with a server that answers 200, unhappy with 503 and without one."""
    from http.server import BaseHTTPRequestHandler, HTTPServer
    from threading import Thread

    check = one(stages(dockerfile)[-1], "HEALTHCHECK")
    python, *arguments = json.loads(check.partition("CMD ")[2])
    assert python == "python"
    asked = []
    answers = [200, 503]

    class Ready(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(answers[len(asked) - 1])
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Ready) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        environment = {"PALAS_PORT": str(server.server_port)}
        codes = [
            subprocess.run([sys.executable, *arguments], env=environment, stderr=subprocess.PIPE).returncode
            for _ in "12"
        ]
        server.shutdown()
        thread.join()
    codes.append(subprocess.run([sys.executable, *arguments], env=environment, stderr=subprocess.PIPE).returncode)
    assert codes == [0, 1, 1]
    hall = Hall(Store(f"sqlite:///{tmp_path / 'palas.db'}"), bots=BotPool(workers=0))
    routes = {route.path for route in make_app(Settings(data=tmp_path), hall).routes if isinstance(route, Route)}
    assert set(asked) == {"/readyz"} <= routes


def ignored(path: str) -> bool:
    """Does .dockerignore keep a file out? The last line that fits decides."""
    keep_out = False
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!")
            parts = path.split("/")
            heads = ["/".join(parts[: n + 1]) for n in range(len(parts))]
            names = heads if not pattern.startswith("**/") else parts
            if any(fnmatch.fnmatchcase(name, pattern.removeprefix("**/")) for name in names):
                keep_out = not line.startswith("!")
    return keep_out


def test_the_image_is_built_from_all_that_a_wheel_needs_and_from_nothing_else() -> None:
    folders = [ROOT / name for name in ("src", "frontend/src", "docs", "deploy", "tests", "tools")]
    files = [file for folder in folders for file in folder.rglob("*")] + list(ROOT.iterdir())
    for path in [file.relative_to(ROOT).as_posix() for file in files if file.is_file()]:
        if "__pycache__" in path or ".egg-info/" in path or path.startswith("src/palas/web/static/"):
            continue  # what was built here may be among them
        needed = path.startswith(("src/", "frontend/", "docs/rules/"))
        needed |= path in ("pyproject.toml", "setup.py", PROJECT["readme"], *PROJECT["license-files"])
        assert ignored(path) != needed, path
    for path in (".git/config", ".venv/bin/python", "palas-data/palas.db", "src/palas/__pycache__/cli.pyc", ".env"):
        assert ignored(path), path
    for path in ("src/palas/web/static/fonts/a.woff2", "frontend/node_modules/a.js", "src/palas.egg-info/PKG-INFO"):
        assert ignored(path), path
    assert not ignored("src/palas/web/static/tokens.css")


# -- several containers -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def substituted(value: str, environment: dict[str, str]) -> str:
    """${NAME:-default} and ${NAME:?complaint} as compose reads them."""

    def replaced(found: re.Match[str]) -> str:
        if found[1] in environment:
            return environment[found[1]]
        assert found[2] == "-", f"{found[1]} must be set"
        return found[3]

    return re.sub(r"\$\{(\w+):([-?])([^}]*)\}", replaced, value)


def test_the_compose_file_is_valid(tmp_path: Path) -> None:
    check = Path(sys.executable).with_name("check-jsonschema")
    run(check, "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")
    if shutil.which("docker") and subprocess.run(["docker", "compose", "version"], capture_output=True).returncode == 0:
        secret = tmp_path / "env"
        secret.write_text("POSTGRES_PASSWORD=secret\n")
        run("docker", "compose", "--env-file", secret, "-f", DEPLOY / "compose.yaml", "config", "--quiet")


def test_the_services_of_the_compose_file_know_each_other(compose: dict[str, Any]) -> None:
    services = compose["services"]
    palas, proxy, database = services["palas"], services["proxy"], services["database"]
    assert (DEPLOY / palas["build"] / "Dockerfile").resolve() == ROOT / "Dockerfile"
    assert palas["network_mode"] == "service:proxy"  # so that the forwarded addresses come from 127.0.0.1
    assert set(palas["depends_on"]) == {"proxy", "database"}
    assert "ports" not in palas
    assert "ports" not in database  # nobody outside reaches the database or the bare server
    assert {port.partition(":")[2] for port in proxy["ports"]} == {"80", "443", "443/udp"}
    assert "healthcheck" in database  # what `service_healthy` waits for
    named = {mount.split(":")[0] for service in services.values() for mount in service.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(compose["volumes"])
    for name in named - set(compose["volumes"]):
        assert (DEPLOY / name).is_file()


def test_the_database_of_the_compose_file_is_the_one_that_palas_asks_for(compose: dict[str, Any]) -> None:
    services = compose["services"]
    told = {"POSTGRES_PASSWORD": "secret", "PALAS_PUBLIC_URL": "https://palas.example.org"}
    given = {name: substituted(value, told) for name, value in services["palas"]["environment"].items()}
    database = {name: substituted(value, told) for name, value in services["database"]["environment"].items()}
    settings = settings_of(given)
    url = urlsplit(settings.database)
    assert url.hostname in services
    assert (url.username, url.path) == (database["POSTGRES_USER"], "/" + database["POSTGRES_DB"])
    assert given["PGPASSWORD"] == database["POSTGRES_PASSWORD"] == "secret"
    assert f"--username={url.username}" in services["database"]["healthcheck"]["test"]
    assert settings.secure
    assert services["proxy"]["environment"]["PALAS_PUBLIC_URL"] == services["palas"]["environment"]["PALAS_PUBLIC_URL"]
    with pytest.raises(AssertionError, match="POSTGRES_PASSWORD must be set"):
        substituted(services["palas"]["environment"]["PGPASSWORD"], {})


# -- proxies ------------------------------------------------------------------------------------------------------


def directives(block: list[dict[str, Any]]) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for entry in block:
        found.setdefault(entry["directive"], []).append(entry["args"])
    return found


def bytes_of(size: str) -> int:
    return int(size[:-1]) * {"k": 1024, "m": 1024**2}[size[-1]]


def test_the_example_for_nginx_passes_everything_on_that_palas_needs(tmp_path: Path) -> None:
    whole = tmp_path / "nginx.conf"
    whole.write_text("events {}\nhttp {\n" + (DEPLOY / "nginx.conf").read_text("utf-8") + "}\n")
    read = crossplane.parse(str(whole), single=True, strict=True)
    assert read["errors"] == []
    (server,) = read["config"][0]["parsed"][1]["block"]
    assert server["directive"] == "server"
    outer = directives(server["block"])
    assert bytes_of(outer["client_max_body_size"][0][0]) >= guard.LARGEST_UPLOAD * 1.05
    (location,) = [entry for entry in server["block"] if entry["directive"] == "location"]
    inner = directives(location["block"])
    assert inner["proxy_pass"] == [[f"http://{HOME}"]]
    assert inner["proxy_http_version"] == [["1.1"]]
    assert dict(inner["proxy_set_header"]) == {
        "Host": "$host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "upgrade",
    }
    if shutil.which("nginx") and shutil.which("openssl"):
        key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
        run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=palas",
            "-keyout", key, "-out", certificate)  # fmt: skip
        text = re.sub(r"/etc/\S+/fullchain.pem", str(certificate), whole.read_text())
        whole.write_text(f"pid {tmp_path / 'pid'};\n" + re.sub(r"/etc/\S+/privkey.pem", str(key), text))
        run("nginx", "-t", "-c", whole, "-e", "stderr")


def test_the_example_for_caddy_serves_the_public_address(tmp_path: Path) -> None:
    lines = [line.split("#")[0].split() for line in (DEPLOY / "Caddyfile").read_text("utf-8").splitlines()]
    address, proxy, end = [line for line in lines if line]
    found = re.fullmatch(r"\{\$(\w+):(\S+)\}", address[0])
    assert found
    assert found[1] in VARIABLES
    assert settings_of({found[1]: found[2]}).secure
    assert address[1:] == ["{"]
    assert end == ["}"]
    assert proxy == ["reverse_proxy", HOME]
    if shutil.which("caddy"):
        run("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


# -- systemd ------------------------------------------------------------------------------------------------------


def test_the_unit_starts_palas_as_a_user_of_its_own_in_a_folder_of_its_own(tmp_path: Path) -> None:
    text = (DEPLOY / "palas.service").read_text("utf-8")
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    assert unit.sections() == ["Unit", "Service", "Install"]
    service = dict(unit["Service"])
    program, *arguments = service["ExecStart"].split()
    assert Path(program).name in PROJECT["scripts"]
    parsed(arguments)
    name, _, value = service["Environment"].partition("=")
    settings = settings_of({name: value})
    assert settings.data == Path("/var/lib") / service["StateDirectory"]  # the folder that systemd makes for the user
    assert service["DynamicUser"] == "yes"
    assert service["User"] != "root"
    assert service["EnvironmentFile"].startswith("-")  # it may be missing
    told = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for path in (Path(program).parents[1], service["EnvironmentFile"][1:], "/etc/systemd/system"):
        assert str(path) in told
    if shutil.which("systemd-analyze"):
        copy = tmp_path / "palas.service"  # with a program that is installed here, for that is looked at too
        copy.write_text(text.replace(program, sys.executable))
        said = run("systemd-analyze", "verify", copy)
        assert "palas.service" not in said, said
