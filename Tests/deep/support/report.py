"""The results of a check: its amount, its seed, and the lines that `Tests/deep/run` counts."""

import os
import pathlib
import sys
import traceback

FIRST_SEED = 20_261  # as in RandomNumbers of the Swift tests
MOST_FAILURES = 5  # a defect fails many cases; the first few show it

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Report:
    """Collects the faults of a check and keeps what is needed to repeat them."""

    def __init__(self, amount, unit):
        """amount is that of a full run, in units such as "cases"; DEEP_AMOUNT sets another one."""
        check = os.path.basename(sys.argv[0])
        backend = os.environ.get("RIG_BACKEND")
        self.name = f"{check} ({backend})" if backend else check
        self.amount = int(os.environ.get("DEEP_AMOUNT") or amount)
        given = os.environ.get("POPSHEET_SEED") or FIRST_SEED
        self.seed = int.from_bytes(os.urandom(3), "big") if given == "random" else int(given)
        self.directory = pathlib.Path(os.environ.get("DEEP_OUTPUT") or ROOT / ".build/deep") / "kept"
        self.directory.mkdir(parents=True, exist_ok=True)
        # A case is repeated alone; where all that runs is one case, all of it.
        self.repeated = self.amount if unit in ("commands", "minutes") else 1
        self.failures = 0
        self.check = check
        # Printed at once, for the time limit leaves no other line.
        print(f"{self.name}: {self.amount} {unit}, POPSHEET_SEED={self.seed}", flush=True)

    @property
    def is_hopeless(self):
        return self.failures >= MOST_FAILURES

    def fail(self, fault, seed=None, command="", kept=()):
        """Prints one fault. kept has pairs of a suffix and bytes, which become files."""
        self.failures += 1
        repeated = (
            f"; DEEP_AMOUNT={self.repeated} POPSHEET_SEED={seed} Tests/deep/run {self.check} repeats it"
            if seed is not None
            else ""
        )
        print(f"✘ {self.name}: {fault}{repeated}", flush=True)
        if command:
            print(f"    {command}", flush=True)
        for suffix, content in kept:
            file = self.directory / f"{self.check}-{seed}-{self.failures}.{suffix}"
            file.write_bytes(content)
            print(f"    {suffix}: {file}", flush=True)

    def note(self, text):
        print(f"  {self.name}: {text}", flush=True)

    def end(self):
        """Prints the result and ends the process; an exit status without a line is a failure of its own."""
        if not self.failures:
            print(f"✔ {self.name}", flush=True)
        sys.stdout.flush()
        os._exit(1 if self.failures else 0)


def run_check(amount, unit, body):
    """Runs a check's body with its report; an exception is a failure."""
    report = Report(amount, unit)
    try:
        body(report)
    except Exception:
        report.fail("the check itself failed")
        traceback.print_exc(file=sys.stdout)
    report.end()
