import TextModel

/// Examples of every option with their results. `$` is a command line, `=` its exit status, `>` text in standard
/// output, `-` text that standard output must not contain, `!` text in standard error, and `@` a file and text in it
/// afterwards. Without `!`, standard error must be empty.
let optionExamples = """
  # lint: what is printed
  $ lint --format concise
  = 1
  > Badge.swift:4:8: error: 'updateUIView(label:context:)' has different labels
  > Player.swift:4:8: warning: 'dismantleUIView' is an instance method
  $ lint --format xcode Player.swift
  = 1
  > /Player.swift:4:8: warning: 'dismantleUIView' is an instance method
  > /Player.swift:4:8: note: to learn more, see https://
  $ lint --format xcode Clean.swift
  = 0
  - Clean
  $ lint --format github --format sarif=report.sarif
  = 1
  > ::warning file=Player.swift,line=4
  @ report.sarif "version":"2.1.0"
  $ lint --output report.txt
  = 1
  @ report.txt 1 error, 1 warning in 2 of 4 files
  $ lint --statistics
  = 1
  > 1  warning      nonstatic-dismantle
  $ lint --quiet
  = 1
  - Player.swift

  # lint: how it ends
  $ lint Clean.swift
  = 0
  > no problems in 1 file
  $ lint --fail-on error Player.swift
  = 0
  > 1 warning in 1 of 1 file
  $ lint --fail-on warning Player.swift
  = 1
  $ lint --fail-on never
  = 0
  $ lint --fail-on sometimes
  = 2
  ! uibridge: '--fail-on' must be one of error, warning, information, hint, never, not 'sometimes'
  $ lint --no-such-option
  = 2
  ! uibridge: unknown option '--no-such-option'
  $ lint missing.swift Player.swift
  = 2
  > Player.swift:4:8: warning
  ! uibridge: cannot read missing.swift: no such file or directory
  $ lint --output missing/report.txt
  = 2
  ! uibridge: cannot write missing/report.txt: no such file or directory
  $ lint loop.swift Clean.swift
  = 2
  > no problems in 1 file; 1 path could not be checked
  ! uibridge: cannot read loop.swift: too many levels of symbolic links

  # lint: what is changed
  $ lint --fix --format concise
  = 1
  > Player.swift:4:8: warning
  - Badge
  @ Badge.swift func updateUIView(_ label: UILabel, context: Context)
  $ lint --fix --unsafe-fixes
  = 0
  > no problems in 4 files; 2 fixed
  @ Player.swift static func dismantleUIView
  $ lint --diff
  = 1
  > +  func updateUIView(_ label: UILabel, context: Context)
  ! uibridge: 1 would be fixed; nothing was changed
  @ Badge.swift func updateUIView(label: UILabel, context: Context)

  # lint: which rules
  $ lint --preset strict Player.swift
  = 1
  > nonstatic-dismantle
  $ lint --select missing-dismantle,misdeclared-lifecycle-method --format concise
  = 1
  > [misdeclared-lifecycle-method]
  - nonstatic-dismantle
  $ lint --ignore nonstatic-dismantle --format concise
  = 1
  > [misdeclared-lifecycle-method]
  - nonstatic-dismantle
  $ lint --config quiet.json Player.swift
  = 0
  > no problems in 1 file
  $ lint --config wrong.json
  = 2
  ! wrong.json:1:14: error: unknown rule 'nonstatic-dismentle'; did you mean 'nonstatic-dismantle'?
  $ lint --baseline known.json Player.swift
  = 0
  > no problems in 1 file
  $ lint --baseline known.json --strict-baseline Player.swift
  = 0
  > no problems in 1 file
  $ lint --strict-baseline --write-baseline new.json
  = 2
  ! '--strict-baseline' cannot be used with '--write-baseline', which removes the entries
  $ lint --write-baseline new.json Player.swift
  = 0
  ! uibridge: wrote 1 problem to new.json
  @ new.json "rule":"nonstatic-dismantle"

  # lint: which files
  $ lint --changed-since HEAD --format concise
  = 1
  > Player.swift:4:8
  - Badge.swift
  $ lint --files-from list --format concise
  = 1
  > Player.swift:4:8
  - Badge.swift
  $ lint - --stdin-filename App/Named.swift --format concise
  = 1
  > App/Named.swift:4:8: warning: 'dismantleUIView'
  $ lint --jobs 2 --format concise
  = 1
  > Player.swift:4:8
  $ lint --watch --fix
  = 2
  ! uibridge: '--watch' cannot be used with '--fix'

  # the others
  $ lsp --stdio
  = 1
  $ lsp --log messages.log
  = 1
  @ messages.log uibridge 0.1.0
  $ lsp --log missing/messages.log
  = 2
  ! uibridge: cannot write missing/messages.log
  $ doctor missing
  = 1
  > error: cannot read missing: no such file or directory
  $ rules --format json
  = 0
  > "id":"nonstatic-dismantle"
  $ rules --refused
  = 0
  > deprecated-trait-change-override (environment, refused)
  - nonstatic-dismantle
  $ explain nonstatic-dismantle --format markdown
  = 0
  > ## nonstatic-dismantle
  $ new view --wrap UILabel --name Caption --target iOS17 --indent tab
  = 0
  > \tfunc makeUIView(context: Context) -> UILabel {
  ! uibridge: SwiftUI has Text (iOS 13).
  $ new --diagram --target iOS17 --format mermaid
  = 0
  > flowchart LR
  > ✗ UIGestureRecognizerRepresentable<br>since iOS 18
  $ new --diagram --target iOS17 --output decisions.svg
  = 0
  @ decisions.svg <svg
  $ new --diagram --wrap UILabel
  = 2
  ! '--diagram' cannot be used with '--wrap'; it accepts only '--format', '--output', and '--target'
  $ new watch --wrap WKInterfaceMap --name Place --target macOS14
  = 2
  ! uibridge:
  $ init
  = 0
  ! uibridge: wrote .uibridge.json
  @ .uibridge.json "preset": "recommended"
  $ init --adopt
  = 0
  > git add .uibridge.json uibridge-baseline.json
  > In CI, run: uibridge lint
  ! uibridge: wrote 2 problems to uibridge-baseline.json
  @ .uibridge.json   "baseline": "uibridge-baseline.json",
  @ uibridge-baseline.json "rule":"nonstatic-dismantle"
  $ completions bash
  = 0
  > complete -o filenames -F _uibridge uibridge
  $ man
  = 0
  > .TH UIBRIDGE 1
  $ map --format json
  = 0
  > "name":"Player"
  $ map --output map.svg
  = 0
  @ map.svg <svg
  $ map --type Player
  = 0
  > makeUIView
  $ map --config quiet.json --files-from list --jobs 1
  = 0
  > Player
  - Badge
  $ map --config wrong.json
  = 2
  ! unknown rule 'nonstatic-dismentle'
  $ model --files-from list --jobs 1
  = 0
  > {"path":"Player.swift","representables":[{"name":"Player"
  - Badge
  $ outline --format json --files-from list --jobs 1
  = 0
  > {"path":"Player.swift"
  - Badge
  $ outline missing.swift
  = 2
  ! uibridge: cannot read missing.swift: no such file or directory
  """

/// A warning whose fix is unsafe.
let faultyPlayer = """
  struct Player: UIViewRepresentable {
    func makeUIView(context: Context) -> PlayerView { PlayerView() }
    func updateUIView(_ view: PlayerView, context: Context) {}
    func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
  }

  """

/// The files in the current directory of every example. `Badge` is an error with a safe fix.
let exampleFiles: [FilePath: String] = [
  "Package.swift": "// swift-tools-version:6.0\n",
  "Player.swift": faultyPlayer,
  "Badge.swift": """
  struct Badge: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(label: UILabel, context: Context) { label.text = text }
  }

  """,
  "Clean.swift": "struct Clean {}\n",
  "quiet.json": #"{ "rules": { "nonstatic-dismantle": "off" } }"#,
  "wrong.json": #"{ "rules": { "nonstatic-dismentle": "off" } }"#,
  "list": "Player.swift\n",
]
