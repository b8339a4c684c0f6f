;;; -*- lexical-binding: t -*-
;; emacs --batch -q -l driver.el -l CONFIGURATION -l eglot.el FILE DIAGNOSTICS FILE DIAGNOSTICS
(package-initialize)
(require 'eglot)
(setq last-nonmenu-event ?x ; As if commands came from keys: eglot then asks for an action in the minibuffer.
      eglot-confirm-server-edits nil eglot-sync-connect 60)

(defun session-eglot-diagnostic (found)
  "A diagnostic of flymake; nil where it is of another server."
  (let ((text (flymake-diagnostic-text found)))
    (when (string-match "\\`uibridge \\[\\(.*?\\)\\]: \\(.*\\)" text)
      (session-diagnostic
       (flymake-diagnostic-beg found)
       (alist-get (flymake-diagnostic-type found) '((eglot-error . "error") (eglot-warning . "warning")))
       (match-string 2 text) (match-string 1 text)))))

(defun session-eglot-hover ()
  (let (shown)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown (or text "nothing"))))
    (session-wait-for (lambda () shown))
    shown))

(defun session-eglot-others ()
  (seq-remove #'session-eglot-diagnostic (flymake-diagnostics)))

(session-hold
 (list
  :others (and (member "rass" (alist-get 'swift-mode eglot-server-programs)) #'session-eglot-others)
  :action-titles (lambda () (mapcar (lambda (action) (plist-get action :title)) (eglot-code-actions (point) (point))))
  :idle #'ignore
  :ready (lambda () (when (eglot-managed-p) (flymake-start) t))
  :diagnostics (lambda ()
                 (eglot--signal-textDocument/didChange)
                 (delq nil (mapcar #'session-eglot-diagnostic (flymake-diagnostics))))
  :hover #'session-eglot-hover
  :completion #'eglot-completion-at-point
  :choose-action (lambda () (call-interactively #'eglot-code-actions))
  :end (lambda () (eglot-shutdown (eglot-current-server)))))
