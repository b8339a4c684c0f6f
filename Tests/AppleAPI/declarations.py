"""Reads symbol graphs of several platforms, and joins their declarations."""
import collections
import json
import re

from frameworks import (CGFLOAT_STRUCTURES, GLOBAL_MODULES, IGNORED_ALIASES, IGNORED_CONSTANTS, IGNORED_MEMBERS,
                        IGNORED_PROTOCOLS, IGNORED_TYPES, KEPT_NAMES, KEPT_TYPES, NUMBERS, VISIBLE_AS)
from signature import Signature

TYPES = {"class": "c", "struct": "s", "enum": "e", "protocol": "p", "actor": "a", "typealias": "t"}
MEMBERS = {"property", "type.property", "method", "type.method", "init", "subscript", "type.subscript", "enum.case",
           "associatedtype", "func"}
DOMAINS = {"iOS": "i", "macOS": "m", "macCatalyst": "c", "tvOS": "t", "watchOS": "w", "visionOS": "v"}
GLOBAL = "_"


class Type:
    """A type with the union of what the platforms declare."""

    def __init__(self, name, module):
        self.name, self.modules, self.kind = name, [module], None
        self.superclasses, self.conformances, self.conditional = [], [], set()
        self.generics = self.alias = ""
        self.isMainActor = False
        self.availability = {}
        self.platforms = set()
        self.members = {}

    def merge(self, other):
        self.kind = self.kind or other.kind
        self.generics = self.generics or other.generics
        self.alias = self.alias or other.alias
        self.modules += [module for module in other.modules if module not in self.modules]
        self.superclasses += [name for name in other.superclasses if name not in self.superclasses]
        self.conditional = {name for name in self.conditional | other.conditional
                            if all(name in one.conditional or name not in one.conformances for one in (self, other))}
        self.conformances += [name for name in other.conformances if name not in self.conformances]
        self.isMainActor |= other.isMainActor
        self.availability = {**other.availability, **self.availability}
        self.platforms |= other.platforms
        for key, member in other.members.items():
            known = self.members.setdefault(key, member)
            if known is not member:
                known.merge(member)


class Member:
    """A member, and the platforms whose interfaces declare it in this form."""

    def __init__(self, signature, availability, platform):
        self.signature = signature
        self.availability = availability
        self.platforms = {platform}

    def merge(self, other):
        self.availability = {**other.availability, **self.availability}
        self.platforms |= other.platforms
        self.signature.flags |= other.signature.flags & {"Q", "O", "B"}


