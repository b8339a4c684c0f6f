;;; -*- lexical-binding: t -*-
;; The session that Tests/Editors/session describes, in Emacs. A client of the protocol says how it does each step:
;; `session-client' is a list of functions by name; it has `:others', the diagnostics of sourcekit-lsp, where that is there.
(require 'cl-lib)
(require 'subr-x)

(defvar session-client nil)
(defvar session-failed nil)

(defun session-check (name holds &optional detail)
  (princ (format "%s %s %s\n" (if holds "ok  " "FAIL") name (if holds "" (or detail ""))))
  (unless holds (setq session-failed t)))

(defun session-call (step &rest arguments) (apply (plist-get session-client step) arguments))

(defun session-wait-for (condition)
  "Wait for an event, not for a time; the time only bounds a failure."
  (let ((end (+ (float-time) 60)) holds)
    (while (and (not (setq holds (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.02)
      (session-call :idle))
    holds))

;; Debian has no package of swift-mode.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(defun session-open (file)
  (switch-to-buffer (find-file-noselect file))
  (run-hooks 'post-command-hook)
  (session-check "the servers are there" (session-wait-for (lambda () (session-call :ready)))))

(defun session-await-diagnostics (expected)
  "Wait until the diagnostics of uibridge are EXPECTED, one a line."
  (let* ((shown (lambda () (string-join (sort (session-call :diagnostics) #'string<) "\n")))
         (holds (session-wait-for (lambda () (equal (funcall shown) expected)))))
    (session-check (if (string-empty-p expected) "no diagnostic is left" "the diagnostics are shown, once")
                   holds (funcall shown))))

(defun session-diagnostic (position severity message rule)
  "A diagnostic as the concise report has it."
  (save-excursion
    (goto-char position)
    (format "%d:%d: %s: %s [%s]" (line-number-at-pos)
            (1+ (- (position-bytes (point)) (position-bytes (line-beginning-position))))
            severity message rule)))

(defun session-put-cursor (text)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun session-check-hover (symbol words)
  (session-put-cursor symbol)
  (let ((shown (session-call :hover)))
    (session-check (concat "hover explains " symbol) (and shown (string-search words shown)) shown)))

(defun session-check-sourcekit ()
  "Look for what sourcekit-lsp says in the same buffer."
  (session-check "sourcekit-lsp has told what it found" (session-wait-for (lambda () (session-call :others))))
  (session-put-cursor "makeUIViewController")
  (let ((shown (session-call :hover)))
    (session-check "hover has the declaration of sourcekit-lsp, once"
                   ;; It ends its line, or all that is shown where its server answers last.
                   (= (session-count (concat shown "\n")
                                     "func makeUIViewController(context: Context) -> SFSafariViewController\n") 1)
                   shown))
  (session-put-cursor "SharePage")
  (let ((titles (session-call :action-titles)))
    (session-check "actions of both are listed"
                   (and (member "Insert Coordinator" titles) (member "Generate Memberwise Initializer" titles)) titles)))

(defun session-count (text part) (1- (length (split-string text (regexp-quote part)))))

(defun session-complete (label)
  "Take LABEL from what completion at point offers, as a popup does."
  (let* ((found (session-call :completion))
         (properties (nthcdr 3 found))
         (candidates (all-completions (buffer-substring (nth 0 found) (nth 1 found)) (nth 2 found)
                                      (plist-get properties :predicate)))
         (chosen (seq-filter (lambda (candidate) (string-prefix-p label candidate)) candidates)))
    (session-check (concat label " is completed, once") (= (length chosen) 1) candidates)
    (delete-region (nth 0 found) (nth 1 found))
    (insert (car chosen))
    (funcall (plist-get properties :exit-function) (car chosen) 'finished)))

(defun session-apply (title text)
  "Choose an action of the menu by its TITLE, with the cursor at a TEXT."
  (session-put-cursor text)
  (let ((before (buffer-chars-modified-tick)))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) title)))
      (session-call :choose-action))
    (session-check (concat title " is applied")
                   (session-wait-for (lambda () (> (buffer-chars-modified-tick) before))))))

(defun session-hold (client)
  (setq session-client client)
  (pcase-let ((`(,guide-page ,its-diagnostics ,level-meter ,more-diagnostics) command-line-args-left)
              (folder default-directory))
    (setq command-line-args-left nil)
    (session-open guide-page)
    (session-await-diagnostics its-diagnostics)
    (session-check-hover "makeUIViewController" "Creates the view controller")
    (when (plist-get client :others) (session-check-sourcekit))
    (session-put-cursor "SFSafariViewController(url")
    (forward-line 2)
    (insert "\n  update\n")
    (backward-char)
    (session-complete "updateUIViewController")
    (session-await-diagnostics "")
    (session-apply "Insert Coordinator" "struct GuidePage")
    (session-await-diagnostics "")
    (save-buffer)
    (session-open (expand-file-name level-meter folder))
    (session-await-diagnostics more-diagnostics)
    (session-apply "Add dismantleUIView" "struct LevelMeter")
    (session-await-diagnostics "")
    (save-buffer))
  (session-call :end)
  (kill-emacs (if session-failed 1 0)))
