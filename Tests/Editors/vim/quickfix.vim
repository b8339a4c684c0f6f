" vim -N -u quickfix.vim --not-a-term -c 'call Session()': writes the quickfix list beside the sample app, as the concise report has it.
set nocompatible noswapfile hidden shellpipe=>%s\ 2>&1
source $UIBRIDGE_REPOSITORY/Editors/Vim/quickfix.vim

function! Session() abort
  edit FieldNotes/Map/PlaceMap.swift
  silent make!
  let l:severities = {'e': 'error', 'w': 'warning'}
  call writefile(map(getqflist(), {_, item -> printf(
  \ '%s:%d:%d: %s: %s', bufname(item.bufnr), item.lnum, item.col, l:severities[item.type], item.text
  \ )}), '../quickfix')
  call writefile(['ok   :make has filled the quickfix list'], $SESSION_LOG)
  qall
endfunction
