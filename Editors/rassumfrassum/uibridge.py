"""Runs sourcekit-lsp and uibridge as one server in rassumfrassum. Copy this file to ~/.config/rassumfrassum/."""

from rassumfrassum.frassum import LspLogic


class Both(LspLogic):
    """Requests hovers and code actions from both servers. By default, rass 0.3.5 requests hovers only from the first
    one, and treats the empty `codeActionProvider` of sourcekit-lsp as no support."""

    async def on_client_request(self, method, params, servers):
        if method in ("textDocument/hover", "textDocument/codeAction"):
            return servers
        return await super().on_client_request(method, params, servers)

    def process_responses(self, method, items):
        hovers = [item.payload for item in items if item.payload and not item.is_error]
        if method != "textDocument/hover" or len(hovers) < 2:
            return super().process_responses(method, items)
        texts = [hover["contents"]["value"].strip() for hover in hovers]
        return {"contents": {"kind": hovers[0]["contents"]["kind"], "value": "\n\n---\n\n".join(texts)}}, False


def servers():
    return [["sourcekit-lsp"], ["uibridge", "lsp"]]


def logic_class():
    return Both
