"""Applies offers (fixes and code actions), each alone, and type-checks the module again."""

import collections
import pathlib


class Offer:
    """A change that uibridge offers: the edits by file, as byte ranges with their new text."""

    def __init__(self, title, source, path, line, edits):
        self.title, self.source, self.path, self.line = title, source, path, line
        self.edits = {file: tuple(sorted(own)) for file, own in edits.items() if own}
        self.errors = []

    def key(self):
        return self.title, frozenset(self.edits.items())

    def name(self):
        return f"{self.path}:{self.line}: {self.source}: {self.title}"


def applied(data, edits):
    """The text with edits that don't overlap; those at the same place keep their order."""
    result, end = [], 0
    for start, stop, text in edits:
        result += [data[end:start], text]
        end = stop
    return b"".join([*result, data[end:]])


class Trials:
    def __init__(self, module):
        self.module, self.folder = module, module.work / "trial"
        self.checks, self.starts = 0, {}

    def regions(self, offer):
        """The top-level declarations that the offer changes. Two offers with none in common don't meet."""
        found = set()
        for file, edits in offer.edits.items():
            if file not in self.starts:
                path = self.module.project / file
                items = self.module.tree(path).get("items", []) if path.is_file() else []
                self.starts[file] = sorted(
                    item["range"]["start"] for item in items
                    if isinstance(item.get("range"), dict) and item["_kind"] != "import_decl")
            found |= {(file, sum(own <= start for own in self.starts[file])) for start, *_ in edits}
        return found

    def run(self, offers):
        """Tries all offers; the faulty ones, with their errors. Offers in different declarations are tried together."""
        faulty, waiting = [], list(offers)
        while waiting:
            batch, taken, left = [], set(), []
            for offer in waiting:
                regions = self.regions(offer)
                if regions & taken or any((region[0], -1) in taken for region in regions):
                    left.append(offer)
                else:
                    batch.append(offer)
                    taken |= regions
            faulty += self.tried(batch)
            waiting = left
        return faulty

    def tried(self, batch):
        errors = self.errors_after(batch)
        if not errors:
            return []
        if len(batch) == 1:
            batch[0].errors = [str(error).replace(str(self.folder) + "/", "") for error in errors]
            return batch
        wrong = {str(pathlib.Path(error.path)) for error in errors}
        suspects = [offer for offer in batch if any(str(self.folder / file) in wrong for file in offer.edits)]
        if not suspects or len(suspects) > 4 or len(suspects) == len(batch):
            half = len(suspects or batch) // 2
            suspects = (suspects or batch)[:half]
        chosen = set(map(id, suspects))
        rest = [offer for offer in batch if id(offer) not in chosen]
        return self.tried(suspects) + self.tried(rest)

    def errors_after(self, batch):
        self.checks += 1
        edits = collections.defaultdict(list)
        for offer in batch:
            for file, own in offer.edits.items():
                edits[file] += own
        changed = {}
        for file, own in edits.items():
            source, target = self.module.project / file, self.folder / file
            target.parent.mkdir(parents=True, exist_ok=True)
            data = source.read_bytes() if source.is_file() else b""
            target.write_bytes(applied(data, sorted(own, key=lambda edit: edit[:2])))
            changed[source] = target
        files = [changed.pop(file, file) for file in self.module.sources()]
        # What remains are new files.
        return self.module.check(
            files + [path for path in changed.values() if path.suffix == ".swift"],
            # A busy machine must not make an expression of the project look like an error of the offer.
            "-solver-expression-time-threshold=120")


def distinct(offers):
    return list({offer.key(): offer for offer in offers}.values())


def in_cut(module, offer):
    """Whether an edit is in a declaration with a body that was cut."""
    for file, edits in offer.edits.items():
        path = module.project / file
        if not path.is_file():
            continue
        data = path.read_bytes()
        ranges = [(node["range"]["start"], node["range"]["end"]) for node in module.tree(path).get("items", [])
                  if isinstance(node.get("range"), dict)]
        for start, end in ranges:
            if b'"cut"' in data[start:end] and any(start <= edit[0] <= end + 1 for edit in edits):
                return True
    return False
