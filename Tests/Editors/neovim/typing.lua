-- nvim --headless --clean -l typing.lua FILE
-- Types in a Neovim of its own, which has the configuration of the user as Editors/Neovim/README.md makes it, and sees what completion does.
local driver = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, "S").source:sub(2)), "driver.lua"))
local file = unpack(_G.arg)
local editor = vim.fn.jobstart({ vim.v.progpath, "--embed", "--headless", file }, { rpc = true })

-- Runs Lua in the other Neovim.
local function there(code, ...) return vim.rpcrequest(editor, "nvim_exec_lua", code, { ... }) end
local function type_keys(keys) vim.rpcrequest(editor, "nvim_input", keys) end
local function text() return table.concat(there("return vim.api.nvim_buf_get_lines(0, 0, -1, false)"), "\n") end
local function check_text(name, expected)
  driver.check(name, driver.wait_for(function() return text():find(expected, 1, true) ~= nil end), text())
end

-- Waits for an entry of the menu, and that it is there once.
local function check_menu(name, label)
  local function count()
    return there([[local label = ...
      local items = vim.fn.pumvisible() == 1 and vim.fn.complete_info({ "items" }).items or {}
      return #vim.tbl_filter(function(item) return item.abbr == label end, items)]], label)
  end
  driver.check(name, driver.wait_for(function() return count() > 0 end) and count() == 1, there("return vim.inspect(vim.fn.complete_info())"))
end

local function check_diagnostics(name, expected)
  local function count()
    return there([[return #vim.tbl_filter(function(found) return found.source == "uibridge" end, vim.diagnostic.get(0))]])
  end
  driver.check(name, driver.wait_for(function() return count() == expected end), count())
end

-- Puts the cursor on the line of a text, as a search does.
local function find(needle) type_keys([[<Esc>gg/\V]] .. needle .. "<CR>") end

driver.check("both servers are attached", driver.wait_for(function()
  return there([[return #vim.tbl_filter(function(client) return client.initialized end, vim.lsp.get_clients({ bufnr = 0 })) == 2]])
end))
check_diagnostics("a diagnostic is shown", 1)

-- What fits nothing of ours goes in as it is typed.
find("let url: URL")
type_keys("ovar number = 1<Esc>")
check_text("what one types stays as it is", "  let url: URL\n  var number = 1\n")

-- Below the only method of GuidePage.
find("SFSafariViewController(url")
type_keys("joupd")
check_menu("a menu offers the method that is missing, once", "updateUIViewController(_:context:)")
type_keys("<C-n><C-y>")
check_text("it is inserted as a whole",
  "  func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {\n    \n  }\n")
type_keys("context.") -- The cursor waits in its body.
check_menu("a period offers the members of the context", "transaction")
type_keys("tr<C-n><C-y>")
check_text("the name is inserted", "{\n    context.transaction\n  }\n")
type_keys("<Esc>")
check_diagnostics("no diagnostic is left", 0)

vim.rpcnotify(editor, "nvim_command", "quitall!")
driver.check("Neovim ends", vim.fn.jobwait({ editor }, 60000)[1] == 0)
os.exit(driver.failed and 1 or 0)
