;; uibridge together with sourcekit-lsp in eglot, for init.el. Eglot starts one server per mode, so `rass` combines the
;; two. Install it with `pip install rassumfrassum`, and copy Editors/rassumfrassum/uibridge.py to
;; ~/.config/rassumfrassum/.
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '(swift-mode . ("rass" "uibridge"))))
(add-hook 'swift-mode-hook #'eglot-ensure)
