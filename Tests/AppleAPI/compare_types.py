#!/usr/bin/env python3
"""Compares the types that `benchmarks types --list` claims with those in the compiler's own tree.

usage: compare_types.py CLAIMS TREE...   CLAIMS is the output of `benchmarks types --list`; a TREE is what
`swiftc -frontend -typecheck -dump-ast -dump-ast-format json` prints for a module that contains the files.

Prints every claim that differs, and how many were compared. A claim about an expression in which the compiler found an
error, or that isn't in a tree, isn't compared. `_` in a claim stands for a part that isn't known.
"""

import json
import os
import re
import subprocess
import sys
from collections import defaultdict


def expressions(tree):
    """The offsets of the first and last token, and the mangled type, of each expression that someone wrote."""
    pending = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, dict):
            kind, place = node.get("_kind", ""), node.get("range")
            if kind.endswith("expr") and isinstance(place, dict) and "type" in node and (
                not node.get("implicit") or kind == "covariant_return_conversion_expr"):
                yield place["start"], place["end"], node["type"]
            pending.extend(node.values())
        elif isinstance(node, list):
            pending.extend(node)


def sources(path):
    """The files of a tree. The compiler prints one JSON value for each."""
    text = open(path, encoding="utf-8").read()
    decoder, place = json.JSONDecoder(), 0
    while (start := text.find("{", place)) >= 0:
        tree, place = decoder.raw_decode(text, start)
        yield tree


def demangled(names):
    names = sorted(names)
    found = {}
    for start in range(0, len(names), 5000):
        part = names[start : start + 5000]
        run = subprocess.run(["swift-demangle", "-compact"], input="\n".join(part), capture_output=True, text=True)
        found.update(zip(part, run.stdout.split("\n")))
    return found


def without_opaque_results(text):
    """`<<opaque return type of …>>.0` names a function, whose types don't matter."""
    while (start := text.rfind("<<opaque")) >= 0:
        end = text.find(">>", start)
        text = text[:start] + "opaque" + re.sub(r"^>>(\.\d+)?", "", text[end:])
    return text


class Reader:
    """Reads a type into a tuple in which sugar, modules, and attributes don't matter."""

    def __init__(self, text):
        text = without_opaque_results(text)
        text = re.sub(r"@\w+(\([^)]*\))?\s+|\b(inout|__owned|__shared|isolated|sending|lvalue)\s+", "", text)
        text = re.sub(r"\((extension in|unknown context at)[^)]*\):?", "", text)
        text = re.sub(r"\((\w+) in _[0-9A-F]+\)", r"\1", text)
        self.tokens = re.findall(r"->|[\w$']+|[^\s\w]", text)
        self.place = 0

    def peek(self):
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self):
        self.place += 1
        return self.tokens[self.place - 1] if self.place <= len(self.tokens) else ""

    def type(self):
        left = self.postfix()
        while self.peek() in ("async", "throws"):
            self.take()
            if self.peek() == "(":
                self.postfix()
        if self.peek() == "->":
            self.take()
            return ("function", left, self.type())
        return left

    def list(self, end):
        found = []
        while self.peek() not in (end, ""):
            if self.place + 1 < len(self.tokens) and self.tokens[self.place + 1] == ":":
                self.take()
                self.take()
            found.append(self.type())
            if self.peek() == ",":
                self.take()
        self.take()
        return found

    def postfix(self):
        token = self.take()
        if token in ("any", "some"):
            found = self.composition()
            return found if token == "any" else ("some", found)
        if token == "(":
            parts = self.list(")")
            found = parts[0] if len(parts) == 1 else ("tuple", *parts)
        elif token == "[":
            key = self.type()
            if self.peek() == ":":
                self.take()
                found = ("Dictionary", key, self.type())
            else:
                found = ("Array", key)
            self.take()
        else:
            found = self.name(token)
        while self.peek() in ("?", "!", "."):
            if self.take() == ".":
                member = self.take()
                if member in ("Type", "Protocol"):
                    found = ("metatype", found)
                elif isinstance(found, tuple):
                    found = ([found[0], member] if isinstance(found[0], str) else found[0] + [member], *found[1:])
            else:
                found = ("Optional", found)
        return found

    def composition(self):
        parts = [self.postfix()]
        while self.peek() == "&":
            self.take()
            parts.append(self.postfix())
        return parts[0] if len(parts) == 1 else ("&", *sorted(map(repr, parts)))

    def name(self, token):
        names, arguments = [token], []
        while True:
            if self.peek() == "<":
                self.take()
                arguments += self.list(">")
            elif self.peek() == "." and (self.tokens[self.place + 1 : self.place + 2] not in (["Type"], ["Protocol"])
                                         or self.tokens[self.place + 2 : self.place + 4] == [".", "Type"]):
                self.take()
                names.append(self.take())
            else:
                break
        return (names, *arguments) if arguments else names


