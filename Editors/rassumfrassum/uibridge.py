"""sourcekit-lsp and uibridge as one server, for rassumfrassum: copy this file to ~/.config/rassumfrassum/."""

from rassumfrassum.frassum import LspLogic


class Both(LspLogic):
    """Asks both servers for hovers and actions. rass 0.3.5 asks for hovers the first one only, and takes the empty
    `codeActionProvider` of sourcekit-lsp for none."""

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
