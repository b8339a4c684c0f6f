"""Writes a wheel that installs the executable of one platform, for `pipx install` and `uvx`.

usage: wheel.py VERSION FOLDER DESTINATION

FOLDER is an unpacked archive, whose name ends with the platform.
"""

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

import archive

# The executable for Linux is static, so it runs with every C library, old or new: PEP 600 and PEP 656 allow both tags.
# The deployment target in Package.swift is macOS 15.
TAGS = {
    "linux-x86_64": ["manylinux2014_x86_64", "manylinux_2_17_x86_64", "musllinux_1_1_x86_64"],
    "linux-aarch64": ["manylinux2014_aarch64", "manylinux_2_17_aarch64", "musllinux_1_1_aarch64"],
    "macos-universal": ["macosx_15_0_universal2"],
}

METADATA = """\
Metadata-Version: 2.4
Name: uibridge
Version: {version}
Summary: Find bugs where SwiftUI meets UIKit or AppKit.
Keywords: swift,swiftui,uikit,appkit,lint,language-server
License-Expression: MIT
License-File: LICENSE
Classifier: Environment :: Console
Classifier: Intended Audience :: Developers
Classifier: Operating System :: MacOS
Classifier: Operating System :: POSIX :: Linux
Classifier: Topic :: Software Development :: Quality Assurance
Requires-Python: >=3.7
Description-Content-Type: text/markdown

# uibridge

Finds bugs where SwiftUI meets UIKit or AppKit: a linter and a language server. The wheel contains the executable; it
doesn't need Swift.

```sh
uvx uibridge lint            # runs it without installing it
pipx install uibridge        # installs it
```
"""


def record_line(name: str, contents: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(contents)}\n"


def write_wheel(version: str, folder: Path, destination: Path) -> None:
    tags = TAGS[folder.name.removeprefix(f"uibridge-{version}-")]
    data, info = f"uibridge-{version}.data", f"uibridge-{version}.dist-info"
    lines = ["Wheel-Version: 1.0", f"Generator: uibridge {version}", "Root-Is-Purelib: false"]
    lines += [f"Tag: py3-none-{tag}" for tag in tags]
    files = {
        f"{data}/data/share/man/man1/uibridge.1": (folder / "uibridge.1").read_bytes(),
        f"{data}/scripts/uibridge": (folder / "uibridge").read_bytes(),
        f"{info}/licenses/LICENSE": (folder / "LICENSE").read_bytes(),
        f"{info}/METADATA": METADATA.format(version=version).encode(),
        f"{info}/WHEEL": ("\n".join(lines) + "\n").encode(),
    }
    record = f"{info}/RECORD"
    files[record] = ("".join(record_line(*file) for file in files.items()) + f"{record},,\n").encode()
    name = f"uibridge-{version}-py3-none-{'.'.join(tags)}.whl"
    with zipfile.ZipFile(destination / name, "w") as wheel:
        for path, contents in files.items():
            archive.add_to_zip(wheel, path, contents, 0o755 if "/scripts/" in path else 0o644)


if __name__ == "__main__":
    write_wheel(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
