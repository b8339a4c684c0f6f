;; uibridge alone with eglot, for init.el. To use it together with sourcekit-lsp, see uibridge-eglot-sourcekit.el.
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(swift-mode . ("uibridge" "lsp"))))
(add-hook 'swift-mode-hook #'eglot-ensure)
