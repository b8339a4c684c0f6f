-- nvim --headless --clean --cmd 'set runtimepath^=Editors/Neovim' -l check.lua FILE
-- Edits FILE as a user would, with uibridge and sourcekit-lsp in one buffer, and writes it.
local file = _G.arg[1]
local failed = false

local function check(name, holds, detail)
  io.stdout:write(string.format("%s %s %s\n", holds and "ok  " or "FAIL", name, holds and "" or (detail or "")))
  failed = failed or not holds
end

-- Waits for an event, not for a time; the time only bounds a failure.
local function wait_for(condition) return vim.wait(60000, condition, 20) end

vim.lsp.config("sourcekit", { cmd = { "sourcekit-lsp" }, filetypes = { "swift" }, root_markers = { ".git" } })
vim.lsp.enable({ "uibridge", "sourcekit" })
vim.cmd("filetype on")
vim.cmd.edit(file)
local buffer = vim.api.nvim_get_current_buf()

local function client(name) return vim.lsp.get_clients({ name = name, bufnr = buffer })[1] end
check("both servers are attached", wait_for(function()
  local ours, theirs = client("uibridge"), client("sourcekit")
  return ours and theirs and ours.initialized and theirs.initialized
end))
local uibridge = client("uibridge")

local function ours()
  return vim.tbl_filter(function(found) return found.source == "uibridge" end, vim.diagnostic.get(buffer))
end
local function codes()
  local list = vim.tbl_map(function(found) return found.code end, ours())
  table.sort(list)
  return table.concat(list, " ")
end
local function line_of(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    if line:find(text, 1, true) then return number end
  end
end
local function put_cursor(text, column) vim.api.nvim_win_set_cursor(0, { line_of(text), column }) end
local function params() return vim.lsp.util.make_position_params(0, uibridge.offset_encoding) end

check("the diagnostic is shown once", wait_for(function() return codes() == "unguarded-text-assignment" end), codes())

put_cursor("func updateUIView", 9)
local hover = uibridge:request_sync("textDocument/hover", params(), 5000, buffer)
check("hover knows updateUIView", hover and hover.result and hover.result.contents.value:find("updateUIView", 1, true))

local opened
vim.ui.open = function(path)
  opened = path
  return { wait = function() return { code = 0 } end }
end
vim.lsp.codelens.refresh({ bufnr = buffer })
local function lens() return vim.lsp.codelens.get(buffer)[1] end
check("a lens stands above the type", wait_for(function() return lens() ~= nil end))
vim.api.nvim_win_set_cursor(0, { lens().range.start.line + 1, 0 })
vim.lsp.codelens.run()
check("it opens a picture", wait_for(function() return opened and opened:find("/TitleField.svg", 1, true) end), opened)

put_cursor("  make", 5)
local typed = vim.lsp.util.make_position_params(0, uibridge.offset_encoding)
typed.position.character = 6
local completion = uibridge:request_sync("textDocument/completion", typed, 5000, buffer)
local items = completion and completion.result and (completion.result.items or completion.result) or {}
local stub = vim.tbl_filter(function(item) return item.label:find("makeUIView", 1, true) end, items)[1]
check("makeUIView is completed", stub ~= nil, vim.inspect(items))
if stub then
  local range = stub.textEdit.range
  vim.api.nvim_buf_set_text(buffer, range.start.line, range.start.character, range["end"].line,
    range["end"].character, { "" })
  vim.o.virtualedit = "onemore" -- Else the cursor cannot stand behind the last character, as it does when one types.
  vim.api.nvim_win_set_cursor(0, { range.start.line + 1, range.start.character })
  vim.snippet.expand(stub.textEdit.newText)
  vim.snippet.stop()
end
vim.cmd.stopinsert()

local function apply(title, needle)
  put_cursor(needle, vim.api.nvim_buf_get_lines(buffer, line_of(needle) - 1, line_of(needle), false)[1]:find(needle, 1, true))
  local before = vim.api.nvim_buf_get_changedtick(buffer)
  vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title == title end })
  check(title .. " is applied", wait_for(function() return vim.api.nvim_buf_get_changedtick(buffer) > before end))
end
apply("Insert Coordinator", "struct TitleField")
apply("Compare with 'field.text' first", "field.text = title")
check("no diagnostic is left", wait_for(function() return #ours() == 0 end), codes())

vim.cmd.write()
vim.lsp.stop_client(vim.lsp.get_clients())
check("both servers end", wait_for(function() return #vim.lsp.get_clients() == 0 end))
os.exit(failed and 1 or 0)
