-- nvim --headless --clean --cmd CONFIGURATION -l checkout.lua FIRST DIAGNOSTICS LAST DIAGNOSTICS
-- `git checkout` of a branch where thousands of files differ reaches two open files that are the same on both branches. The first one
-- depends on the first file that git writes, the last one on the last.
local driver = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, "S").source:sub(2)), "driver.lua"))
local first, its_diagnostics, last, more_diagnostics = unpack(_G.arg)

driver.open(first)
local buffers = { driver.buffer }
vim.cmd.vsplit()
driver.show(last)
buffers[2] = driver.buffer

local function are_shown(expected)
  return driver.shown(buffers[1]) == expected[1] and driver.shown(buffers[2]) == expected[2]
end

-- The time is printed, not checked.
local function check_out(branch, expected)
  local start = vim.uv.hrtime()
  local function milliseconds() return (vim.uv.hrtime() - start) / 1e6 end
  local time_of_git
  local git = vim.system({ "git", "checkout", "--quiet", branch }, {}, function() time_of_git = milliseconds() end)
  local are_right = driver.wait_for(function() return time_of_git and are_shown(expected) end)
  driver.check("both files have the diagnostics of " .. branch, are_right,
    driver.shown(buffers[1]) .. driver.shown(buffers[2]))
  io.stdout:write(string.format("     after %.0f ms, of which git took %.0f\n", milliseconds(), time_of_git or 0))
  driver.check("git has checked it out", git:wait().code == 0)
end

driver.check("both files are sound", driver.wait_for(function() return are_shown({ "", "" }) end))
for _ = 1, 3 do
  check_out("faulty", { its_diagnostics, more_diagnostics })
  check_out("sound", { "", "" })
end
driver.close()
