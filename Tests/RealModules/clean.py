"""Lays a module out, and leaves out what doesn't type-check because packages, resources, or other languages are missing.

A type that is missing becomes an empty one in `extra.swift`, a body with errors becomes `fatalError()`, and a file with
errors elsewhere is left out, until there are no errors.
"""

import collections
import functools
import io
import json
import pathlib
import re
import shutil
import subprocess
import tarfile

from extra import Extra, read
from modules import Unusable, commits, errors_of, lay_overlay, package, targets

CUT = '{ fatalError("cut") }'
VALUE = '{ fatalError("cut") }()'
BODIES = ("func_decl", "accessor_decl", "constructor_decl", "destructor_decl", "subscript_decl")
# What else may be wrong in a file is a consequence of an error elsewhere.
CONSEQUENCE = re.compile(r"does not conform to protocol|invalid reference|reference to invalid|circular reference"
                         r"|does not override|cannot infer|failed to produce|invalid redeclaration of synthesized")


def lay_out(module):
    """Copies the sources of the module, and writes a manifest that says its platform."""
    if module.work.is_dir():
        shutil.rmtree(module.work)
    module.project.mkdir(parents=True)
    paths = [f":(glob){folder}/**/*.swift" for folder in module.folders]
    if module.repository == ".":
        archive = git(package, "archive", "HEAD", *paths)
    else:
        folder = module.options.repositories / module.repository.replace("/", "+")
        folder = next((path for path in (folder / "repo", folder / ".git", folder) if (path / "HEAD").is_file()), None)
        commit = commits().get(module.repository)
        if not folder or not commit:
            raise Unusable(f"no git folder or no commit for {module.repository}")
        archive = git(folder, "archive", commit, *paths)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for member in files:
            if member.isfile() and member.name.endswith(".swift") and not is_foreign(member.name, module):
                target = module.project / member.name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(files.extractfile(member).read())
    name, platform = module.name, targets[module.platform][2]
    (module.project / "Package.swift").write_text(
        f"// swift-tools-version: 5.9\nimport PackageDescription\n\n"
        f'let package = Package(\n  name: "{name}", platforms: [{platform}],\n'
        f'  targets: [.target(name: "{name}", path: ".")])\n', encoding="utf-8")


def is_foreign(name, module):
    return name.endswith(("/Package.swift", "/main.swift")) or name == "Package.swift" or any(
        name == part or name.startswith(part.rstrip("/") + "/") for part in module.left_out)


def git(folder, *arguments):
    run = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True)
    if run.returncode:
        raise Unusable(f"git {arguments[0]}: {run.stderr.decode(errors='replace').strip()}")
    return run.stdout


# Modules that are missing


@functools.cache
def known_modules(root):
    """The modules of Apple's platforms. `canImport` must not find those of another one."""
    found = {"Swift", "_Concurrency", "_StringProcessing", "Observation", "Builtin", "WatchKit", "CxxStdlib", "Glibc",
             "Testing", "TVUIKit", "TVServices", "FoundationEssentials", "Musl", "Android", "WinSDK", "Synchronization"}
    return found.union(*(modules_of(root / name) for name, *_ in targets.values()))


def modules_of(sdk):
    found = set()
    for folder in ("System/Library/Frameworks", "System/Cryptexes/OS/System/Library/Frameworks"):
        found |= {path.stem for path in (sdk / folder).glob("*.framework")}
    found |= {path.stem for path in (sdk / "usr/lib/swift").glob("*.swiftmodule")}
    for path in (sdk / "usr/include").rglob("*.modulemap"):
        found |= set(re.findall(r"^\s*(?:framework )?module (\w+)", path.read_text(errors="replace"), re.M))
    return found


