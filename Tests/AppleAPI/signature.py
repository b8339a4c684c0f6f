"""Reads the declaration of a member, as the compiler prints it, into a compact row."""
import re

KEYWORD = re.compile(r"\b(var|let|func|init|subscript|case|associatedtype)\b")
KINDS = {"var": "p", "let": "p", "func": "f", "init": "i", "subscript": "s", "case": "e", "associatedtype": "a"}
MODIFIERS = {"static": "S", "class": "S", "weak": "W", "unowned": "U", "@NSCopying": "C", "mutating": "M",
             "nonisolated": "N", "@MainActor": "X", "@discardableResult": "D", "optional": "O"}


class Signature:
    """The name, the flags, and the rest of a declaration, without default values and documentation names."""

    def __init__(self, text, conditions, owner):
        # A keyword in backticks is a name.
        found = next(m for m in KEYWORD.finditer(text) if depth(text[:m.start()]) == 0 and not is_attribute(text, m))
        before, word, rest = text[:found.start()], found[1], text[found.end():].strip()
        self.kind = KINDS[word]
        self.flags = {letter for name, letter in MODIFIERS.items()
                      if re.search(r"(?<![\w@])" + re.escape(name) + r"\b", before)}
        self.name = ""
        read = {"p": self.property, "e": self.case, "a": self.associated_type}.get(self.kind, self.function)
        read(rest, word)
        self.rest = tidy(self.rest, owner)
        self.conditions = [tidy(condition, owner) for condition in conditions]
        if self.conditions:
            known = self.rest.partition(" where ")[2].split(", ")
            added = [condition for condition in self.conditions if condition not in known]
            if added:
                self.rest += (", " if known != [""] else " where ") + ", ".join(added)
        if owner.kind != "p" or owner.modules == ["Swift"]:
            self.rest = drop_internal_names(self.rest) if self.kind in "fis" else self.rest
        stable = "".join(sorted(self.flags - {"Q", "O", "B", "D"}))
        self.key = (self.name, self.kind, stable, drop_internal_names(self.rest) if self.kind in "fis" else self.rest)

    @property
    def row(self):
        flags = self.kind + "".join(sorted(self.flags))
        return f"{self.name} {flags}" + (f" {self.rest}" if self.rest else "")

    def property(self, rest, word):
        self.name, _, type_text = rest.partition(":")
        self.name = self.name.strip().strip("`")
        type_text, brace, accessors = type_text.partition(" {")
        if word == "let" or brace and not re.search(r"\bset\b", accessors):
            self.flags.add("R")
        if re.search(r"\basync\b", accessors):
            self.flags.add("A")
        if re.search(r"\bthrows\b", accessors):
            self.flags.add("T")
        self.rest = type_text.strip()

    def case(self, rest, word):
        match = re.match(r"`?(\w+)`?", rest)
        self.name = match[1]
        payload = rest[match.end():].partition(" = ")[0].strip()
        self.rest = parameters(payload[1:-1]) if payload.startswith("(") else ""

    def associated_type(self, rest, word):
        match = re.match(r"`?(\w+)`?", rest)
        self.name, self.rest = match[1], rest[match.end():].strip()

    def function(self, rest, word):
        if word == "func":
            match = re.match(r"`?(\w+)`?", rest)
            self.name, rest = match[1], rest[match.end():]
        else:
            self.name = word
        if word == "init" and rest[:1] in "?!" and rest:
            self.flags.add("F" if rest[0] == "?" else "J")
            rest = rest[1:]
        generics = ""
        rest = rest.strip()
        if rest.startswith("<"):
            end = closing(rest, 0)
            generics, rest = rest[:end + 1], rest[end + 1:].strip()
        end = closing(rest, 0)
        inside, after = rest[1:end], rest[end + 1:].strip()
        if word == "subscript":
            after, brace, accessors = after.partition(" {")
            if brace and not re.search(r"\bset\b", accessors):
                self.flags.add("R")
        effects, arrow, result = after.partition("->") if not after.startswith("->") else ("", "->", after[2:])
        if not arrow and " where " in " " + effects:
            effects, _, clause = (" " + effects).partition(" where ")
            result = " where " + clause
        if re.search(r"\basync\b", effects):
            self.flags.add("A")
        if re.search(r"\brethrows\b", effects):
            self.flags.add("r")
        elif "throws" in effects:
            # An error type that is a generic parameter is the error of a closure, as with `rethrows`.
            error = re.search(r"throws\((\w+)\)", effects)
            self.flags.add("r" if error and re.search(rf"[<,] ?{error[1]}\b", generics) else "T")
        result = re.sub(r"^(Void|\(\))(?=$| where)", "", result.strip()) if arrow else result.rstrip()
        self.rest = generics + "(" + parameters(inside) + ")" + (" -> " if arrow and result and not result.startswith(" where") else "") + result


def is_attribute(text, match):
    return text[match.start() - 1:match.start()] in ("`", ".", "@")


def depth(text):
    return text.count("(") - text.count(")")


def closing(text, start):
    """The bracket that closes the one at `start`. The `>` of an arrow closes nothing."""
    level = 0
    for index in range(start, len(text)):
        if text[index] in "(<[":
            level += 1
        elif text[index] in ")]" or text[index] == ">" and text[index - 1] != "-":
            level -= 1
            if level == 0:
                return index
    return len(text) - 1


def parts(text, separator=","):
    """The parts of a list, at commas outside of brackets."""
    level, found, start = 0, [], 0
    for index, character in enumerate(text):
        if character in "(<[{":
            level += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            level -= 1
        elif character == separator and level == 0:
            found.append(text[start:index].strip())
            start = index + 1
    last = text[start:].strip()
    return found + [last] if last else found


def parameters(text):
    """Parameters without the text of default values: `completion: (() -> Void)?=`."""
    found = []
    for part in parts(text):
        value = re.search(r" = ", part)
        while value and depth_of(part[:value.start()]):
            value = re.compile(" = ").search(part, value.end())
        found.append(part[:value.start()] + "=" if value else part)
    return ", ".join(found)


def depth_of(text):
    return len(re.findall(r"[(<\[]", text)) - len(re.findall(r"[)\]]|(?<!-)>", text))


def drop_internal_names(rest):
    """`<T>(label: Type)` for `<T>(label internalName: Type)`."""
    start = 0
    if rest.startswith("<"):
        start = closing(rest, 0) + 1
    if rest[start:start + 1] != "(":
        return rest
    end = closing(rest, start)
    short = [re.sub(r"^(`?\w+`?) \w+: ", r"\1: ", part) for part in parts(rest[start + 1:end])]
    return rest[:start + 1] + ", ".join(short) + rest[end:]


def tidy(text, owner):
    text = re.sub(r"\s+", " ", text).replace(" : ", ": ").strip()
    text = text.replace("`", "")
    text = re.sub(r"\bSwift\.(?=[A-Z])", "", text)
    return re.sub(r"(?<![\w.])" + re.escape(owner.name) + r"(?![\w.<])", "$", text) if owner.name != "_" else text
