"""The common parts of the scripts: the event, the API by `gh`, and outputs for later steps."""

import json
import os
import subprocess
import sys

MARK = "<!-- plumb-snapshots -->"
REPOSITORY = os.environ["GITHUB_REPOSITORY"]


def event():
    with open(os.environ["GITHUB_EVENT_PATH"], encoding="utf-8") as file:
        return json.load(file)


def api(path, *options):
    """The answer to a request; of a list with several pages, all entries."""
    answer = subprocess.run(["gh", "api", f"repos/{REPOSITORY}/{path}", *options], check=True, text=True,
                            stdout=subprocess.PIPE).stdout
    decoder, values, start = json.JSONDecoder(), [], 0
    while start < len(answer.rstrip()):
        value, start = decoder.raw_decode(answer, start)
        values.append(value)
        start += len(answer[start:]) - len(answer[start:].lstrip())
    if all(isinstance(value, list) for value in values):
        return [entry for value in values for entry in value]
    return values[0] if values else None


def output(**values):
    """Sets outputs of the step; their values have one line each."""
    with open(os.environ["GITHUB_OUTPUT"], "a", encoding="utf-8") as file:
        for name, value in values.items():
            if "\n" in str(value) or "\r" in str(value):
                sys.exit(f"{name} has more than one line")
            file.write(f"{name}={value}\n")
