" uibridge with ALE, for vimrc. ALE also starts sourcekit-lsp in projects with a Package.swift.
function! UIBridgeRoot(buffer) abort
  let folder = fnamemodify(bufname(a:buffer), ':p:h')
  let repository = finddir('.git', folder . ';')
  return empty(repository) ? folder : fnamemodify(repository, ':p:h:h')
endfunction
call ale#linter#Define('swift', {
\ 'name': 'uibridge', 'lsp': 'stdio', 'executable': 'uibridge', 'command': '%e lsp',
\ 'project_root': function('UIBridgeRoot'),
\ })
