"""conformance.py SERVER [ARGUMENTS]: see `run`."""

import asyncio
import logging
import pathlib
import random
import sys
import tempfile
import warnings

from lsprotocol import types

from client import begin, end
from document import FIELD

RULE = "unguarded-text-assignment"
PARTS = ["x", "\U0001F600", "e\u0301", "\t", "\r\n", "\n", "// ", "\U0001F468\u200D\U0001F469", "}", ""]


async def hold(session):
    """A session that makes the server send everything that it can."""
    client = session.client
    document = session.open("Field.swift", FIELD)
    identifier = types.TextDocumentIdentifier(document.uri)
    diagnostics = await session.diagnostics(document, [RULE])
    assert document.slice(diagnostics[0].range) == "field.text = title"

    hover = await client.text_document_hover_async(session.at(document, FIELD.index("updateUIView")))
    assert "updateUIView" in hover.contents.value
    assert document.slice(hover.range) == "updateUIView"
    assert await client.text_document_hover_async(session.at(document, FIELD.index("\U0001F600"))) is None

    completion = await client.text_document_completion_async(
        session.at(document, FIELD.index("make") + 4, types.CompletionParams)
    )
    item = next(item for item in completion.items if item.label.startswith("makeUIView"))
    assert document.slice(item.text_edit.range) == "make"
    if session.capabilities.completion_provider.resolve_provider:
        for item in completion.items:
            await client.completion_item_resolve_async(item)

    actions = await session.actions(document, diagnostics[0].range, diagnostics[:1])
    for action in actions:
        if action.edit:
            assert document.applying(session.edits(action.edit, document)) != document.text
    fix = next(action for action in actions if action.title == "Compare with 'field.text' first")
    edits = session.edits(fix.edit, document)
    mended = document.applying(edits)
    assert "if field.text != title { field.text = title }" in mended
    session.change(document, 0, len(document.text), mended)
    await session.diagnostics(document, [])

    generator = random.Random(1)
    for number in range(200):
        # Never between the two characters of a line end, where no position is.
        places = [end for _, end in document.lines()] + [
            index for start, end in document.lines() for index in range(start, end)
        ]
        start = generator.choice(places)
        end = max(start, generator.choice([place for place in places if place <= start + 4]))
        session.change(document, start, end, generator.choice(PARTS))
        if number % 20 == 0:
            await client.text_document_code_action_async(
                types.CodeActionParams(
                    identifier, types.Range(document.position(0), document.position(start)), types.CodeActionContext([])
                )
            )
    # A server with another text now removes something else.
    end = len(document.text)
    session.change(document, end, end, "\n" + FIELD)
    session.change(document, 0, end + 1, "")
    assert document.text == FIELD
    diagnostics = await session.diagnostics(document, [RULE])
    assert document.slice(diagnostics[0].range) == "field.text = title"
    hover = await client.text_document_hover_async(session.at(document, FIELD.index("updateUIView")))
    assert document.slice(hover.range) == "updateUIView"

    if session.capabilities.code_lens_provider:
        for lens in await client.text_document_code_lens_async(types.CodeLensParams(identifier)) or []:
            if session.capabilities.code_lens_provider.resolve_provider:
                await client.code_lens_resolve_async(lens)
    for command in getattr(session.capabilities.execute_command_provider, "commands", None) or []:
        try:
            await client.workspace_execute_command_async(types.ExecuteCommandParams(command, arguments=[]))
        except Exception:  # Without what it is about a command is refused, which is a message too.
            pass
    await disturb(session, document)
    client.text_document_did_close(types.DidCloseTextDocumentParams(identifier))


async def disturb(session, document):
    """Settings, files, folders, and what the server can only refuse or note in its log."""
    client, folder = session.client, session.folder
    client.set_trace(types.SetTraceParams(types.TraceValue.Verbose))
    client.set_configuration({"rules": {RULE: "hint", "no-rule": "off"}}, section="uibridge")
    client.workspace_did_change_configuration(
        types.DidChangeConfigurationParams({"uibridge": {"rules": {RULE: "hint", "no-rule": "off"}}})
    )
    for configuration in ['{"rule": {}}', '{"rules": {"%s": "error"}}' % RULE]:
        path = folder / ".uibridge.json"
        path.write_text(configuration)
        client.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams([types.FileEvent(path.as_uri(), types.FileChangeType.Changed)])
        )
        client.text_document_did_save(types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(document.uri)))
    for _ in range(400):
        found = (await session.diagnostics(document, [RULE]))[0]
        if found.severity == types.DiagnosticSeverity.Error:
            break
        await asyncio.sleep(0.01)
    assert found.severity == types.DiagnosticSeverity.Error
    client.workspace_did_change_workspace_folders(
        types.DidChangeWorkspaceFoldersParams(
            types.WorkspaceFoldersChangeEvent([types.WorkspaceFolder((folder / "More").as_uri(), "More")], [])
        )
    )
    unknown = types.TextDocumentIdentifier((folder / "Unknown.swift").as_uri())
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(1, unknown.uri), [types.TextDocumentContentChangeWholeDocument("")]
        )
    )
    for refused in [
        client.text_document_hover_async(types.HoverParams(unknown, types.Position(0, 0))),
        client.text_document_document_color_async(types.DocumentColorParams(unknown)),
    ]:
        try:
            await refused
            raise AssertionError("what cannot be answered is answered")
        except Exception as error:
            assert not isinstance(error, AssertionError), error
    if getattr(session.capabilities.diagnostic_provider, "workspace_diagnostics", False):
        await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))


async def check(name, encoding, command):
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path).resolve()
        (folder / "Package.swift").write_text("")
        session = await begin(name, encoding, folder, command)
        await hold(session)
        return await end(session)


async def main(command):
    warnings.simplefilter("error")
    logging.disable(logging.ERROR)
    seen, failed = {}, False
    for name in ["visual_studio_code", "emacs", "neovim"]:
        for encoding in types.PositionEncodingKind:
            try:
                witness = await asyncio.wait_for(check(name, encoding.value, command), 60)
                faults = witness.faults
                for kind, count in witness.seen.items():
                    seen[kind] = seen.get(kind, 0) + count
            except Exception as error:
                faults = [f"{type(error).__name__}: {error}"]
            print("FAIL" if faults else "ok  ", name, encoding.value, *faults[:5], sep=" ")
            failed = failed or bool(faults)
    print(sum(seen.values()), "messages:", ", ".join(f"{kind} {count}" for kind, count in sorted(seen.items())))
    sys.exit(failed)


asyncio.run(main(sys.argv[1:]))
