"""Writes a bill of materials in CycloneDX 1.5: the executables, and the libraries that are linked into them.

usage: bill.py describe VERSION FOLDER   for the executable in an unpacked archive, on the machine that built it
       bill.py merge VERSION FOLDER…     from the descriptions in unpacked archives
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

SWIFT_LICENSE = [{"expression": "Apache-2.0 WITH Swift-exception"}]


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def library(platform: str, name: str, version: str, licenses: list) -> dict:
    return {
        "type": "library",
        "bom-ref": f"{platform}/{name}",
        "name": name,
        "version": version,
        "licenses": licenses,
        "purl": f"pkg:generic/{name}@{version}",
    }


def linked_libraries(platform: str) -> list[dict]:
    """The libraries in a static executable. On macOS, the system contains them."""
    if not platform.startswith("linux"):
        return []
    swift = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    glibc = output("getconf", "GNU_LIBC_VERSION").split()[1]
    # The folder of the C++ library has the name of its version.
    gcc = Path(output("clang", "-print-file-name=libstdc++.a")).parent.name
    names = ["swift-runtime", "swift-foundation", "swift-corelibs-libdispatch"]
    runtime = [library(platform, name, swift, SWIFT_LICENSE) for name in names]
    return runtime + [
        library(platform, "glibc", glibc, [{"license": {"id": "LGPL-2.1-or-later"}}]),
        library(platform, "libstdc++", gcc, [{"expression": "GPL-3.0-or-later WITH GCC-exception-3.1"}]),
    ]


def describe(version: str, folder: Path) -> tuple[list[dict], list[dict]]:
    """Returns the components of an executable, and what they depend on."""
    platform = folder.name.removeprefix(f"uibridge-{version}-")
    executable = {
        "type": "application",
        "bom-ref": folder.name,
        "name": folder.name,
        "version": version,
        "hashes": [{"alg": "SHA-256", "content": hashlib.sha256((folder / "uibridge").read_bytes()).hexdigest()}],
        "licenses": [{"license": {"id": "MIT"}}],
    }
    libraries = linked_libraries(platform)
    dependency = {"ref": folder.name, "dependsOn": [library["bom-ref"] for library in libraries]}
    return [executable, *libraries], [dependency]


def merge(folders: list[Path]) -> tuple[list[dict], list[dict]]:
    bills = [json.loads((folder / "uibridge.cdx.json").read_text()) for folder in folders]
    components = [component for bill in bills for component in bill["components"]]
    return components, [dependency for bill in bills for dependency in bill["dependencies"]]


def bill(version: str, components: list[dict], dependencies: list[dict]) -> dict:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))),
            "component": {
                "type": "application",
                "bom-ref": "uibridge",
                "name": "uibridge",
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": f"pkg:generic/uibridge@{version}",
            },
        },
        "components": components,
        "dependencies": dependencies,
    }


if __name__ == "__main__":
    form, version, *folders = sys.argv[1:]
    parts = [Path(folder) for folder in folders]
    components, dependencies = describe(version, parts[0]) if form == "describe" else merge(parts)
    print(json.dumps(bill(version, components, dependencies), indent=2))
