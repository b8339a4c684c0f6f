# frozen_string_literal: true

# Installs the executable of a release, so it needs neither Swift nor Xcode.
class Uibridge < Formula
  desc "Linter and language server for the border of SwiftUI and UIKit or AppKit"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "@REPOSITORY@/releases/download/v@VERSION@/uibridge-@VERSION@-macos-universal.tar.gz"
    sha256 "@SHA256:macos-universal@"
    depends_on macos: :sequoia
  end

  on_linux do
    on_arm do
      url "@REPOSITORY@/releases/download/v@VERSION@/uibridge-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256:linux-aarch64@"
    end
    on_intel do
      url "@REPOSITORY@/releases/download/v@VERSION@/uibridge-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256:linux-x86_64@"
    end
  end

  def install
    bin.install "uibridge"
    man1.install "uibridge.1"
    bash_completion.install "completions/uibridge.bash" => "uibridge"
    zsh_completion.install "completions/_uibridge"
    fish_completion.install "completions/uibridge.fish"
  end

  test do
    (testpath/"Editor.swift").write <<~SWIFT
      import SwiftUI
      struct Editor: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) { view.text = text }
      }
    SWIFT
    output = shell_output("#{bin}/uibridge lint --format concise Editor.swift", 1)
    assert_match "Editor.swift:5:61: warning: ", output
  end
end
