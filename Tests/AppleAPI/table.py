"""Writes the declarations as text tables in Swift files; TableText.swift describes the rows."""
import pathlib
import re
import textwrap

from frameworks import FRAMEWORKS

SYSTEMS = "*imctwv"
# The compiler needs no time for literals of this size, and editors still open the files.
LARGEST = 200_000
# The values to which names of methods belong where types aren't known.
COMMON_VALUES = ["Array", "Bool", "Dictionary", "Double", "Set"]
COMMON_CONTAINERS = ["Array", "Dictionary", "Optional", "Range", "Set", "String"]
FIRST_WITH_SWIFTUI = {"i": (13,), "m": (10, 15), "t": (13,), "w": (6,), "v": (1,), "c": (13,)}


def write(types, frameworks, folder):
    types = sorted((one for one in types if one.kind), key=lambda one: (one.name.encode(), one.modules))
    minimize_conformances(types)
    modules = sorted({module for one in types for module in one.modules})
    for old in folder.glob("*.swift"):
        old.unlink()
    texts, places, sizes = member_texts(types)
    heads = [head(one, places.get(id(one), "")) for one in types]
    pieces = split_rows(heads)
    for number, piece in enumerate(pieces, 1):
        write_table(folder, f"Types{number}", "types", f"types{number}", piece)
    for name, piece in texts:
        write_table(folder, f"{name}Members", f"the members of types in {name.rstrip('0123456789')}",
                    f"members{name}", piece)
    write_index(folder, pieces, [name for name, _ in texts])
    write_mutating_methods(folder, types)
    write_immediate_methods(folder, types)
    write_closure_aliases(folder, types)
    write_names(folder, "Frameworks", frameworks, "the frameworks of iOS and macOS.")
    # Cocoa declares nothing itself.
    write_names(folder, "FrameworksWithoutTable", frameworks - set(FRAMEWORKS) - {"Cocoa"},
                "the frameworks whose declarations aren't in the tables.")
    return sizes


def write_mutating_methods(folder, types):
    """The full names of the methods that change a common value, as a set, because they are looked up without a type."""
    rows = [row for row in methods_of(COMMON_VALUES, types) if "M" in row.split(" ")[1]]
    write_names(folder, "MutatingMethods", {row.split(" ")[0] + "(" + labels(row) + ")" for row in rows},
                "the methods that change a number, a `Bool`, or a collection of the standard library. Their names say so"
                " even where the type of the receiver isn't known.")


def write_immediate_methods(folder, types):
    """The names of the methods that call a closure and can't store it, as a set for the same reason."""
    rows = methods_of(COMMON_CONTAINERS, types)
    storing = {row.split(" ")[0] for row in rows if "@escaping" in row or stores_element(row)}
    calling = {row.split(" ")[0] for row in rows if "->" in parameters(row)}
    write_names(folder, "ImmediateMethods", calling - storing,
                "the methods of optionals, strings, and collections of the standard library that call a closure before"
                " they return. Their names say so even where the type of the receiver isn't known.")


def write_closure_aliases(folder, types):
    """The typealiases of function types, as a set, because every parameter of a called function may have one."""
    named = {}
    for one in types:
        named.setdefault(one.name, []).append(one)
    aliases = {name: found[0].alias for name, found in named.items() if len(found) == 1 and found[0].alias}
    write_names(folder, "ClosureAliases", {name for name, text in aliases.items() if is_function(text, aliases)},
                "the typealiases that stand for function types.")


def is_function(text, aliases):
    """Whether the text of a type is that of a function type, possibly in parentheses or through typealiases."""
    text = re.sub(r"^(?:(?:@\S+|inout|sending) )+", "", text)
    if not text.startswith("("):
        return text in aliases and is_function(aliases[text], aliases)
    inner = parameters(text)
    rest = text[len(inner) + 2:]
    return rest.startswith(" ") or not rest and is_function(inner, aliases)


def stores_element(row):
    """Whether a method adds a value to a collection, which may be a closure."""
    return "M" in row.split(" ")[1] and re.search(r"_: (?:Self\.)?(?:Element|Value)\b", parameters(row))


def methods_of(values, types):
    """The rows of the methods of some types of the standard library, and of the protocols to which they conform."""
    by_name = {one.name: one for one in types if one.modules == ["Swift"]}
    owners, pending = set(), list(values)
    while pending:
        one = by_name.get(pending.pop())
        if one and one.name not in owners:
            owners.add(one.name)
            pending += [name for name in one.conformances if name not in one.conditional]
    return [row for name in sorted(owners) for row in member_rows(by_name[name]) if row.split(" ")[1].startswith("f")]


def parameters(row):
    """The text between the parentheses of a method's row."""
    start = re.search(r"(^| |>)\(", row).end()
    depth = 1
    for place in range(start, len(row)):
        depth += {"(": 1, ")": -1}.get(row[place], 0)
        if depth == 0:
            return row[start:place]
    return row[start:]


def labels(row):
    """The argument labels of a method, each with a colon."""
    text = re.sub(r"->", "  ", parameters(row))
    for _ in range(5):
        text = re.sub(r"\([^()]*\)|\[[^][]*\]|<[^<>]*>", "", text)
    return "".join(re.match(r"\s*(\w+)", one)[1] + ":" for one in text.split(",") if one.strip())


