-- uibridge for Neovim 0.11 or newer. Copy this file to ~/.config/nvim/lsp/uibridge.lua, then add to init.lua:
--   vim.lsp.enable("uibridge")
-- It runs beside sourcekit-lsp in the same buffer.
return {
  cmd = { "uibridge", "lsp" },
  filetypes = { "swift" },
  root_markers = { "Package.swift", { ".git" } },
}