def stub_modules(module):
    """Gives every imported module that the SDK lacks an empty one."""
    known = known_modules(module.options.sdk.resolve())
    imported = set()
    for file in module.sources():
        for kind, name in re.findall(
            r"^[^\S\n]*(?:@\w+(?:\([^)]*\))?[^\S\n]+|public |internal |private )*import[^\S\n]+"
            r"(?:(struct|class|enum|protocol|func|var|typealias)[^\S\n]+)?([\w.]+)",
            file.read_text(encoding="utf-8", errors="replace"), re.M):
            imported.add(name.rsplit(".", 1)[0] if kind else name)
    missing = collections.defaultdict(set)
    for name in imported:
        top, *below = name.split(".")
        if top not in known and top != module.name:
            missing[top].update(below[:1])
    module.stubs.mkdir(exist_ok=True)
    (module.stubs / "module.modulemap").write_text("".join(
        f"module {name} {{ {' '.join(f'module {part} {{}}' for part in sorted(below))} }}\n"
        for name, below in sorted(missing.items())), encoding="utf-8")
    return sorted(missing)


# Cuts


def offset(data, line, column):
    start = 0
    for _ in range(line - 1):
        start = data.index(b"\n", start) + 1
    return start + column - 1


def outermost_places(module, path):
    """The ranges of the bodies of functions, and of the initial values and default arguments, that no other contains."""
    found, pending = {}, [module.tree(path)]
    while pending:
        node = pending.pop()
        if isinstance(node, list):
            pending.extend(node)
            continue
        if not isinstance(node, dict):
            continue
        kind, inner = node.get("_kind", ""), None
        if kind in BODIES and isinstance(node.get("body"), dict):
            inner, value = node["body"], False
        elif kind in ("pattern_entry", "parameter"):
            inner, value = next((child for child in node.values() if isinstance(child, dict)
                                 and child.get("_kind", "").endswith("_expr")), None), True
        if inner and isinstance(inner.get("range"), dict):
            found[inner["range"]["start"], end_of_token(path, inner["range"]["end"])] = value
            if kind in BODIES:
                pending.append(node.get("params"))
        else:
            pending.extend(node.values())
    return found


def end_of_token(path, start):
    """A range of the compiler ends where its last token starts."""
    data = read(path)
    token = re.compile(rb'"(?:[^"\\\n]|\\.)*"|[\w.]+|.', re.S).match(data, start)
    return token.end() if token else start


def without_previews(path):
    """Removes `#Preview`, whose macro is in Xcode. Braces in strings and comments are supposed to be balanced."""
    data = read(path)
    while match := re.search(rb"^[^\S\n]*#Preview\b[^{#]*\{", data, re.M):
        depth, end = 1, match.end()
        while depth and end < len(data):
            depth += {b"{": 1, b"}": -1}.get(data[end:end + 1], 0)
            end += 1
        data = data[:match.start()] + data[end:]
    path.write_bytes(data)


def replacement(data, start):
    """What replaces a body: the text before it says whether it must be a view."""
    header = data[max(0, start - 400):start].decode(errors="replace")
    header = re.split(r"[{}\n]\s*(?=(?:@|public|private|internal|static|override|var|func|mutating)\b)", header)[-1]
    word = re.search(r"(\w+)(?:\s*\(\w*\))?\s*$", header)
    if word and word[1] in ("set", "didSet", "willSet") or re.search(r"\bdeinit\s*$", header):
        return b'{ let cut = "cut" }'
    if re.search(r"\bsome\s+(SwiftUI\.)?View\s*$", header):
        return b'{ let cut = "cut"; return EmptyView() }' if b"@ViewBuilder" not in header.encode() else b"{ EmptyView() }"
    return CUT.encode()


def cut(module, path, errors, done):
    """Cuts the bodies that contain the errors. The first error that is elsewhere or in a cut body, if there is one."""
    data, bodies, chosen, other = read(path), outermost_places(module, path), set(), None
    for error in errors:
        place = offset(data, error.line, error.column)
        body = next((body for body in bodies if body[0] <= place < body[1]), None)
        if not body or b'"cut"' in data[body[0]:body[1]] or b"{ EmptyView() }" == data[body[0]:body[1]]:
            other = other or error
        else:
            chosen.add(body)
    if other:
        return other
    for start, end in sorted(chosen, reverse=True):
        done.append(f"{data[:start].count(10) + 1}: {next(e.message for e in errors)}")
        text = VALUE.encode() if bodies[start, end] else replacement(data, start)
        data = data[:start] + text + data[end:]
    path.write_bytes(data)
    return None


