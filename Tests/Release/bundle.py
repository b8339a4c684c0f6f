"""Writes the artifact bundle that Swift packages download as a binary target.

usage: bundle.py VERSION FOLDER BUNDLE.zip

FOLDER contains unpacked archives. The format is that of SE-0305.
"""

import json
import sys
import zipfile
from pathlib import Path

import archive

TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu", "x86_64-swift-linux-musl"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu", "aarch64-swift-linux-musl"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}


def write_bundle(version: str, folder: Path, destination: Path) -> None:
    variants, files = [], {}
    for platform, triples in TRIPLES.items():
        parts = folder / f"uibridge-{version}-{platform}"
        if not parts.is_dir():
            continue
        path = f"{parts.name}/uibridge"
        files[path] = (parts / "uibridge").read_bytes()
        files["LICENSE"] = (parts / "LICENSE").read_bytes()
        variants.append({"path": path, "supportedTriples": triples})
    artifact = {"type": "executable", "version": version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"uibridge": artifact}}
    files["info.json"] = (json.dumps(info, indent=2) + "\n").encode()
    with zipfile.ZipFile(destination, "w") as bundle:
        for path, contents in files.items():
            permissions = 0o755 if path.endswith("/uibridge") else 0o644
            archive.add_to_zip(bundle, f"uibridge.artifactbundle/{path}", contents, permissions)


if __name__ == "__main__":
    write_bundle(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