class Declarations:
    def __init__(self):
        self.by_name = collections.defaultdict(list)
        self.symbols = collections.defaultdict(dict)
        self.graphs = []

    def read(self, path, platform):
        # `UIView_Newer` in `UIKit_Newer` stands for `UIView` in `UIKit`.
        graph = json.loads(path.read_text().replace("_Newer", ""))
        declaring, *extended = path.name.removesuffix(".symbols.json").replace("_Newer", "").split("@")
        module = extended[0] if extended else declaring
        self.graphs.append((platform, module, declaring, graph))
        for symbol in graph["symbols"]:
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            if kind in TYPES:
                self.symbols[platform][symbol["identifier"]["precise"]] = (module, symbol)

    def types(self):
        # The toolchain comes first, because frameworks extend the types of the standard library.
        for platform in ("Linux", "iOS", "macOS"):
            found = self.types_of(platform)
            self.join(found)
        return [one for types in self.by_name.values() for one in types]

    def join(self, found):
        """Joins a type with the one of the same name on another platform, unless both platforms have both."""
        modules = collections.defaultdict(set)
        for name, module in found:
            modules[name].add(module)
        for (name, module), one in found.items():
            twins = self.by_name[name]
            same = [twin for twin in twins if module in twin.modules]
            free = [twin for twin in twins if not modules[name] & set(twin.modules)]
            for twin in same or free[:1]:
                twin.merge(one)
                break
            else:
                twins.append(one)

    def types_of(self, platform):
        types = {}
        symbols = {**self.symbols["Linux"], **self.symbols[platform]}
        names = {usr: ".".join(symbol["pathComponents"]) for usr, (_, symbol) in symbols.items()}

        def owner(usr):
            module, symbol = symbols[usr]
            path = symbol["pathComponents"]
            if is_ignored(module, symbol):
                return None
            name, module = ".".join(path), VISIBLE_AS.get(module, module)
            return types.setdefault((name, module), Type(name, module))

        for usr, (module, symbol) in self.symbols[platform].items():
            path = symbol["pathComponents"]
            if is_ignored(module, symbol):
                continue
            module = VISIBLE_AS.get(module, module)
            one = types.setdefault((".".join(path), module), Type(".".join(path), module))
            describe(one, symbol, platform)
        for platform_of_graph, module, declaring, graph in self.graphs:
            if platform_of_graph != platform:
                continue
            targets, inherited, roles = collections.defaultdict(set), set(), collections.defaultdict(set)
            for relation in graph["relationships"]:
                kind, source, target = relation["kind"], relation["source"], relation["target"]
                if kind in ("memberOf", "requirementOf", "optionalRequirementOf", "defaultImplementationOf"):
                    roles[source].add(kind)
                    if "sourceOrigin" in relation:
                        inherited.add(source)
                    if kind != "defaultImplementationOf":
                        targets[source].add(target)
                one = owner(source) if source in symbols else None
                if one is None:
                    continue
                name = names.get(target) or relation.get("targetFallback", "").partition(".")[2]
                if not name or name.startswith("_"):
                    continue
                if kind == "inheritsFrom" and name not in one.superclasses:
                    one.superclasses.append(name)
                if kind == "conformsTo" and name not in IGNORED_PROTOCOLS:
                    constraints = [c for c in relation.get("swiftConstraints", []) if is_condition(c, symbols[source][1])]
                    if not constraints:
                        one.conditional.discard(name)
                    elif name not in one.conformances:
                        one.conditional.add(name)
                    if name not in one.conformances:
                        one.conformances.append(name)
            for symbol in graph["symbols"]:
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                usr = symbol["identifier"]["precise"]
                if kind not in MEMBERS or symbol["pathComponents"][-1] in IGNORED_MEMBERS or obsolete(symbol):
                    continue
                if symbol["pathComponents"][-1].startswith("_"):
                    continue
                if kind == "func":
                    if not usr.startswith("s:") or declaring not in GLOBAL_MODULES:
                        continue
                    one = types.setdefault((GLOBAL, ""), Type(GLOBAL, ""))
                    one.kind = "n"
                    one.platforms |= {"iOS", "macOS"} if platform == "Linux" else {platform}
                else:
                    target = self.parent(symbol, names, platform, targets[usr])
                    one = owner(target) if target in symbols else None
                    if one is None or one.name in NUMBERS and usr in inherited or one.name.startswith("Publishers."):
                        continue
                add(one, symbol, roles[usr], platform)
        return types

    def parent(self, symbol, names, platform, targets):
        """The type around a member. The relations of a default implementation name only the requirement, and those of a
        requirement of Objective-C that several classes repeat name all of them, in any order."""
        path = ".".join(symbol["pathComponents"][:-1])
        if len(targets) == 1:
            return next(iter(targets))
        if named := sorted(usr for usr in targets if names.get(usr) == path):
            return named[0]
        index = self.__dict__.setdefault(("paths", platform), {name: usr for usr, name in names.items()})
        return index.get(path)


def is_ignored(module, symbol):
    if symbol["kind"]["identifier"] == "swift.typealias":
        stands_for = "".join(part["spelling"] for part in symbol["declarationFragments"]).partition(" = ")[2]
        # The graph doesn't say for which type an opaque typealias stands. Others export a type again.
        if not stands_for or stands_for.split(".")[-1] == symbol["pathComponents"][-1]:
            return True
    path, module = symbol["pathComponents"], VISIBLE_AS.get(module, module)
    name = ".".join(path)
    if any(part.startswith("_") for part in path) or path[-1] in IGNORED_MEMBERS or obsolete(symbol):
        return True
    if symbol["kind"]["identifier"] == "swift.typealias" and path[-1] in IGNORED_ALIASES:
        return True
    if module in KEPT_TYPES and not name.startswith(tuple(KEPT_TYPES[module])):
        return True
    return name.startswith(tuple(IGNORED_TYPES.get(module, ()))) and path[0] not in KEPT_NAMES


