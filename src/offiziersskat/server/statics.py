"""The browser's client as it was built: files, and the one page for every address of its own.

If it was not built there is a plain page that says so. What the client does is not known here.
"""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

__all__ = ["add_pages"]

_FOREVER = "public, max-age=31536000, immutable"
_FRESH = "no-cache"
_ASSETS = "assets"
_NOT_BUILT = """\
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Offiziersskat</title></head>
<body>
<h1>Offiziersskat</h1>
<p lang="en">The server runs, but the pages have not been built. In a clone: <code>make play</code>;
until then <code>offiziersskat play</code> plays in the terminal.</p>
<p lang="de">Der Server läuft, aber die Seiten sind nicht gebaut. Im Quelltext: <code>make
play</code>; bis dahin spielt man mit <code>offiziersskat play</code> im Terminal.</p>
<p lang="ja">サーバーは動いていますが、画面がまだ作られていません。ソースからは <code>make play</code>、
それまでは <code>offiziersskat play</code> で端末で遊べます。</p>
</body>
</html>
"""


def add_pages(app: FastAPI, folder: Path) -> None:
    """Serve the client from a folder."""
    files = StaticFiles(directory=folder, check_dir=False)
    index = folder / "index.html"

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """A file of the client, else its one page."""
        if path.startswith("api/"):
            raise HTTPException(404)
        if path and not path.endswith("/"):
            try:
                answer = await files.get_response(path, request.scope)
            except HTTPException as error:
                if error.status_code != 404:
                    raise
            else:
                answer.headers["Cache-Control"] = _FOREVER if path.startswith(_ASSETS) else _FRESH
                return answer
        # Here lie files, and this is none of them; other pages may have a dot in their names.
        folder_name, _, name = path.rpartition("/")
        if folder_name in {"", _ASSETS} and "." in name:
            raise HTTPException(404)
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        return HTMLResponse(index.read_text(encoding="utf-8"), headers={"Cache-Control": _FRESH})
