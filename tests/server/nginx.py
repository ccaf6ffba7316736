"""nginx with the example of `deploy/`, in front of a server of the tests."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import free_port
from tests.waiting import block_until
from tools.system_packages import PROGRAMS, advice

EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NO_NGINX = f"nginx is not installed. Get it with: {advice([PROGRAMS['nginx']])}"
MAIN = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {example}
}}
"""


def example_for(server_port: int, port: int, **changes: str) -> str:
    """Return the example for one server without TLS; each change must be possible."""
    text = EXAMPLE.read_text("utf-8")
    replacements = {
        "    server 10.0.0.11:8000;": f"    server 127.0.0.1:{server_port};",
        "    server 10.0.0.12:8000;\n": "",
        "    server 10.0.0.13:8000;\n": "",
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "    ssl_certificate /etc/ssl/ethnos.pem;\n": "",
        "    ssl_certificate_key /etc/ssl/ethnos.key;\n": "",
        "proxy_set_header Host $host;": "proxy_set_header Host $http_host;",  # an odd port
        **changes,
    }
    for before, after in replacements.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


@contextmanager
def nginx_before(server_port: int, **changes: str) -> Iterator[str]:
    """Run nginx until the end of the block; return its URL."""
    program = PROGRAMS["nginx"].find()
    assert program is not None, NO_NGINX
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ethnos-nginx-") as name:
        folder = Path(name)
        user = "user root;" if os.getuid() == 0 else ""
        example = example_for(server_port, port, **changes)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user, example=example))
        command = [program, "-p", name, "-e", f"{name}/error.log", "-c", f"{name}/nginx.conf"]
        process = subprocess.Popen(command)

        def is_ready() -> bool:
            assert process.poll() is None, (folder / "error.log").read_text()
            return (folder / "pid").exists() and (folder / "pid").read_text() != ""

        try:
            block_until(is_ready, "nginx does not start")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()
