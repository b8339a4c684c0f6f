-- uibridge for Neovim 0.8 to 0.10. Copy this file to ~/.config/nvim/plugin/uibridge.lua; it needs nothing else.
-- Neovim 0.11 takes lsp/uibridge.lua instead.
vim.api.nvim_create_autocmd("FileType", {
  pattern = "swift",
  callback = function(event)
    local top = vim.fs.find({ "Package.swift", ".git" }, { upward = true, path = vim.fs.dirname(event.file) })[1]
    vim.lsp.start({ name = "uibridge", cmd = { "uibridge", "lsp" }, root_dir = top and vim.fs.dirname(top) })
  end,
})