# The loop


def clean(module, say=print):
    """Lays the module out and cleans it; the state, which is also written."""
    if state := module.state():
        return state
    lay_overlay(module.options, module.platform)
    lay_out(module)
    for file in module.sources():
        without_previews(file)
    state = {"files": len(module.sources()), "left out": {}, "cuts": {}, "stub modules": stub_modules(module)}
    folders = {part for file in module.sources() for part in file.relative_to(module.project).parent.parts}
    if own := [name for name in state["stub modules"] if name in folders]:
        for file in module.sources():
            without_qualifiers(file, own)
    extra = Extra(module)
    # Declarations come first: bodies with missing types take the compiler long.
    phase = ["-experimental-skip-all-function-bodies"]
    for turn in range(80):
        extra.write()
        errors = module.check(module.sources(), *phase)
        say(f"{module.name}: turn {turn}, {len(errors)} errors in {len({error.path for error in errors})} files")
        if not errors and phase:
            phase = []
        elif not errors:
            state["extra"] = extra.lines()
            module.state_file.write_text(json.dumps(state, indent=1), encoding="utf-8")
            return state
        else:
            improve(module, errors, extra, state)
    raise Unusable(f"{module.name}: errors remain: {errors[0]}")


def without_qualifiers(file, names):
    """Whether the file changed: a type of the module isn't found under the name of a package that is an empty module."""
    text = file.read_text(encoding="utf-8", errors="surrogateescape")
    changed = re.sub(rf"(?<![\w.])({'|'.join(names)})\.(?=[A-Z])(?!Type\b)", "", text)
    file.write_text(changed, encoding="utf-8", errors="surrogateescape")
    return changed != text


def imported_more(module, errors):
    """Adds imports to files that get Apple's frameworks from a package. Whether a file changed."""
    wanted = collections.defaultdict(set)
    for error in errors:
        if match := re.match(r"cannot find (?:type )?'([A-Z]\w+)' in scope", error.message):
            wanted[match[1]].add(error.path)
    names, probe = sorted(wanted), module.work / "probe.swift"
    kit = "UIKit" if module.platform == "ios" else "AppKit"
    head = f"import Combine\nimport {kit}\nimport SwiftUI\n"
    probe.write_text(head + "".join(f"typealias Probe{number} = {name}\n" for number, name in enumerate(names)))
    unknown = {names[error.line - 4] for error in errors_of(module.command("-typecheck"), [probe], module.work)
               if error.line >= 4}
    changed = False
    for path in {path for name in set(names) - unknown for path in wanted[name]}:
        text = read(path)
        if not text.startswith(head.encode()):
            pathlib.Path(path).write_bytes(head.encode() + text)
            changed = True
    return changed


def unqualified(module, errors):
    pairs = {(error.path, match[1]) for error in errors
             if (match := re.match(r"no type named '\w+' in module '(\w+)'", error.message))}
    return any([without_qualifiers(pathlib.Path(path), [name]) for path, name in pairs])


def improve(module, errors, extra, state):
    by_file = collections.defaultdict(list)
    for error in errors:
        by_file[error.path].append(error)
    if own := by_file.pop(str(extra.path), []):
        for error in sorted(own, key=lambda error: -error.line)[:1]:
            extra.refuse(error)
        return
    if imported_more(module, errors) or any([extra.learn(error) for error in errors]):
        return
    if unqualified(module, errors):
        return
    outside = {}
    for path, own in by_file.items():
        file = pathlib.Path(path)
        if not path or not file.is_file() or module.project not in file.parents:
            raise Unusable(f"{module.name}: {own[0]}")
        name = str(file.relative_to(module.project))
        if other := cut(module, file, own, state["cuts"].setdefault(name, [])):
            outside[name] = other
    first = {name: error for name, error in outside.items() if not CONSEQUENCE.search(error.message)}
    for name, error in (first or outside).items():
        (module.project / name).unlink()
        state["cuts"].pop(name, None)
        state["left out"][name] = f"{error.line}: {error.message}"
