"""The built client: hashed files may be kept for ever, every path without a dot is the page itself."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

FOLDER = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
MISSING = "The browser client has not been built. `make play` in the folder of Questhall builds it.\n"


async def page(request: Request) -> Response:
    """A file of the client, or its page."""
    path = request.path_params.get("path", "")
    file = (FOLDER / path).resolve()
    if path and file.is_relative_to(FOLDER.resolve()) and file.is_file():
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"Cache-Control": FOR_EVER if hashed else "no-cache"})
    if "." in path.rpartition("/")[2] or path.startswith(("api/", "ws")):
        return PlainTextResponse("There is nothing here.\n", 404)
    index = FOLDER / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