def is_condition(constraint, symbol):
    if constraint["rhs"] in ("Copyable", "Escapable"):
        return False
    return constraint not in symbol.get("swiftGenerics", {}).get("constraints", [])


def obsolete(symbol):
    """Whether no code can use the symbol, for example because it has a new name."""
    for entry in symbol.get("availability", []):
        if entry.get("domain") in (None, "Swift", "*") and ("obsoleted" in entry or entry.get("isUnconditionallyUnavailable")):
            return True
    return False


def describe(one, symbol, platform):
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    one.kind = "a" if re.search(r"\bactor\b", text) else TYPES[symbol["kind"]["identifier"].removeprefix("swift.")]
    if one.kind == "p" and re.search(r": .*\bAnyObject\b", text):
        one.conformances.append("AnyObject")
    one.isMainActor |= "@MainActor" in text or "@UIApplicationMain" in text
    one.platforms |= {"iOS", "macOS"} if platform == "Linux" else {platform}
    one.availability = {**availability(symbol), **one.availability}
    if one.kind == "t":
        one.alias = text.partition(" = ")[2]
    generics = symbol.get("swiftGenerics", {})
    parameters = [p["name"] for p in generics.get("parameters", []) if p["name"] != "Self"]
    if parameters and one.kind != "p":
        constraints = [where(c) for c in generics.get("constraints", []) if c["rhs"] not in ("Copyable", "Escapable")]
        one.generics = "<" + ", ".join(parameters) + (" where " + ", ".join(constraints) if constraints else "") + ">"


def where(constraint):
    return constraint["lhs"] + (": " if constraint["kind"] != "sameType" else " == ") + constraint["rhs"]


def add(one, symbol, roles, platform):
    if one.name in IGNORED_CONSTANTS and symbol["kind"]["identifier"] == "swift.type.property":
        return
    extension = symbol.get("swiftExtension", {}).get("constraints", [])
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    if one.name in CGFLOAT_STRUCTURES and "swiftExtension" not in symbol:
        text = re.sub(r"\bDouble\b", "CGFloat", text)
    conditions = [where(c) for c in extension if c["rhs"] not in ("Copyable", "Escapable")]
    own = [p for p in one.generics.strip("<>").partition(" where ")[2].split(", ") if p]
    signature = Signature(text, [c for c in conditions if c not in own], one)
    if "requirementOf" in roles:
        signature.flags.add("Q")
    if "optionalRequirementOf" in roles:
        signature.flags.add("O")
    if "defaultImplementationOf" in roles and not extension:
        signature.flags.add("B")
    for actual in ("iOS", "macOS") if platform == "Linux" else (platform,):
        member = Member(signature, availability(symbol), actual)
        known = one.members.setdefault(signature.key, member)
        if known is not member:
            known.merge(member)


def availability(symbol):
    """The first version, the version of deprecation, and `!` for systems that never have it, by system."""
    found = {}
    for entry in symbol.get("availability", []):
        domain = entry.get("domain")
        if domain is None or domain == "*":
            if entry.get("isUnconditionallyDeprecated"):
                found["*"] = "-0"
            continue
        letter = DOMAINS.get(domain)
        if letter is None:
            continue
        if entry.get("isUnconditionallyUnavailable") or "obsoleted" in entry:
            found[letter] = "!"
            continue
        text = version(entry.get("introduced"))
        if "deprecated" in entry or entry.get("isUnconditionallyDeprecated"):
            text += "-" + (version(entry.get("deprecated")) or "0")
        found[letter] = text
    return found


def version(parts):
    if not parts:
        return ""
    numbers = [parts.get("major", 0), parts.get("minor", 0), parts.get("patch", 0)]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    return ".".join(map(str, numbers))
