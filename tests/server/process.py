"""A server as a process of its own, for tests that need a real one."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.programs import free_port


class ServerProcess:
    """`questhall serve` on a free port of this machine, with its data in a folder of the test."""

    def __init__(self, home: Path, **environment: str) -> None:
        self.home, self.environment = home, environment
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.address}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "ServerProcess":
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "questhall", "serve", "--no-browser", "--port", str(self.port)]
        environment = {**os.environ, "QUESTHALL_HOME": str(self.home), **self.environment}
        with (self.home / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self.process.poll() is None, (self.home / "server.log").read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.03)
        raise AssertionError("The server did not answer within a minute.")

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it, at once if not said otherwise."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)

    def stop(self) -> None:
        """End it in good order, if it runs."""
        if self.process is not None and self.process.poll() is None:
            self.kill(signal.SIGTERM)
