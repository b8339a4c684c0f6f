"""A document as a client has it, and places in it as the protocol counts them."""

from lsprotocol import types

# Emoji, combining characters, an astral letter, tabs and all ends of lines, before and inside of what is reported.
FIELD = (
    "import SwiftUI\r\nimport UIKit\r\n\r\n"
    "/* \U0001F468\u200D\U0001F469\u200D\U0001F467 e\u0301 */ struct TitleField: UIViewRepresentable {\n"
    "\t@Binding var title: String // \U0001D4D0\r\n"
    "\tmake\r\n"
    "\tfunc updateUIView(_ field: UITextView, context: Context) {\n"
    "\t\t/* \U0001F600 na\u00EFve n\u0303 */ field.text = title // \U0001F600\r\n"
    "\t}\r\n"
    "}\r\n"
)


class Document:
    def __init__(self, uri, text, encoding):
        self.uri, self.text, self.encoding, self.version = uri, text, encoding, 1

    def lines(self):
        """Where each line begins, and where it ends before its line end."""
        starts, index = [0], 0
        while index < len(self.text):
            if self.text[index] == "\r" and self.text[index + 1 : index + 2] == "\n":
                index += 1
            if self.text[index] in "\r\n":
                starts.append(index + 1)
            index += 1
        ends = [start for start in starts[1:]] + [len(self.text)]
        return [(start, start + len(self.text[start:end].rstrip("\r\n"))) for start, end in zip(starts, ends)]

    def width(self, text):
        if self.encoding == "utf-8":
            return len(text.encode())
        return len(text) if self.encoding == "utf-32" else len(text.encode("utf-16-le")) // 2

    def position(self, index):
        lines = self.lines()
        line = max(number for number, (start, _) in enumerate(lines) if start <= index)
        return types.Position(line, self.width(self.text[lines[line][0] : index]))

    def index(self, position):
        """The place of a position, which has to be between two characters of a line that exists."""
        start, end = self.lines()[position.line]
        for index in range(start, end + 1):
            if self.width(self.text[start:index]) == position.character:
                return index
        raise AssertionError(f"{position} is in no place of the text")

    def slice(self, range_):
        return self.text[self.index(range_.start) : self.index(range_.end)]

    def replace(self, start, end, text):
        """Changes the text, and returns what a client says about it."""
        range_ = types.Range(self.position(start), self.position(end))
        self.text = self.text[:start] + text + self.text[end:]
        self.version += 1
        return types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.version, self.uri),
            [types.TextDocumentContentChangePartial(range_, text)],
        )

    def applying(self, edits):
        """The text after some edits, which all refer to the text before."""
        text = self.text
        for edit in sorted(edits, key=lambda edit: self.index(edit.range.start), reverse=True):
            text = text[: self.index(edit.range.start)] + edit.new_text + text[self.index(edit.range.end) :]
        return text
