" vim -N -u ale.vim --not-a-term -c 'call Session()', with the arguments of the session as a list in $SESSION; writes what
" it has checked to $SESSION_LOG.
" The session that Tests/Editors/session describes, with ALE, which has no completion: its method comes from the fix.
set nocompatible noswapfile hidden shortmess+=F
filetype plugin on
autocmd BufRead,BufNewFile *.swift set filetype=swift
packadd ale
let g:ale_lint_delay = 0
let g:ale_root = {'sourcekitlsp': getcwd()} " Which it has by itself in packages only.
source $UIBRIDGE_REPOSITORY/Editors/Vim/ale.vim

let s:failed = 0
function! s:Check(name, holds, detail) abort
  call writefile([(a:holds ? 'ok   ' : 'FAIL ') . a:name . (a:holds ? '' : ' ' . a:detail)], $SESSION_LOG, 'a')
  let s:failed = s:failed || !a:holds
endfunction

" Waits for an event, not for a time; the time only bounds a failure.
function! s:WaitFor(Condition) abort
  let l:start = reltime()
  while !a:Condition()
    if reltimefloat(reltime(l:start)) > 60 | return 0 | endif
    sleep 20m
  endwhile
  return 1
endfunction

function! s:Diagnostics(linter) abort
  let l:found = filter(copy(ale#engine#GetLoclist(bufnr(''))), {_, item -> item.linter_name ==# a:linter})
  let l:severities = {'E': 'error', 'W': 'warning'}
  return join(sort(map(l:found, {_, item -> printf(
  \ '%d:%d: %s: %s [%s]', item.lnum, item.col, l:severities[item.type], item.text, get(item, 'code', '')
  \ )})), "\n")
endfunction

function! s:AwaitDiagnostics(expected) abort
  let l:holds = s:WaitFor({-> s:Diagnostics('uibridge') ==# a:expected})
  let l:name = empty(a:expected) ? 'no diagnostic is left' : 'the diagnostics are shown, once'
  call s:Check(l:name, l:holds, s:Diagnostics('uibridge'))
endfunction

function! s:PutCursor(text) abort
  call cursor(1, 1)
  call search('\V' . a:text, 'cW')
endfunction

" ALE asks all servers, and the hover that comes last takes the place of the others.
let g:ale_hover_to_preview = 1
let s:hovers = ''
runtime autoload/ale/preview.vim
function! ale#preview#Show(lines, ...) abort
  let s:hovers .= join(a:lines)
endfunction

function! s:CheckHover(symbol, words) abort
  call s:PutCursor(a:symbol)
  ALEHover
  call s:Check('hover explains ' . a:symbol, s:WaitFor({-> s:hovers =~# a:words}), s:hovers)
endfunction

" ALE asks for the number of an action in its menu; each server has one.
runtime autoload/ale/util.vim
function! ale#util#Input(message, value) abort
  return matchstr(a:message, '\n\zs\d\+\ze) \V' . escape(s:title, '\') . '\n')
endfunction

function! s:Apply(title, text) abort
  let s:title = a:title
  call s:PutCursor(a:text)
  let l:before = b:changedtick
  ALECodeAction
  call s:Check(a:title . ' is applied', s:WaitFor({-> b:changedtick > l:before}), '')
  doautocmd TextChanged " Which Vim triggers when it waits for a key again.
endfunction

function! Session() abort
  let [l:guide_page, l:its_diagnostics, l:level_meter, l:more_diagnostics] = json_decode($SESSION)
  execute 'edit' fnameescape(l:guide_page)
  call s:AwaitDiagnostics(l:its_diagnostics)
  call s:Check('sourcekit-lsp has told what it found', s:WaitFor({-> !empty(s:Diagnostics('sourcekitlsp'))}), '')
  call s:CheckHover('makeUIViewController', 'Creates the view controller')
  call s:Apply("Add 'updateUIViewController'", 'GuidePage')
  call s:AwaitDiagnostics('')
  call s:Apply('Insert Coordinator', 'GuidePage')
  call s:AwaitDiagnostics('')
  write
  execute 'edit' fnameescape(l:level_meter)
  call s:AwaitDiagnostics(l:more_diagnostics)
  call s:Apply('Add dismantleUIView', 'LevelMeter')
  call s:AwaitDiagnostics('')
  write
  execute s:failed ? 'cquit' : 'qall'
endfunction
