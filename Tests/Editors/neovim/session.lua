-- nvim --headless --clean --cmd CONFIGURATION -l session.lua FILE DIAGNOSTICS FILE DIAGNOSTICS
-- The session that Tests/Editors/session describes, and how uibridge and sourcekit-lsp get on in one buffer.
local driver = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, "S").source:sub(2)), "driver.lua"))
local guide_page, its_diagnostics, level_meter, more_diagnostics = unpack(_G.arg)

-- What each server answers to a request at the cursor; false where it has no answer.
local function answers(method)
  local found = {}
  local results = vim.lsp.buf_request_sync(driver.buffer, method, function(client)
    local params = vim.lsp.util.make_range_params(0, client.offset_encoding)
    params.position, params.context = params.range.start, { diagnostics = {}, triggerKind = 1 }
    return params
  end, 60000)
  for id, answer in pairs(results or {}) do
    found[vim.lsp.get_client_by_id(id).name] = not answer.err and answer.result or false
  end
  return found
end
local function hovers()
  local found = answers("textDocument/hover")
  return found.uibridge and found.uibridge.contents.value, found.sourcekit and found.sourcekit.contents.value
end
local function labels(completion)
  return vim.tbl_map(function(item) return item.label end, completion and completion.items or completion or {})
end

driver.open(guide_page)
driver.await_diagnostics(its_diagnostics)
driver.check("sourcekit-lsp has told what it found", driver.wait_for(function() return #driver.of_others() > 0 end))
local encoding = driver.client("uibridge").offset_encoding
driver.check("the encodings agree", encoding == driver.client("sourcekit").offset_encoding, encoding)

driver.put_cursor("makeUIViewController")
local ours, theirs = hovers()
driver.check("hover explains makeUIViewController", ours and ours:find("Creates the view controller", 1, true), ours)
driver.check("and repeats nothing of the other hover", theirs and not ours:find(vim.trim(theirs), 1, true), theirs)
driver.put_cursor("url")
ours, theirs = hovers()
driver.check("hover leaves 'url' to sourcekit-lsp", theirs and not ours, ours)
driver.put_cursor("SFSafariViewController(url", 2)
local completions = answers("textDocument/completion")
driver.check("completion in a body is left to sourcekit-lsp",
  #labels(completions.sourcekit) > 0 and #labels(completions.uibridge) == 0, vim.inspect(completions))
driver.put_cursor("GuidePage")
local actions = answers("textDocument/codeAction")
driver.check("actions of both are listed", #actions.uibridge > 0 and #actions.sourcekit > 0, vim.inspect(actions))

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
driver.check("it opens a picture", driver.wait_for(function() return opened and opened:find("/GuidePage.svg", 1, true) end), opened)

-- Types a name below the first method and takes what completion offers, as the popup menu of Neovim does.
local line = driver.line_of("SFSafariViewController(url") + 1
vim.api.nvim_buf_set_lines(driver.buffer, line, line, false, { "", "  update" })
vim.o.virtualedit = "onemore" -- Else the cursor cannot stand behind the last character, as it does when one types.
vim.api.nvim_win_set_cursor(0, { line + 2, 8 })
completions = answers("textDocument/completion")
local items = vim.tbl_filter(function(item) return item.label:find("updateUIViewController", 1, true) end,
  completions.uibridge and completions.uibridge.items or {})
driver.check("updateUIViewController is completed, once", #items == 1, vim.inspect(labels(completions.uibridge)))
driver.check("and by no other server", not vim.tbl_contains(labels(completions.sourcekit), items[1].label))
local range = items[1].textEdit.range
vim.api.nvim_buf_set_text(driver.buffer, range.start.line, range.start.character, range["end"].line, range["end"].character, { "" })
vim.api.nvim_win_set_cursor(0, { range.start.line + 1, range.start.character })
vim.snippet.expand(items[1].textEdit.newText)
vim.snippet.stop()
vim.cmd.stopinsert()
driver.await_diagnostics("")
driver.apply("Insert Coordinator", "struct GuidePage")
driver.await_diagnostics("")
vim.cmd.write()

driver.show(level_meter)
driver.await_diagnostics(more_diagnostics)
driver.apply("Add dismantleUIView", "struct LevelMeter")
driver.await_diagnostics("")
driver.close()
