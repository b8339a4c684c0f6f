"""sample_app.py SETTINGS FILE DIAGNOSTICS FILE DIAGNOSTICS, in the sample app: the session that Tests/Editors/session describes, as
VS Code holds it with the SETTINGS of a generic client: as it was captured, to which diagnostics are sent, or with `--pull` as it is by now, which asks for them."""

import asyncio
import json
import pathlib
import sys

from lsprotocol import types

from client import begin, end


def announce_pull(capabilities):
    """What VS Code says since it asks for diagnostics, and did not say when it was captured."""
    capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities(
        dynamic_registration=True, related_document_support=False
    )
    capabilities.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)


def concise(diagnostic):
    """A diagnostic as the concise report has it; the sample app is in ASCII there."""
    start, severity = diagnostic.range.start, types.DiagnosticSeverity(diagnostic.severity).name.lower()
    return f"{start.line + 1}:{start.character + 1}: {severity}: {diagnostic.message} [{diagnostic.code}]"


class Editor:
    def __init__(self, session):
        self.session = session

    async def open(self, name, diagnostics):
        self.name, self.document = name, self.session.open(name)
        await self.show(diagnostics)

    async def show(self, *diagnostics):
        self.diagnostics = await self.session.diagnostics(self.document, list(diagnostics), form=concise)
        print("ok   the diagnostics are shown, once" if diagnostics else "ok   no diagnostic is left")

    def at(self, text, kind):
        return self.session.at(self.document, self.document.text.index(text), kind)

    async def hover(self, symbol, words):
        hover = await self.session.client.text_document_hover_async(self.at(symbol, types.HoverParams))
        assert words in hover.contents.value, hover
        print("ok   hover explains", symbol)

    async def complete(self, line, typed, label):
        """Types in a new line below another, and takes what completion offers."""
        place = self.document.text.index("\n", self.document.text.index("\n", self.document.text.index(line)) + 1)
        self.session.change(self.document, place, place, "\n\n  " + typed)
        answer = await self.session.client.text_document_completion_async(
            types.CompletionParams(
                types.TextDocumentIdentifier(self.document.uri), self.document.position(place + 4 + len(typed))
            )
        )
        (item,) = [item for item in answer.items if item.label.startswith(label)]
        assert item.insert_text_format == types.InsertTextFormat.Snippet
        range_ = item.text_edit.range
        # VS Code indents the lines of a snippet like the one that it stands in.
        text = item.text_edit.new_text.replace("$0", "").replace("\n", "\n" + " " * range_.start.character)
        start, end_ = self.document.index(range_.start), self.document.index(range_.end)
        self.session.change(self.document, start, end_, text)
        print("ok  ", label, "is completed, once")

    async def apply(self, title, text):
        cursor = self.at(text, types.HoverParams).position
        touching = [found for found in self.diagnostics if found.range.start.line == cursor.line]
        actions = await self.session.actions(self.document, types.Range(cursor, cursor), touching)
        (action,) = [action for action in actions if action.title == title]
        edits = self.session.edits(action.edit, self.document)
        self.session.change(self.document, 0, len(self.document.text), self.document.applying(edits))
        print("ok  ", title, "is applied")

    def save(self):
        (self.session.folder / self.name).write_bytes(self.document.text.encode())
        self.session.client.text_document_did_save(
            types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(self.document.uri))
        )


def command(settings):
    """How a generic client starts the server."""
    settings = json.loads(pathlib.Path(settings).read_text())
    if configurations := settings.get("vscode-lspconfig.serverConfigurations"):
        (configuration,) = configurations
        return configuration["command"]
    return [settings["glspc.server.command"], *settings["glspc.server.commandArguments"]]


async def hold(settings, announce, guide_page, its_diagnostics, level_meter, more_diagnostics):
    session = await begin("visual_studio_code", "utf-16", pathlib.Path.cwd(), command(settings), announce)
    assert bool(session.capabilities.diagnostic_provider) == (announce is announce_pull)
    editor = Editor(session)
    await editor.open(guide_page, its_diagnostics)
    await editor.hover("makeUIViewController", "Creates the view controller")
    await editor.complete("SFSafariViewController(url", "update", "updateUIViewController")
    await editor.show()
    await editor.apply("Insert Coordinator", "struct GuidePage")
    await editor.show()
    editor.save()
    await editor.open(level_meter, more_diagnostics)
    await editor.apply("Add dismantleUIView", "struct LevelMeter")
    await editor.show()
    editor.save()
    faults = (await end(session)).faults
    assert not faults, faults


arguments = [argument for argument in sys.argv[1:] if argument != "--pull"]
announce = announce_pull if "--pull" in sys.argv else lambda capabilities: None
asyncio.run(asyncio.wait_for(hold(arguments[0], announce, *arguments[1:]), 120))
