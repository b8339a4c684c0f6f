-- What the checks of Neovim share: `dofile` gives a table of functions for the current buffer.
local driver = { failed = false, pulled = 0, pushed = 0, namespaces = {} }

function driver.check(name, holds, detail)
  io.stdout:write(string.format("%s %s %s\n", holds and "ok  " or "FAIL", name, holds and "" or (detail or "")))
  driver.failed = driver.failed or not holds
end

-- Waits for an event, not for a time; the time only bounds a failure.
function driver.wait_for(condition) return vim.wait(60000, condition, 20) end

-- Counts how often our diagnostics are asked for, and how often they come by themselves.
local function count_diagnostics()
  vim.api.nvim_create_autocmd("LspRequest", {
    callback = function(event)
      local request, client = event.data.request, vim.lsp.get_client_by_id(event.data.client_id)
      local is_pull = request.type == "pending" and request.method == "textDocument/diagnostic"
      if is_pull and client and client.name == "uibridge" then driver.pulled = driver.pulled + 1 end
    end,
  })
  local show = vim.lsp.handlers["textDocument/publishDiagnostics"]
  vim.lsp.handlers["textDocument/publishDiagnostics"] = function(problem, params, context)
    if vim.lsp.get_client_by_id(context.client_id).name == "uibridge" then driver.pushed = driver.pushed + 1 end
    show(problem, params, context)
  end
end

-- Opens a file with both servers in its buffer.
function driver.open(file)
  count_diagnostics()
  vim.lsp.config("sourcekit", { cmd = { "sourcekit-lsp" }, filetypes = { "swift" }, root_markers = { ".git" } })
  vim.lsp.enable("sourcekit")
  -- The autocommand for older ones starts uibridge by itself.
  if #vim.api.nvim_get_runtime_file("lsp/uibridge.lua", false) > 0 then vim.lsp.enable("uibridge") end
  vim.cmd("filetype on")
  driver.show(file)
end

-- Shows a file in the window, and waits for both servers.
function driver.show(file)
  vim.cmd.edit(file)
  driver.buffer = vim.api.nvim_get_current_buf()
  driver.check("both servers are attached", driver.wait_for(function()
    local ours, theirs = driver.client("uibridge"), driver.client("sourcekit")
    return ours and theirs and ours.initialized and theirs.initialized
  end))
end

function driver.client(name) return vim.lsp.get_clients({ name = name, bufnr = driver.buffer })[1] end

function driver.line_of(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(driver.buffer, 0, -1, false)) do
    if line:find(text, 1, true) then return number end
  end
end

-- Puts the cursor at a text, or some characters behind where it begins.
function driver.put_cursor(text, offset)
  local number = driver.line_of(text)
  local line = vim.api.nvim_buf_get_lines(driver.buffer, number - 1, number, false)[1]
  vim.api.nvim_win_set_cursor(0, { number, line:find(text, 1, true) - 1 + (offset or 0) })
end

local function is_ours(diagnostic) return diagnostic.source == "uibridge" end
function driver.of_others()
  return vim.tbl_filter(function(found) return not is_ours(found) end, vim.diagnostic.get(driver.buffer))
end

-- Our diagnostics in a buffer, as `line:column: severity: message [rule]`, a line each.
function driver.shown(buffer)
  local lines = vim.tbl_map(function(found)
    driver.namespaces[found.namespace] = true
    return string.format("%d:%d: %s: %s [%s]", found.lnum + 1, found.col + 1,
      vim.diagnostic.severity[found.severity]:lower():gsub("^warn$", "warning"), found.message, found.code)
  end, vim.tbl_filter(is_ours, vim.diagnostic.get(buffer)))
  table.sort(lines)
  return table.concat(lines, "\n")
end

-- Waits until these are our diagnostics in the buffer.
function driver.await_diagnostics(expected)
  local function shown() return driver.shown(driver.buffer) end
  local holds = driver.wait_for(function() return shown() == expected end)
  driver.check(expected == "" and "no diagnostic is left" or "the diagnostics are shown, once", holds, shown())
end

-- Takes an action of the menu with the cursor at a text.
function driver.apply(title, needle)
  driver.put_cursor(needle)
  local before = vim.api.nvim_buf_get_changedtick(driver.buffer)
  vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title == title end })
  driver.check(title .. " is applied", driver.wait_for(function()
    return vim.api.nvim_buf_get_changedtick(driver.buffer) > before
  end))
end

-- Neovim shows twice what comes both ways, each in a namespace of its own.
local function check_way_of_diagnostics()
  local counts = string.format("asked for %d times, sent %d times", driver.pulled, driver.pushed)
  driver.check("diagnostics are asked for or sent, never both", driver.pulled == 0 or driver.pushed == 0, counts)
  driver.check("they are in one namespace", vim.tbl_count(driver.namespaces) <= 1, vim.inspect(driver.namespaces))
  io.stdout:write("     " .. counts .. "\n")
end

-- Writes the file and ends both servers.
function driver.close()
  vim.cmd.write()
  check_way_of_diagnostics()
  vim.lsp.stop_client(vim.lsp.get_clients())
  driver.check("both servers end", driver.wait_for(function() return #vim.lsp.get_clients() == 0 end))
  os.exit(driver.failed and 1 or 0)
end

return driver
