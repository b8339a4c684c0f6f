-- nvim --headless --clean --cmd CONFIGURATION -l outside.lua FILE DIAGNOSTICS CURE
-- Other programs change files of the project. Neovim shows it without a key, a save or a look at another window; it watches no files
-- on Linux, so the server does.
local driver = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, "S").source:sub(2)), "driver.lua"))
local file, its_diagnostics, cure = unpack(_G.arg)
local folder = vim.fs.dirname(vim.fs.dirname(file))

-- Has a shell do it, with the folder and the text of the cure as `$1` and `$2`; and waits for what Neovim shows then.
local function outside(what, command, expected)
  local done = vim.system({ "sh", "-ec", command, "sh", folder, cure }):wait()
  driver.check(what, done.code == 0, done.stderr)
  driver.await_diagnostics(expected)
end

driver.open(file)
driver.await_diagnostics(its_diagnostics)
outside("a file is written", 'cp "$2" "$1/Update.swift"', "")
outside("it is written over", 'echo "// Nothing." >"$1/Update.swift"', its_diagnostics)
outside("it is replaced, as editors save", 'cp "$2" "$1/Update.swift~" && mv "$1/Update.swift~" "$1/Update.swift"', "")
outside("it is deleted", 'rm "$1/Update.swift"', its_diagnostics)
outside("a file is written into new folders", 'mkdir -p "$1/Made/Today" && cp "$2" "$1/Made/Today/Update.swift"', "")
outside("the folders are moved out", 'mv "$1/Made" "$1/../../Made"', its_diagnostics)
outside("and back under another name", 'mv "$1/../../Made" "$1/Generated"', "")
outside("a file in them is deleted", 'rm "$1/Generated/Today/Update.swift"', its_diagnostics)
outside("a file is written there again", 'cp "$2" "$1/Generated/Today/Again.swift"', "")
outside("the folders are deleted", 'rm -r "$1/Generated"', its_diagnostics)
driver.close()
