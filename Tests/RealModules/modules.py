"""The modules of modules.tsv: their sources, and how the compiler checks them."""

import csv
import json
import pathlib
import re
import subprocess

here = pathlib.Path(__file__).resolve().parent
package = here.parent.parent
targets = {
    "ios": ("iPhoneOS17.0.sdk", "arm64-apple-ios17.0", ".iOS(.v17)"),
    "macos": ("macOS14.0.sdk", "x86_64-apple-macosx14.0", ".macOS(.v14)"),
}


class Unusable(Exception):
    """A module or a tool that can't be used, with the reason."""


def rows(path):
    with open(path, encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def commits():
    return {row["repo"]: row["commit"] for row in rows(package / "Tests/Truth/repositories.tsv")}


def listed(text):
    return [part for part in (text or "").split(",") if part]


class Module:
    """A module and its folder of work: `project` is what uibridge sees; `stubs` and `extra.swift` only the compiler."""

    def __init__(self, row, options):
        self.name, self.repository, self.platform = row["module"], row["repo"], row["platform"]
        self.folders, self.left_out = listed(row["folders"]), listed(row["leave out"])
        self.compiler_options = (row["options"] or "").split()
        self.options = options
        self.work = options.work.resolve() / self.name
        self.project, self.stubs = self.work / "project", self.work / "stubs"
        self.extra = self.work / "extra.swift"
        self.state_file = self.work / "state.json"

    def files(self):
        """The Swift files that are part of the module now."""
        return sorted(self.project.rglob("*.swift"), key=str) if self.project.is_dir() else []

    def sources(self):
        return [file for file in self.files() if file.name != "Package.swift"]

    def state(self):
        return json.loads(self.state_file.read_text()) if self.state_file.is_file() else None

    def command(self, *more):
        sdk_name, target, _ = targets[self.platform]
        root = self.options.sdk.resolve()
        sdk = root / sdk_name
        return [
            "swiftc", "-frontend", "-enable-cross-import-overlays", "-sdk", str(sdk), "-target", target,
            "-resource-dir", str(root / "resources"), "-module-cache-path", str(root / "modules"),
            "-F", str(sdk / "System/Cryptexes/OS/System/Library/Frameworks"),
            "-I", str(overlay(self.options, self.platform)), "-I", str(self.stubs), "-plugin-path", plugins(),
            "-module-name", self.name, "-package-name", self.name, "-diagnostic-style=llvm", "-parse-as-library",
            "-suppress-warnings",
            # In Xcode, SwiftUI brings Observation with it.
            "-import-module", "Observation",
            "-solver-expression-time-threshold=8",
            *self.compiler_options, *more,
        ]

    def check(self, files, *more):
        """The errors of the module that the files make up."""
        return errors_of(self.command("-typecheck", *more), [*files, self.extra], self.work)


    def tree(self, path):
        """The compiler's tree of a file that is only parsed."""
        run = subprocess.run(self.command("-dump-parse", "-dump-ast-format", "json", str(path)),
                             capture_output=True, text=True, errors="replace")
        try:
            return json.JSONDecoder().raw_decode(run.stdout[run.stdout.index("{"):])[0]
        except ValueError:
            return {}

    def write_trees(self, folder):
        """Writes the compiler's tree of each file."""
        sources, lists = self.sources(), {}
        trees = [folder / f"{number}.json" for number in range(len(sources))]
        for name, paths in [("filelist", [*sources, self.extra]), ("primary-filelist", sources),
                            ("output-filelist", trees)]:
            lists[name] = folder / name
            lists[name].write_text("".join(f"{path}\n" for path in paths), encoding="utf-8")
        options = [word for name, path in lists.items() for word in (f"-{name}", str(path))]
        subprocess.run(self.command("-dump-ast", "-dump-ast-format", "json", *options), capture_output=True, check=True)
        return trees


class CompilerError:
    def __init__(self, path, line, column, message):
        self.path, self.line, self.column, self.message = path, line, column, message

    def __str__(self):
        return f"{self.path}:{self.line}:{self.column}: {self.message}"


def errors_of(command, files, folder):
    arguments = folder / "files.txt"
    arguments.write_text("".join(f'"{file}"\n' for file in files), encoding="utf-8")
    try:
        run = subprocess.run([*command, f"@{arguments}"], capture_output=True, text=True, errors="replace", timeout=300)
    except subprocess.TimeoutExpired:
        raise Unusable("the compiler needs more than 300 seconds") from None
    found = []
    for line in run.stderr.split("\n"):
        if match := re.match(r"(.+?):(\d+):(\d+): error: (.*)", line):
            path, number, column, message = match.groups()
            found.append(CompilerError(path, int(number), int(column), message))
        elif "error:" in line and line.startswith("<unknown>"):
            found.append(CompilerError("", 0, 0, line))
        elif found and (match := re.match(r"(.+?):(\d+):(\d+): note: in expansion of macro", line)):
            if not pathlib.Path(found[-1].path).is_file() or "swift-generated-sources" in found[-1].path:
                # The errors of expanded macros are at the place of the macro.
                found[-1].path, found[-1].line, found[-1].column = match[1], int(match[2]), int(match[3])
    if run.returncode not in (0, 1) or run.returncode and not found:
        lines = [line for line in run.stderr.split("\n") if line.strip()]
        found.append(CompilerError("", 0, 0, f"the compiler ended with {run.returncode}: {' '.join(lines[:3])[:300]}"))
    return found


def plugins():
    compiler = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout.strip())
    return str(compiler.resolve().parent.parent / "lib/swift/host/plugins")


# The overlay


OBSERVABLE = (
    "@attached(member, names: named(_$observationRegistrar), named(access), named(withMutation), "
    "named(shouldNotifyObservers)) @attached(memberAttribute) @attached(extension, conformances: Observable) "
    "public macro Observable()")
TRACKED = (
    "@attached(accessor, names: named(init), named(get), named(set), named(_modify)) "
    "@attached(peer, names: prefixed(_)) public macro ObservationTracked()")
IGNORED = "@attached(accessor, names: named(willSet)) public macro ObservationIgnored()"
REGISTRAR = """
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension Observation.ObservationRegistrar : Swift.Codable {
  public init(from decoder: any Swift.Decoder) throws
  public func encode(to encoder: any Swift.Encoder) throws
}
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension Observation.ObservationRegistrar : Swift.Hashable {
  public static func == (lhs: Observation.ObservationRegistrar, rhs: Observation.ObservationRegistrar) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
"""


def overlay(options, platform):
    return options.work.resolve() / "overlay" / platform


def lay_overlay(options, platform):
    """Writes Observation's interface with macros as this compiler's plugin implements them; the SDK's are older."""
    folder = overlay(options, platform) / "Observation.swiftmodule"
    folder.mkdir(parents=True, exist_ok=True)
    for interface in (options.sdk / targets[platform][0] / "usr/lib/swift/Observation.swiftmodule").glob("*.swiftinterface"):
        text = interface.read_text(encoding="utf-8")
        for name, macro in [("Observable", OBSERVABLE), ("ObservationTracked", TRACKED), ("ObservationIgnored", IGNORED)]:
            text = re.sub(rf"@attached\([^\n]* public macro {name}\(\) -> \(\)", lambda _: macro, text)
        text = re.sub(r" && \$Macros && \$AttachedMacros| && \$Sendable", "", text) + REGISTRAR
        target = folder / interface.name
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")