def write_names(folder, file, names, subject):
    lines = textwrap.wrap(", ".join(f'"{name}"' for name in sorted(names)) + ",", 116, break_on_hyphens=False)
    comment = textwrap.wrap(f"Generated by Tests/AppleAPI/generate: {subject}", 114)
    (folder / f"{file}.swift").write_text(
        "extension AppleAPI {\n" + "".join(f"  /// {line}\n" for line in comment)
        + f"  public static let {file[0].lower()}{file[1:]}: Set = [\n" + "".join(f"    {line}\n" for line in lines)
        + "  ]\n}\n")


def write_table(folder, file, subject, name, rows):
    lines = "".join(f"    {row}\n" for row in rows)
    (folder / f"{file}.swift").write_text(
        f"extension TableText {{\n  /// Generated by Tests/AppleAPI/generate: {subject}.\n"
        "  /// `TableText` describes the rows.\n"
        f'  static let {name} = """\n{lines}    """\n}}\n')


def write_index(folder, pieces, names):
    """The tables by number, as functions, because an array would be allocated."""
    types = "".join(f"    case {number}: types{number + 1}\n" for number in range(len(pieces)))
    members = "".join(f"    case {number}: members{name}\n" for number, name in enumerate(names))
    (folder / "Tables.swift").write_text(
        "extension TableText {\n  /// Generated by Tests/AppleAPI/generate: the tables by number.\n"
        f"  static let tableCount = {len(pieces)}\n\n"
        f"  static func types(_ number: Int) -> String {{\n    switch number {{\n{types}    default: \"\"\n    }}\n  }}\n\n"
        f"  static func members(_ number: Int) -> String {{\n    switch number {{\n{members}    default: \"\"\n    }}\n"
        "  }\n}\n")


def split_rows(rows):
    pieces, size = [[]], 0
    for row in rows:
        if size + len(row) > LARGEST:
            pieces.append([])
            size = 0
        pieces[-1].append(row)
        size += len(row) + 1
    return pieces


def member_texts(types):
    """The rows of all members by module, and where those of each type are."""
    by_module = {}
    for one in types:
        rows = sorted(member_rows(one), key=str.encode)
        if rows:
            by_module.setdefault(one.modules[0] or "Global", []).append((one, rows))
    texts, places, sizes = [], {}, {}
    for module in sorted(by_module):
        name, number, size = module.replace("_", ""), 1, 0
        texts.append((name, []))
        for one, rows in by_module[module]:
            length = sum(len(row) + 1 for row in rows)
            if size and size + length > LARGEST:
                number += 1
                size = 0
                texts.append((f"{name}{number}", []))
            places[id(one)] = f"{len(texts) - 1}.{size}.{length}"
            texts[-1][1].extend(rows)
            size += length
            sizes[module] = sizes.get(module, 0) + length
    return texts, places, sizes


def member_rows(one):
    for member in one.members.values():
        row = member.signature.row
        if not row.isascii() or is_old(one, member):
            continue
        difference = member_availability(one, member)
        yield row + (f";{difference}" if difference else "")


def is_old(one, member):
    """Whether the member was deprecated before SwiftUI existed. Requirements stay, because delegates implement them."""
    if member.signature.flags & {"O", "Q"}:
        return False
    versions = [(system, text.partition("-")[2]) for system, text in member.availability.items() if text != "!"]
    listed = [entry for entry in versions if entry[0] in "im"]
    return bool(listed) and all(
        text and tuple(map(int, text.split("."))) < FIRST_WITH_SWIFTUI[system] for system, text in listed)


def platforms(one):
    return ("i" if "iOS" in one.platforms else "") + ("m" if "macOS" in one.platforms else "")


def type_availability(one):
    found = dict(one.availability)
    for system in platforms(one):
        found.setdefault(system, "")
    for system in "im":
        if system not in platforms(one):
            found.pop(system, None)
    return found


def member_availability(one, member):
    """What differs from the availability of the type."""
    whole = type_availability(one)
    own = {system: text for system, text in member.availability.items() if system not in "im" or system in platforms(member)}
    for system in platforms(one):
        if system not in platforms(member):
            own[system] = "!"
    return " ".join(system + text for system, text in sorted(own.items(), key=lambda item: SYSTEMS.index(item[0]))
                    if not is_same(text, whole.get(system)))


def is_same(text, whole):
    if whole is None or "!" in (text, whole):
        return text == whole
    first, _, last = text.partition("-")
    first_whole, _, last_whole = whole.partition("-")
    if last and last != last_whole:
        return False
    number = [int(part) for part in first.split(".")] if first else []
    return number <= ([int(part) for part in first_whole.split(".")] if first_whole else [])


def head(one, place):
    conformances = ",".join(name + ("?" if name in one.conditional else "") for name in one.conformances)
    flags = one.kind + ("X" if one.isMainActor else "")
    listed = type_availability(one)
    text = " ".join(system + listed[system] for system in SYSTEMS if system in listed)
    fields = ["/".join(one.modules), ",".join(one.superclasses), conformances, one.alias or one.generics, text, place]
    return f"{one.name} {flags}|" + "|".join(fields)


def minimize_conformances(types):
    """Removes the conformances that follow from a superclass or from another protocol."""
    known = {one.name: one for one in types}

    def implied(name, seen):
        one = known.get(name)
        if one is None or name in seen:
            return
        seen.add(name)
        for above in one.superclasses + [c for c in one.conformances if c not in one.conditional]:
            implied(above, seen)
            seen.add(above)

    minimal = {}
    for one in types:
        above = set()
        for name in one.superclasses:
            implied(name, above)
        for name in one.conformances:
            if name not in one.conditional:
                found = set()
                implied(name, found)
                above |= found - {name}
        minimal[id(one)] = sorted(name for name in one.conformances if name not in above and name != one.name)
    for one in types:
        one.conformances = minimal[id(one)]
