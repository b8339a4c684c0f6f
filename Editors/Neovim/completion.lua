-- Completion while you type in Swift files, for Neovim 0.11 or newer. Copy this file to ~/.config/nvim/plugin/swift-completion.lua.
-- Leave it out if nvim-cmp, blink.cmp or a setup of your own completes what language servers offer: they ask uibridge, too.
local letters = vim.split("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "")
vim.api.nvim_create_autocmd("LspAttach", {
  callback = function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    local offers = client and client.server_capabilities.completionProvider
    if not offers or vim.bo[event.buf].filetype ~= "swift" then return end
    -- Servers name only the period; Neovim asks on no other key.
    offers.triggerCharacters = offers.triggerCharacters or {}
    if not vim.list_contains(offers.triggerCharacters, "a") then vim.list_extend(offers.triggerCharacters, letters) end
    -- Without "noselect" the first entry goes into the text before you choose one.
    vim.bo[event.buf].completeopt = "menuone,noselect,popup"
    vim.lsp.completion.enable(true, client.id, event.buf, { autotrigger = true })
  end,
})
