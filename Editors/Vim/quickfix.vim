" uibridge without an LSP client, for vimrc. ':make' checks the current directory and fills the quickfix list.
autocmd BufRead,BufNewFile *.swift setlocal makeprg=uibridge\ lint\ --format\ concise
\ errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tnformation:\ %m,%f:%l:%c:\ %tint:\ %m
