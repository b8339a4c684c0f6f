"""Shared code of the attacks: the program, a folder, a client of the server, and the end of an attack."""
import argparse
import json
import os
import pathlib
import queue
import shutil
import subprocess
import sys
import tempfile
import threading

package = pathlib.Path(__file__).resolve().parent.parent.parent

badge = """struct %s: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(label: UILabel, context: Context) { label.text = text }
}
"""


def options(description, **more):
    """The options of an attack. Without `--executable`, builds the program."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--executable", type=pathlib.Path)
    for name, standard in more.items():
        parser.add_argument("--" + name, type=type(standard), default=standard)
    chosen = parser.parse_args()
    if not chosen.executable:
        subprocess.run(["swift", "build", "--package-path", package, "--product", "uibridge"], check=True)
        shown = ["swift", "build", "--package-path", package, "--show-bin-path"]
        chosen.executable = pathlib.Path(subprocess.run(shown, check=True, capture_output=True, text=True).stdout.strip(), "uibridge")
    chosen.executable = chosen.executable.resolve()
    return chosen


class Attack:
    """Counts the checks of an attack and reports the failures. Its folder is removed at the end."""

    def __init__(self):
        self.tried, self.faults = 0, []
        self.folder = pathlib.Path(tempfile.mkdtemp()).resolve()

    def expect(self, holds, fault):
        self.tried += 1
        if not holds:
            self.faults.append(fault)
            print(f"  {fault}", flush=True)

    def end(self):
        subprocess.run(["chmod", "-R", "u+rwx", self.folder], stderr=subprocess.DEVNULL)
        shutil.rmtree(self.folder, ignore_errors=True)
        print(f"{pathlib.Path(sys.argv[0]).name}: {self.tried} things tried, {len(self.faults)} faults")
        sys.exit(1 if self.faults else 0)


class Server:
    """A client's connection to a server. A thread reads its messages, so that the server never waits."""

    def __init__(self, executable, *words, folder=None, environment=None, prefix=()):
        command = [*prefix, executable, "lsp", *words]
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.messages, self.count, self.shown, self.odd = queue.Queue(), 0, {}, []
        self.errors = b""
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while header := stream.readline():
            if not header.lower().startswith(b"content-length:"):
                self.odd.append(header)
                continue
            stream.readline()
            self.messages.put(json.loads(stream.read(int(header.split(b":")[1]))))
        self.messages.put(None)

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors += line

    def send(self, message):
        self.send_bytes(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def send_bytes(self, content):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def take(self, seconds):
        """Returns the next message. Answers requests of the server, and stores the diagnostics that it publishes."""
        message = self.messages.get(timeout=seconds)
        if message and "method" in message:
            if message["method"] == "textDocument/publishDiagnostics":
                self.shown[message["params"]["uri"]] = message["params"]["diagnostics"]
            if "id" in message:
                self.send({"id": message["id"], "result": None})
        return message

    def ask(self, method, parameters, seconds=30):
        """Returns the answer to a request; raises an exception if none arrives."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        while message := self.take(seconds):
            if "method" not in message and message.get("id") == self.count:
                return message
        raise EOFError("the server has ended")

    def begin(self, folder, capabilities=None):
        answer = self.ask("initialize", {"capabilities": capabilities or {}, "rootUri": uri(folder)})
        self.notify("initialized", {})
        return answer

    def open(self, path, text, version=1):
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri(path), "languageId": "swift", "version": version, "text": text}})

    def diagnostics(self, path):
        return self.ask("textDocument/diagnostic", {"textDocument": {"uri": uri(path)}})["result"]["items"]

    def end(self):
        """Shuts the server down, and returns its exit status."""
        self.ask("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(30)


def uri(path):
    return pathlib.Path(os.path.abspath(path)).as_uri()
