;; uibridge beside sourcekit-lsp, with eglot: for init.el. Eglot starts one server a mode; `rass` makes one of two. It
;; comes with `pip install rassumfrassum`, and finds Editors/rassumfrassum/uibridge.py in ~/.config/rassumfrassum/.
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '(swift-mode . ("rass" "uibridge"))))
(add-hook 'swift-mode-hook #'eglot-ensure)
