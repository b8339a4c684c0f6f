-- nvim --clean -u neovim.lua FILE TEXT READY: shows the diagnostics, then the hover and the menu of actions at a text, and makes the file
-- READY once the menu is there.
local text, ready = vim.v.argv[#vim.v.argv - 1], vim.v.argv[#vim.v.argv]
vim.cmd("argdelete " .. vim.fn.fnameescape(text) .. " " .. vim.fn.fnameescape(ready))
vim.opt.runtimepath:prepend(vim.env.UIBRIDGE_REPOSITORY .. "/Editors/Neovim")
vim.o.termguicolors, vim.o.number, vim.o.signcolumn, vim.o.laststatus, vim.o.winborder = true, true, "yes", 0, "rounded"
vim.api.nvim_set_hl(0, "MsgSeparator", {})
vim.diagnostic.config({ virtual_lines = true, severity_sort = true })
vim.lsp.enable("uibridge")
vim.api.nvim_create_autocmd("DiagnosticChanged", {
  once = true,
  callback = vim.schedule_wrap(function()
    vim.fn.cursor(1, 1)
    vim.fn.search([[\V]] .. text, "e")
    vim.lsp.buf.hover({ max_width = 100, max_height = 11, close_events = { "BufHidden" } })
    vim.wait(10000, function() return #vim.api.nvim_list_wins() > 1 end)
    vim.defer_fn(function() io.open(ready, "w"):close() end, 2000)
    vim.lsp.buf.code_action()
  end),
})
