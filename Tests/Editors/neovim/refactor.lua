-- nvim --headless --clean --cmd 'set runtimepath^=Editors/Neovim' -l refactor.lua FILE TITLE TEXT [TITLE TEXT …]
-- Takes one action after the other from the menu, each with the cursor at a text, and writes FILE.
local driver = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, "S").source:sub(2)), "driver.lua"))
driver.open(_G.arg[1])
for number = 2, #_G.arg, 2 do driver.apply(_G.arg[number], _G.arg[number + 1]) end
driver.close()
