"""What uibridge offers in a module: the fixes of its report, and the code actions of its server."""

import json
import re
import subprocess
import urllib.parse

from modules import Unusable
from trials import Offer, distinct

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8"]},
    "textDocument": {
        "synchronization": {},
        "publishDiagnostics": {"versionSupport": True},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}},
            "isPreferredSupport": True},
    },
    "workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": ["create"]}},
}
DECLARATION = re.compile(
    rb"\b(?:func|var|let|class|struct|enum|protocol|extension|actor|case|typealias)\s+(\w+)|\b(init|deinit|subscript)\b")


def report(module):
    command = [str(module.options.uibridge.resolve()), "lint", "--preset", "strict", "--fail-on", "never", "--format", "json", "."]
    run = subprocess.run(command, cwd=module.project, capture_output=True, text=True)
    try:
        return json.loads(run.stdout)["diagnostics"]
    except ValueError:
        raise Unusable(f"uibridge ended with {run.returncode}: {run.stderr.strip()[:300]}") from None


def fixes(module):
    found = []
    for diagnostic in report(module):
        for fix in diagnostic["fixes"]:
            edits = {}
            for edit in fix["edits"]:
                own = edits.setdefault(edit.get("path", diagnostic["path"]), [])
                own.append((edit["range"]["start"]["offset"], edit["range"]["end"]["offset"], edit["replacement"].encode()))
            found.append(Offer(fix["title"], diagnostic["rule"], diagnostic["path"],
                               diagnostic["range"]["start"]["line"], edits))
    return distinct(found)


# The server


class Server:
    def __init__(self, module):
        self.module = module
        self.process = subprocess.Popen([str(module.options.uibridge.resolve()), "lsp"], cwd=module.project,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.identifier, self.diagnostics = 0, {}
        root = self.uri(".")
        self.request("initialize", {
            "processId": None, "rootUri": root, "capabilities": CAPABILITIES,
            "workspaceFolders": [{"uri": root, "name": module.name}]})
        self.notify("initialized", {})

    def uri(self, name):
        return "file://" + urllib.parse.quote(str((self.module.project / name).resolve()))

    def name(self, uri):
        path = urllib.parse.unquote(uri.removeprefix("file://"))
        return path.removeprefix(str(self.module.project.resolve()) + "/")

    def send(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        if not length:
            raise Unusable("the server ended")
        return json.loads(self.process.stdout.read(length))

    def request(self, method, parameters):
        self.identifier += 1
        self.send({"id": self.identifier, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if "method" in message:
                self.note(message)
            elif message.get("id") == self.identifier:
                if "error" in message:
                    raise Unusable(f"{method}: {message['error']['message']}")
                return message["result"]

    def note(self, message):
        if message["method"] == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "id" in message:
            items = message.get("params", {}).get("items")
            answer = [None] * len(items) if message["method"] == "workspace/configuration" else None
            self.send({"id": message["id"], "result": answer})

    def open(self, name, text):
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri(name), "languageId": "swift", "version": 1, "text": text}})
        while self.uri(name) not in self.diagnostics:
            self.note(self.receive())

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait(10)


def places(data):
    """The start of the code of each line, and each name that is declared: line and column, from 0."""
    for number, line in enumerate(data.split(b"\n")):
        if line.strip():
            yield number, len(line) - len(line.lstrip())
        for match in DECLARATION.finditer(line):
            yield number, match.start(match.lastindex)


def actions(module):
    """Every code action at every place, except fixes of diagnostics: `fixes` finds these."""
    (module.project / ".uibridge.json").write_text('{"preset": "strict"}\n', encoding="utf-8")
    server, found = Server(module), []
    files = {str(file.relative_to(module.project)): file.read_bytes() for file in module.sources()}
    starts = {name: line_starts(data) for name, data in files.items()}
    known = {fix.key() for fix in fixes(module)}
    try:
        for name, data in files.items():
            server.open(name, data.decode())
        for name, data in files.items():
            diagnostics = server.diagnostics[server.uri(name)]
            for line, column in dict.fromkeys(places(data)):
                place = {"line": line, "character": column}
                here = [item for item in diagnostics if item["range"]["start"]["line"] <= line <= item["range"]["end"]["line"]]
                answer = server.request("textDocument/codeAction", {
                    "textDocument": {"uri": server.uri(name)}, "range": {"start": place, "end": place},
                    "context": {"diagnostics": here}})
                for action in answer or []:
                    if "edit" not in action:
                        raise Unusable(f"{name}:{line + 1}: {action['title']}: no edit")
                    edits = {server.name(uri): own for uri, own in edits_of(action["edit"], server, starts).items()}
                    found.append(Offer(action["title"], action.get("kind", ""), name, line + 1, edits))
    finally:
        server.process.kill() if server.process.poll() is not None else server.close()
    return [offer for offer in distinct(found) if offer.key() not in known]


def line_starts(data):
    starts = [0]
    for line in data.split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)
    return starts


def edits_of(edit, server, starts):
    changes = dict(edit.get("changes") or {})
    for change in edit.get("documentChanges") or []:
        if "edits" in change:
            changes.setdefault(change["textDocument"]["uri"], []).extend(change["edits"])
    found = {}
    for uri, own in changes.items():
        lines = starts.get(server.name(uri), [0])
        found[uri] = [
            (lines[item["range"]["start"]["line"]] + item["range"]["start"]["character"],
             lines[item["range"]["end"]["line"]] + item["range"]["end"]["character"],
             item["newText"].encode()) for item in own]
    return found
