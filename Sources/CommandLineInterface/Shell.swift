/// A shell that can complete command lines, and the script by which it does.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  func script(for commands: [CommandOutline]) -> String {
    switch self {
    case .bash: bashScript(commands)
    case .zsh: zshScript(commands)
    case .fish: fishScript(commands)
    }
  }
}

// MARK: - bash

private func bashScript(_ commands: [CommandOutline]) -> String {
  func words(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
  }
  let values = commands.flatMap { command in
    command.options.filter { !$0.values.isEmpty }.map { option in
      "    \"\(command.name) \(option.name)\") \(words(option.values)); return ;;"
    }
  }
  let options = commands.map { "      \($0.name)) \(words($0.options.map(\.name))) ;;" }
  let operands = commands.filter { !$0.operands.isEmpty }.map { "    \($0.name)) \(words($0.operands)); return ;;" }
  return """
    # Made by 'uibridge completions bash'.
    _uibridge() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" command="${COMP_WORDS[1]}"
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        \(words(commands.map(\.name) + ["help", "--help", "--version"]))
        return
      fi
      case "$command $previous" in
    \(values.joined(separator: "\n"))
      esac
      if [[ "$word" == -* ]]; then
        case "$command" in
    \(options.joined(separator: "\n"))
        esac
        return
      fi
      case "$command" in
    \(operands.joined(separator: "\n"))
      esac
      COMPREPLY=($(compgen -f -- "$word"))
    }
    complete -o filenames -F _uibridge uibridge

    """
}

// MARK: - zsh

private func zshScript(_ commands: [CommandOutline]) -> String {
  let names = commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n")
  let cases = commands.map { command in
    let options = command.options.map { option in
      let value = option.placeholder.isEmpty ? "" : ":\(option.placeholder):\(zshValues(option.values))"
      // In brackets and before the value a colon and a bracket have a meaning.
      let help = quoted(option.help).replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
      return "      '\(option.name)[\(help)]\(value)'"
    }
    let operands = "      '*:operand:\(zshValues(command.operands))'"
    return "    \(command.name)) _arguments \\\n\((options + [operands]).joined(separator: " \\\n"))\n      ;;"
  }
  return """
    #compdef uibridge
    # Made by 'uibridge completions zsh'.
    local -a commands
    commands=(
    \(names)
    )
    if (( CURRENT == 2 )); then
      _describe 'command' commands
      return
    fi
    local command="$words[2]"
    shift words
    (( CURRENT-- ))
    case "$command" in
    \(cases.joined(separator: "\n"))
    esac

    """
}

private func zshValues(_ values: [String]) -> String {
  values.isEmpty ? "_files" : "(\(values.joined(separator: " ")))"
}

// MARK: - fish

private func fishScript(_ commands: [CommandOutline]) -> String {
  let names = commands.map {
    "complete -c uibridge -n __fish_use_subcommand -f -a \($0.name) -d '\(quoted($0.summary))'"
  }
  let options = commands.flatMap { command in
    command.options.map { option in
      var line = "complete -c uibridge -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name.dropFirst(2))"
      if !option.placeholder.isEmpty {
        line += option.values.isEmpty ? " -r" : " -x -a '\(option.values.joined(separator: " "))'"
      }
      return line + " -d '\(quoted(option.help))'"
    }
  }
  let operands = commands.filter { !$0.operands.isEmpty }.map { command in
    "complete -c uibridge -n '__fish_seen_subcommand_from \(command.name)' -f -a '\(command.operands.joined(separator: " "))'"
  }
  return (["# Made by 'uibridge completions fish'."] + names + options + operands).joined(separator: "\n") + "\n"
}

/// For what stands in single quotes, which hold no single quote.
private func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
