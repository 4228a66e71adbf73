"""The client's npm packages: what is asked for is explained, what is installed has its licence named."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
FREE = {"MIT", "Apache-2.0", "MPL-2.0", "ISC", "BSD-3-Clause", "0BSD"}


def _packages() -> dict[str, str]:
    """Name and licence of every locked package but those for a single kind of machine."""
    return {
        path.rpartition("node_modules/")[2]: package["license"]
        for path, package in LOCK["packages"].items()
        if path and not package.get("optional")
    }


def _rows(page: str) -> dict[str, str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^\| (\S+) \(npm\) \| ([^|]+?) \|", text))


def test_the_page_of_dependencies_lists_the_clients_packages() -> None:
    """Whoever adds a package to the client says what it is for."""
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))

    assert set(package["devDependencies"]) == set(_rows("dependencies.md"))


def test_the_page_of_licences_names_the_licence_of_each() -> None:
    """What the packages need in turn is installed too, so its licence counts."""
    assert _packages() == _rows("licences.md")


def test_nothing_is_installed_whose_licence_we_do_not_know() -> None:
    """Packages for one kind of machine included."""
    licences = {package["license"] for path, package in LOCK["packages"].items() if path}

    assert set() == licences - FREE


def test_the_clients_lock_names_no_address() -> None:
    """A lock must serve every machine, whatever mirror it uses; whom to thank may stay."""
    packages = [
        {key: value for key, value in package.items() if key != "funding"}
        for package in LOCK["packages"].values()
    ]

    assert [] == [package for package in packages if "resolved" in package]
    assert [] == re.findall(r"\w+://\S+", json.dumps(packages))
