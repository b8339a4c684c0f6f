"""Compares what other programs read in the reports with report.json."""

import json
import subprocess
import sys

import junitparser
import xmlschema

reports, here = sys.argv[1:]
with open(f"{reports}/report.json") as file:
    diagnostics = json.load(file)["diagnostics"]
assert diagnostics, "nothing was reported"
counts = {severity: sum(d["severity"] == severity for d in diagnostics) for severity in ("error", "warning")}

summary = subprocess.run(
    ["sarif", "summary", f"{reports}/report.sarif"], check=True, capture_output=True, text=True
).stdout
for severity, count in counts.items():
    assert f"{severity}: {count}\n" in summary, f"sarif-tools does not see {count} of {severity}:\n{summary}"

junit = junitparser.JUnitXml.fromfile(f"{reports}/junit.xml")
failures = [case for suite in junit for case in suite if any(isinstance(r, junitparser.Failure) for r in case.result)]
assert len(failures) == sum(counts.values()) == junit.failures, f"junitparser sees {len(failures)} failures"

schema = xmlschema.XMLSchema(f"{here}/checkstyle.xsd")
schema.validate(f"{reports}/checkstyle.xml")
shown = [error for entry in schema.to_dict(f"{reports}/checkstyle.xml")["file"] for error in entry["error"]]
assert len(shown) == len(diagnostics), f"checkstyle has {len(shown)} of {len(diagnostics)}"
print(f"{len(diagnostics)} diagnostics, the same in all reports")
