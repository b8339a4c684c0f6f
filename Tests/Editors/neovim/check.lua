-- nvim --headless --clean --cmd 'set runtimepath^=Editors/Neovim' -l check.lua FILE
-- Edits FILE as a user would, with uibridge and sourcekit-lsp in one buffer, and writes it.
local driver = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, "S").source:sub(2)), "driver.lua"))
driver.open(_G.arg[1])
local uibridge = driver.client("uibridge")

local function ours()
  return vim.tbl_filter(function(found) return found.source == "uibridge" end, vim.diagnostic.get(driver.buffer))
end
local function codes()
  local list = vim.tbl_map(function(found) return found.code end, ours())
  table.sort(list)
  return table.concat(list, " ")
end
local function put_cursor(text, column) vim.api.nvim_win_set_cursor(0, { driver.line_of(text), column }) end
local function params() return vim.lsp.util.make_position_params(0, uibridge.offset_encoding) end

driver.check("the diagnostic is shown once", driver.wait_for(function() return codes() == "unguarded-text-assignment" end), codes())

put_cursor("func updateUIView", 9)
local hover = uibridge:request_sync("textDocument/hover", params(), 5000, driver.buffer)
driver.check("hover knows updateUIView", hover and hover.result and hover.result.contents.value:find("updateUIView", 1, true))

local opened
vim.ui.open = function(path)
  opened = path
  return { wait = function() return { code = 0 } end }
end
vim.lsp.codelens.refresh({ bufnr = driver.buffer })
local function lens() return vim.lsp.codelens.get(driver.buffer)[1] end
driver.check("a lens stands above the type", driver.wait_for(function() return lens() ~= nil end))
vim.api.nvim_win_set_cursor(0, { lens().range.start.line + 1, 0 })
vim.lsp.codelens.run()
driver.check("it opens a picture", driver.wait_for(function() return opened and opened:find("/TitleField.svg", 1, true) end), opened)

put_cursor("  make", 5)
local typed = vim.lsp.util.make_position_params(0, uibridge.offset_encoding)
typed.position.character = 6
local completion = uibridge:request_sync("textDocument/completion", typed, 5000, driver.buffer)
local items = completion and completion.result and (completion.result.items or completion.result) or {}
local stub = vim.tbl_filter(function(item) return item.label:find("makeUIView", 1, true) end, items)[1]
driver.check("makeUIView is completed", stub ~= nil, vim.inspect(items))
if stub then
  local range = stub.textEdit.range
  vim.api.nvim_buf_set_text(driver.buffer, range.start.line, range.start.character, range["end"].line,
    range["end"].character, { "" })
  vim.o.virtualedit = "onemore" -- Else the cursor cannot stand behind the last character, as it does when one types.
  vim.api.nvim_win_set_cursor(0, { range.start.line + 1, range.start.character })
  vim.snippet.expand(stub.textEdit.newText)
  vim.snippet.stop()
end
vim.cmd.stopinsert()

driver.apply("Insert Coordinator", "struct TitleField")
driver.apply("Compare with 'field.text' first", "field.text = title")
driver.check("no diagnostic is left", driver.wait_for(function() return #ours() == 0 end), codes())

driver.close()
