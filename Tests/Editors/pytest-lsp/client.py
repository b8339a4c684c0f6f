"""A client of pytest-lsp with an eye on what the server sends, and what one does with it."""

import asyncio
import copy

from lsprotocol import types
from pygls.protocol import default_converter
from pytest_lsp import LanguageClient, client_capabilities
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features
from pytest_lsp.protocol import LanguageClientProtocol

from document import Document


class Witness(LanguageClientProtocol):
    """Looks at every message of the server before the client deals with it."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.seen, self.faults = {}, []

    def structure_message(self, data):
        if "jsonrpc" not in data:  # Part of a message.
            return data
        raw = copy.deepcopy(data)
        message = super().structure_message(data)
        kept = self._converter.unstructure(message)
        name = raw.get("method") or f"answer: {type(message).__name__}"
        self.seen[name] = self.seen.get(name, 0) + 1
        self.faults += [f"{name}: {fault}" for fault in differences(raw, kept, "")]
        return message


def differences(raw, kept, path):
    """Where something in a message is not what has become of it."""
    if isinstance(raw, dict) and isinstance(kept, dict):
        for key in raw:
            if key not in kept:
                # To say null of what may be left out is to say nothing.
                if raw[key] is not None:
                    yield f"{path}.{key} is lost"
            else:
                yield from differences(raw[key], kept[key], f"{path}.{key}")
        for key in kept.keys() - raw.keys():
            if kept[key] is not None:
                yield f"{path}.{key} has come from nowhere"
    elif isinstance(raw, list) and isinstance(kept, list) and len(raw) == len(kept):
        for number, (left, right) in enumerate(zip(raw, kept)):
            yield from differences(left, right, f"{path}[{number}]")
    elif raw != kept:
        yield f"{path} is {raw!r} and becomes {kept!r}"


class Session:
    def __init__(self, client, folder, encoding):
        self.client, self.folder, self.encoding = client, folder, encoding
        self.capabilities = None

    def open(self, name, text=None):
        """Opens a file of the folder, with another text if one is given."""
        path = self.folder / name
        if text is None:
            text = path.read_bytes().decode()
        else:
            path.write_bytes(text.encode())
        document = Document(path.as_uri(), text, self.encoding)
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(document.uri, "swift", 1, text))
        )
        return document

    def change(self, document, start, end, text):
        self.client.text_document_did_change(document.replace(start, end, text))

    async def diagnostics(self, document, expected, form=lambda diagnostic: diagnostic.code):
        """Waits until the client has diagnostics of this form, or asks for them."""
        for _ in range(2000):
            if self.capabilities.diagnostic_provider:
                report = await self.client.text_document_diagnostic_async(
                    types.DocumentDiagnosticParams(types.TextDocumentIdentifier(document.uri))
                )
                found = report.items
            else:
                # An answer: what was sent before it has arrived.
                await self.client.text_document_hover_async(self.at(document, 0))
                found = self.client.diagnostics.get(document.uri)
            if found is not None and [form(diagnostic) for diagnostic in found] == expected:
                return found
            await asyncio.sleep(0.005)
        raise AssertionError(f"{expected} are awaited, {found} is what there is")

    def at(self, document, index, kind=types.HoverParams):
        return kind(types.TextDocumentIdentifier(document.uri), document.position(index))

    def edits(self, edit, document):
        if self.client.capabilities.workspace.workspace_edit and (
            self.client.capabilities.workspace.workspace_edit.document_changes
        ):
            change = edit.document_changes[0]
            assert change.text_document.version == document.version
            return change.edits
        return edit.changes[document.uri]

    async def actions(self, document, range_, diagnostics):
        actions = await self.client.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(document.uri), range_, types.CodeActionContext(diagnostics)
            )
        )
        provider = self.capabilities.code_action_provider
        if getattr(provider, "resolve_provider", False):
            actions = [await self.client.code_action_resolve_async(action) for action in actions]
        return actions


async def begin(name, encoding, folder, command, announce=lambda capabilities: None):
    """Starts a server for a folder as an editor does that pytest-lsp knows; `announce` may change what it says it can do."""
    client = LanguageClient(converter_factory=default_converter, protocol_cls=Witness)
    register_lsp_features(client, DEFAULT_CLIENT_FEATURES)
    client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda *_: None)
    await client.start_io(*command)
    capabilities = client_capabilities(name)
    capabilities.general = capabilities.general or types.GeneralClientCapabilities()
    capabilities.general.position_encodings = [encoding]
    announce(capabilities)
    session = Session(client, folder, encoding)
    result = await client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            root_uri=folder.as_uri(),
            workspace_folders=[types.WorkspaceFolder(folder.as_uri(), "folder")],
            work_done_token="start",
        )
    )
    session.capabilities = result.capabilities
    assert result.capabilities.position_encoding == encoding
    return session


async def end(session):
    """Ends the server, which has to end well, and returns what it has sent."""
    client = session.client
    await client.shutdown_session()
    status = client._server.returncode
    await client.stop()
    assert status == 0, f"exit status {status}"
    assert client.error is None, client.error
    return client.protocol
