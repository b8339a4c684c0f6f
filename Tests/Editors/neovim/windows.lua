-- nvim --headless --clean --cmd CONFIGURATION -l windows.lua FILE DIAGNOSTICS OTHER CURE
-- What another file says changes the diagnostics of FILE at once, while nobody types in FILE: in the next window, and behind it.
local driver = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, "S").source:sub(2)), "driver.lua"))
local file, its_diagnostics, other, cure = unpack(_G.arg)

driver.open(file)
local checked = driver.buffer
driver.await_diagnostics(its_diagnostics)
local tick = vim.api.nvim_buf_get_changedtick(checked)

-- Appends the cure to the other file, looks at the first one, takes the cure away and looks again. Nothing is written.
local function cure_and_undo()
  local edited = vim.api.nvim_get_current_buf()
  local count = vim.api.nvim_buf_line_count(edited)
  vim.api.nvim_buf_set_lines(edited, count, count, false, vim.fn.readfile(cure))
  driver.buffer = checked
  driver.await_diagnostics("")
  vim.cmd("silent undo")
  driver.await_diagnostics(its_diagnostics)
end

vim.cmd.vsplit()
driver.show(other)
driver.check("two windows are open", #vim.api.nvim_list_wins() == 2)
cure_and_undo()
vim.cmd.only()
driver.check("the first file has no window", vim.fn.bufwinid(checked) == -1)
cure_and_undo()
driver.check("nobody has typed in the first file", vim.api.nvim_buf_get_changedtick(checked) == tick)
driver.close()
