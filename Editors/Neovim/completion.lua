-- Completion as you type in Swift files, for Neovim 0.11 and later. Copy this file to
-- ~/.config/nvim/plugin/swift-completion.lua. You don't need it with nvim-cmp, blink.cmp, or a custom setup that
-- completes from language servers, because they query uibridge too.
local letters = vim.split("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "")
vim.api.nvim_create_autocmd("LspAttach", {
  callback = function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    local offers = client and client.server_capabilities.completionProvider
    if not offers or vim.bo[event.buf].filetype ~= "swift" then return end
    -- Servers list only the period as a trigger, and Neovim requests completions on no other key.
    offers.triggerCharacters = offers.triggerCharacters or {}
    if not vim.list_contains(offers.triggerCharacters, "a") then vim.list_extend(offers.triggerCharacters, letters) end
    -- Without "noselect", Neovim inserts the first entry before you choose one.
    vim.bo[event.buf].completeopt = "menuone,noselect,popup"
    vim.lsp.completion.enable(true, client.id, event.buf, { autotrigger = true })
  end,
})
