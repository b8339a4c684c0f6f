-- uibridge for Neovim 0.11 and later. Copy this file to ~/.config/nvim/lsp/uibridge.lua, then add to init.lua:
--   vim.lsp.enable("uibridge")
-- It runs together with sourcekit-lsp in the same buffer.
local function begins_project(name) return name == "Package.swift" or name:match("%.xcodeproj$") or name:match("%.xcworkspace$") end
return {
  cmd = { "uibridge", "lsp" },
  filetypes = { "swift" },
  root_dir = function(buffer, start) start(vim.fs.root(buffer, begins_project) or vim.fs.root(buffer, ".git")) end,
}