# C and Objective-C names of types that have another name in Swift.
RENAMED = {
    "OS_dispatch_queue": "DispatchQueue", "OS_dispatch_source": "DispatchSource", "OS_dispatch_group": "DispatchGroup",
    "OS_dispatch_semaphore": "DispatchSemaphore", "CGPathRef": "CGPath", "CGColorRef": "CGColor",
    "CGImageRef": "CGImage", "CGContextRef": "CGContext", "CGMutablePathRef": "CGMutablePath",
    "CGDataProviderRef": "CGDataProvider", "NSObjectProtocol": "NSObject", "NSTask": "Process", "_VariadicView_Children": "_VariadicViewChildren",
    "NSLineBreakStrategy": "NSParagraphStyleLineBreakStrategy",
    "NSAutoresizingMaskOptions": "NSViewAutoresizingMask",
}


def base(names):
    """Nested Swift names and the names in Objective-C, without the module."""
    text = "".join(RENAMED.get(name, name) for name in names)
    return text[2:] if re.match(r"NS[A-Z]", text) else text


def head_and_arguments(type):
    """The names of a nominal type, or what else a type is, and its parts."""
    if isinstance(type, list):
        return type, ()
    return (type[0] if isinstance(type[0], list) else [type[0]]), type[1:]


def same_names(claim, truth):
    if claim == truth:
        return True
    # The compiler calls generic parameters A, B1, …, and `Self` of a class may be a subclass.
    if re.fullmatch(r"[A-Z]\d*", truth[0]) or truth == ["Self"] or truth[-1] == "opaque":
        return True
    own = base(claim)
    if any(own == base(truth[count:]) for count in range(len(truth))):
        return True
    # `NSLayoutConstraint.Attribute` is `NSLayoutAttribute` in Objective-C.
    return truth[0] == "__C" and len(claim) > 1 and (
        truth[-1].endswith(claim[-1]) and truth[-1][:4] == claim[0][:4] or truth[-1].startswith(claim[0]))


def same(claim, truth):
    """Whether a claim is true, as far as it says something."""
    if claim == ["_"]:
        return True
    (own, own_parts), (other, other_parts) = head_and_arguments(claim), head_and_arguments(truth)
    if own == ["some"]:
        return "opaque" in str(truth) or re.fullmatch(r"[A-Z]\d*", other[0]) is not None
    if not same_names(own, other):
        return False
    if re.fullmatch(r"[A-Z]\d*", other[0]) or other == ["Self"] or not own_parts:
        return not own_parts or other != own
    # The arguments of the types around a nested type come first.
    return len(own_parts) <= len(other_parts) and all(map(same, own_parts, other_parts[len(other_parts) - len(own_parts):]))


def main():
    claims = defaultdict(list)
    for line in open(sys.argv[1], encoding="utf-8"):
        path, start, end, position, type = line.rstrip("\n").split("\t", 4)
        claims[os.path.realpath(path)].append((int(start), int(end), position, type))
    truths, names = {}, set()
    for tree_path in sys.argv[2:]:
        for tree in sources(tree_path):
            path = os.path.realpath(tree.get("filename", ""))
            if path not in claims:
                continue
            wanted = {(start, end) for start, end, _, _ in claims[path]}
            found = truths.setdefault(path, defaultdict(set))
            for start, end, type in expressions(tree):
                if (start, end) in wanted:
                    found[start, end].add(type)
                    names.add(type)
    meanings = demangled(names)
    compared = differing = 0
    for path, own in sorted(claims.items()):
        for start, end, position, type in own:
            types = {meanings[name] for name in truths.get(path, {}).get((start, end), ())}
            types = {name for name in types if name and "ERROR" not in name and not name.startswith("$s")}
            if not types:
                continue
            compared += 1
            claim = Reader(type).type()
            unwrapped = type[:-1] if type.endswith("!") else type
            if not any(same(read, Reader(name).type()) for name in types for read in (claim, Reader(unwrapped).type())):
                differing += 1
                print(f"{path}:{position}: claimed {type}, is {' or '.join(sorted(types))}")
    print(f"{compared} of {sum(map(len, claims.values()))} claims compared, {differing} differ")
    return differing > 0


if __name__ == "__main__":
    sys.exit(main())
