import JSONText
import TextModel

/// The changes from one text to another in the unified format, which `git apply` and `patch` accept; empty if there are
/// none. Lines end only at LF, so other line endings stay part of the lines.
public func unifiedDiff(of path: FilePath, from old: SourceText, to new: SourceText) -> [UInt8] {
  let lines = changedLines(from: old.utf8, to: new.utf8)
  let hunks = hunks(of: lines)
  guard !hunks.isEmpty else { return [] }
  return "--- \(headerPath("a", path))\n+++ \(headerPath("b", path))\n".utf8
    + hunks.flatMap { rendered($0, of: lines) }
}

private struct DiffLine {
  enum Kind { case kept, removed, added }

  var kind: Kind
  /// The text of the line, with its line ending if it has one.
  var utf8: ArraySlice<UInt8>
  /// The numbers of lines before this one in the old and the new text.
  var oldLine: Int
  var newLine: Int
}

/// All lines of both texts, in order. Where they differ, the old lines come first.
private func changedLines(from oldBytes: [UInt8], to newBytes: [UInt8]) -> [DiffLine] {
  let (old, new) = (lines(of: oldBytes), lines(of: newBytes))
  var (removed, added): (Set<Int>, Set<Int>) = ([], [])
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var result: [DiffLine] = []
  var (oldLine, newLine) = (0, 0)
  while oldLine < old.count || newLine < new.count {
    if removed.contains(oldLine) {
      result.append(DiffLine(kind: .removed, utf8: old[oldLine], oldLine: oldLine, newLine: newLine))
      oldLine += 1
    } else if added.contains(newLine) {
      result.append(DiffLine(kind: .added, utf8: new[newLine], oldLine: oldLine, newLine: newLine))
      newLine += 1
    } else {
      result.append(DiffLine(kind: .kept, utf8: new[newLine], oldLine: oldLine, newLine: newLine))
      oldLine += 1
      newLine += 1
    }
  }
  return result
}

private func lines(of utf8: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < utf8.count {
    let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? utf8.count
    lines.append(utf8[start..<end])
    start = end
  }
  return lines
}

/// The ranges of lines to show: the changes, with three lines around each.
private func hunks(of lines: [DiffLine]) -> [Range<Int>] {
  lines.indices.filter { lines[$0].kind != .kept }.reduce(into: []) { hunks, index in
    let shown = max(0, index - 3)..<min(lines.count, index + 4)
    if let last = hunks.last, last.upperBound >= shown.lowerBound {
      hunks[hunks.count - 1] = last.lowerBound..<shown.upperBound
    } else {
      hunks.append(shown)
    }
  }
}

private func rendered(_ hunk: Range<Int>, of lines: [DiffLine]) -> [UInt8] {
  let shown = lines[hunk]
  let oldCount = shown.count { $0.kind != .added }
  let newCount = shown.count { $0.kind != .removed }
  // An empty range is identified by the line before it.
  let oldStart = lines[hunk.lowerBound].oldLine + (oldCount > 0 ? 1 : 0)
  let newStart = lines[hunk.lowerBound].newLine + (newCount > 0 ? 1 : 0)
  var output = Array("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8)
  for line in shown {
    output.append(line.mark)
    output += line.utf8
    if line.utf8.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
  }
  return output
}

extension DiffLine {
  fileprivate var mark: UInt8 {
    switch kind {
    case .kept: UInt8(ascii: " ")
    case .removed: UInt8(ascii: "-")
    case .added: UInt8(ascii: "+")
    }
  }
}

/// The path as git writes it: quoted if it could be misread, and followed by a tab if it contains spaces.
private func headerPath(_ side: String, _ path: FilePath) -> String {
  let bytes = Array("\(side)\(path.isAbsolute ? "" : "/")".utf8) + path.bytes
  let text = String(validating: bytes, as: UTF8.self)
  let showsAll = text?.unicodeScalars.allSatisfy { $0.isASCII || !$0.isControl } ?? false
  let isSpecial = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }
  let isControl = { (byte: UInt8) in byte < 0x20 || byte == 0x7F || !showsAll && byte >= 0x80 }
  if let text, !bytes.contains(where: { isSpecial($0) || isControl($0) }) {
    return text.contains(" ") ? text + "\t" : text
  }
  let quoted = bytes.flatMap { byte -> [UInt8] in
    if isSpecial(byte) { return [UInt8(ascii: "\\"), byte] }
    guard isControl(byte) else { return [byte] }
    let digits = String(byte, radix: 8)
    return Array(("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
  }
  return "\"\(String(decoding: quoted, as: UTF8.self))\""
}
