"""Declarations that only the compiler sees: what a package, a resource, or a file that is left out declares."""

import collections
import pathlib
import re

from modules import Unusable

# Names that are more often an associated type or a parameter that a wrong conformance hides than a missing type.
NEVER_DECLARED = {"Context", "Coordinator", "Body", "Element", "Content", "Self", "Label", "Output", "Failure", "Value"}
PROTOCOL_NAME = re.compile(r"(Protocol|Delegate|DataSource|able|ing|Type|Representing|Providing)$")


def read(path):
    return pathlib.Path(path).read_bytes()


class Extra:
    """The file `extra.swift` of a module, to which errors add declarations."""

    def __init__(self, module):
        kit = "UIKit" if module.platform == "ios" else "AppKit"
        self.head = f"import Foundation\nimport {kit}\nimport SwiftUI\n"
        own = pathlib.Path(__file__).parent / "Stubs" / f"{module.name}.txt"
        if own.is_file():
            self.head += own.read_text(encoding="utf-8")
        if any(b"Bundle.module" in read(file) or b"bundle: .module" in read(file) for file in module.sources()):
            self.head += "extension Foundation.Bundle { static var module: Bundle { .main } }\n"
        self.path, self.kinds, self.members, self.refused = module.extra, {}, set(), set()
        self.nested, self.parameters = collections.defaultdict(set), {}

    def lines(self):
        kinds = {
            "struct": "public struct {0}: Hashable, Codable, Sendable {{ public init() {{}}{1} }}",
            "class": "open class {0}: NSObject {{ public override init() {{}}{1} }}",
            "object": "open class {0}: NSObject, ObservableObject {{ public override init() {{}}{1} }}",
            "protocol": "public protocol {0} {{}}",
            "generic": "public struct {0}<{2}> {{ public init() {{}}{1} }}",
        }
        nested = " public struct {}: Hashable, Codable, Sendable {{ public init() {{}} }}"
        return [kinds[kind].format(name, "".join(nested.format(part) for part in sorted(self.nested[name])),
                                   ", ".join(f"A{number}" for number in range(self.parameters.get(name, 0))))
                for name, kind in sorted(self.kinds.items())] + [
            f"extension {type} {{ static var {name}: {type} {{ {value} }} }}" for type, name, value in sorted(self.members)]

    def write(self):
        self.path.write_text(self.head + "".join(f"{line}\n" for line in self.lines()), encoding="utf-8")

    def learn(self, error):
        """Whether a declaration was added that the error asks for."""
        text = error.message
        if match := re.match(r"cannot find type '(\w+)' in scope", text):
            return self.add(match[1], "struct")
        if match := re.match(r"inheritance from non-protocol(?:, non-class)? type '(\w+)'", text):
            is_class = "non-class" in text and not PROTOCOL_NAME.search(match[1]) and match[1] in self.kinds
            return self.change(match[1], "class" if is_class else "protocol")
        if match := re.search(r"'\w+Object' requires that '(?:\w+\.)?(\w+)' conform to 'ObservableObject'", text):
            return self.change(match[1], "object")
        if match := re.match(r"'weak' may only be applied to class.*, not '(?:\w+\.)?(\w+)\??'", text):
            return self.change(match[1], "class")
        if match := re.match(r"cannot specialize non-generic type '(?:\w+\.)?(\w+)'", text):
            self.parameters[match[1]] = arguments_of(match[1], error)
            return self.change(match[1], "generic")
        if match := re.match(r"'(\w+)' is not a member type of \w+ '(?:\w+\.)*(\w+)'", text):
            if match[2] not in self.kinds or match[1] in self.nested[match[2]]:
                return False
            self.nested[match[2]].add(match[1])
            return True
        if match := re.match(r"type '(Color|UIColor|NSColor|Image|UIImage|NSImage)\??' has no member '(\w+)'", text):
            value = {"Color": ".red", "Image": 'Image("")'}.get(match[1], ".init()")
            member = (match[1], match[2], value)
            if member in self.members or member in self.refused:
                return False
            self.members.add(member)
            return True
        return False

    def add(self, name, kind):
        if name in self.kinds or name in self.refused or name in NEVER_DECLARED:
            return False
        self.kinds[name] = kind
        return True

    def change(self, name, kind):
        if name not in self.kinds or self.kinds[name] == kind or self.kinds[name] != "struct":
            return False
        self.kinds[name] = kind
        return True

    def refuse(self, error):
        """Takes back the declaration that doesn't compile."""
        index = error.line - 1 - self.head.count("\n")
        lines = self.lines()
        if not 0 <= index < len(lines):
            raise Unusable(f"{self.path.name}: {error}")
        words = re.findall(r"\w+", lines[index])
        if words[0] == "extension":
            member = next(member for member in self.members if member[0] == words[1] and member[1] == words[4])
            self.members.discard(member)
            self.refused.add(member)
        else:
            self.kinds.pop(words[2], None)
            self.refused.add(words[2])


def arguments_of(name, error):
    """The number of generic arguments of a type where the compiler found an error."""
    line = read(error.path).decode(errors="replace").split("\n")[error.line - 1]
    text, depth, count = line[line.find(name + "<") + len(name) + 1:], 0, 1
    for character in text:
        if depth == 0 and character == ">":
            break
        depth += {"<": 1, "(": 1, "[": 1, ">": -1, ")": -1, "]": -1}.get(character, 0)
        count += depth == 0 and character == ","
    return count
