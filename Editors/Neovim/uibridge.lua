-- uibridge for Neovim 0.8 to 0.10. Copy this file to ~/.config/nvim/plugin/uibridge.lua; no other setup is needed.
-- For Neovim 0.11 and later, use lsp/uibridge.lua instead.
local function begins_project(name) return name == "Package.swift" or name:match("%.xcodeproj$") or name:match("%.xcworkspace$") end
vim.api.nvim_create_autocmd("FileType", {
  pattern = "swift",
  callback = function(event)
    local search = { upward = true, path = vim.fs.dirname(vim.api.nvim_buf_get_name(event.buf)) }
    local mark = vim.fs.find(begins_project, search)[1] or vim.fs.find(".git", search)[1]
    vim.lsp.start({ name = "uibridge", cmd = { "uibridge", "lsp" }, root_dir = mark and vim.fs.dirname(mark) })
  end,
})
