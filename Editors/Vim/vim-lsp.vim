" uibridge with vim-lsp, for vimrc. It runs together with sourcekit-lsp if that is registered too.
autocmd User lsp_setup call lsp#register_server({
\ 'name': 'uibridge', 'cmd': ['uibridge', 'lsp'], 'allowlist': ['swift'],
\ 'root_uri': {_ -> lsp#utils#path_to_uri(
\   lsp#utils#find_nearest_parent_file_directory(lsp#utils#get_buffer_path(), ['Package.swift', '.git/']))},
\ })
