;;; -*- lexical-binding: t -*-
;; emacs --batch -q -l driver.el -l CONFIGURATION -l lsp-mode.el FILE DIAGNOSTICS FILE DIAGNOSTICS
(package-initialize)
(setq lsp-auto-guess-root t lsp-enable-file-watchers nil lsp-restart 'ignore lsp-warn-no-matched-clients nil
      lsp-session-file (make-temp-file "lsp-session") lsp-diagnostics-provider :flymake
      lsp-completion-provider :none lsp-headerline-breadcrumb-enable nil)
(require 'lsp-mode)
(require 'lsp-completion)

;; Debian has no package of lsp-sourcekit.
(lsp-register-client
 (make-lsp-client :new-connection (lsp-stdio-connection '("sourcekit-lsp"))
                  :activation-fn (lsp-activate-on "swift") :server-id 'sourcekit))

(defun session-lsp-mode-diagnostic (found)
  "A diagnostic of lsp-mode; nil where it is of another server."
  (when (equal (lsp:diagnostic-source? found) "uibridge")
    (session-diagnostic
     (lsp--position-to-point (lsp:range-start (lsp:diagnostic-range found)))
     (nth (1- (lsp:diagnostic-severity? found)) '("error" "warning"))
     (lsp:diagnostic-message found) (lsp:diagnostic-code? found))))

(defun session-lsp-mode-hover ()
  (let (shown)
    (cl-letf (((symbol-function 'lsp--eldoc-message) (lambda (text) (setq shown (or text "nothing"))))
              (lsp-eldoc-render-all t))
      (lsp-hover)
      (session-wait-for (lambda () shown)))
    shown))

(defun session-lsp-mode-diagnostics () (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics)))

(session-hold
 (list
  :others (lambda () (seq-remove #'session-lsp-mode-diagnostic (session-lsp-mode-diagnostics)))
  :action-titles (lambda () (mapcar #'lsp:code-action-title (lsp-code-actions-at-point)))
  :idle (lambda () (sit-for 0))
  :ready (lambda ()
           (equal (sort (mapcar (lambda (workspace)
                                  (cons (lsp--client-server-id (lsp--workspace-client workspace))
                                        (lsp--workspace-status workspace)))
                                (lsp-workspaces))
                        (lambda (one other) (string< (car one) (car other))))
                  '((sourcekit . initialized) (uibridge . initialized))))
  :diagnostics (lambda ()
                 (delq nil (mapcar #'session-lsp-mode-diagnostic (session-lsp-mode-diagnostics))))
  :hover #'session-lsp-mode-hover
  :completion #'lsp-completion-at-point
  :choose-action (lambda () (call-interactively #'lsp-execute-code-action))
  :end (lambda () (mapc #'lsp-workspace-shutdown (lsp-workspaces)))))
