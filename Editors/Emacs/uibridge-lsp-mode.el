;; uibridge with lsp-mode, for init.el. It's an add-on, so lsp-sourcekit or another client can serve the same buffer.
(with-eval-after-load 'lsp-mode
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection '("uibridge" "lsp"))
                    :activation-fn (lsp-activate-on "swift")
                    :server-id 'uibridge
                    :add-on? t)))
(add-hook 'swift-mode-hook #'lsp)
