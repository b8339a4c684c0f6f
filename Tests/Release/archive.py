"""Writes archives whose bytes depend only on the contents of a folder.

usage: archive.py FOLDER ARCHIVE.tar.gz
"""

import gzip
import os
import sys
import tarfile
import time
import zipfile
from pathlib import Path

EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def mode(path: Path) -> int:
    return 0o755 if os.access(path, os.X_OK) else 0o644


def write_tar(folder: Path, destination: Path) -> None:
    """Writes the folder, including its name, as a compressed tar archive."""
    with (
        open(destination, "wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=EPOCH) as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as archive,
    ):
        for path in files(folder):
            entry = tarfile.TarInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}")
            entry.size, entry.mode, entry.mtime = path.stat().st_size, mode(path), EPOCH
            with open(path, "rb") as contents:
                archive.addfile(entry, contents)


def add_to_zip(archive: zipfile.ZipFile, name: str, contents: bytes, permissions: int = 0o644) -> None:
    entry = zipfile.ZipInfo(name, time.gmtime(EPOCH)[:6])
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3  # Unix, so that the permissions are used.
    entry.external_attr = (0o100000 | permissions) << 16
    archive.writestr(entry, contents, compresslevel=9)


if __name__ == "__main__":
    write_tar(Path(sys.argv[1]), Path(sys.argv[2]))
