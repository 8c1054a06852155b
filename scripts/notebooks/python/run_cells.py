"""Runs the code cells of a notebook in a kernel and reports what each of them printed.

Arguments: the notebook, the report to write, the working folder, the kernel, and code to run before the first cell.
"""

import json
import sys

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

SKIPPED = "skip-run"


def last_line(error: CellExecutionError) -> str:
    """The message of an error; with its traceback where the kernel says no more than that it failed."""
    generic = error.evalue == "Execution failed"
    return f"{error.ename}: {error.evalue}" + (f"\n{error.traceback}" if generic else "")


def main(source: str, report: str, folder: str, kernel: str, prelude: str) -> None:
    """Runs the notebook and stops at the first cell that fails."""
    notebook = nbformat.read(source, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=300,
        kernel_name=kernel,
        skip_cells_with_tag=SKIPPED,
        record_timing=False,
        resources={"metadata": {"path": folder}},
    )
    done, error = [], None
    with client.setup_kernel():
        if prelude:
            notebook.cells.append(nbformat.v4.new_code_cell(prelude))
            client.execute_cell(notebook.cells[-1], len(notebook.cells) - 1)
            notebook.cells.pop()
        for index, cell in enumerate(notebook.cells):
            if cell.cell_type != "code" or SKIPPED in cell.metadata.get("tags", []):
                continue
            try:
                client.execute_cell(cell, index, execution_count=len(done) + 1)
            except CellExecutionError as failure:
                error = {"cell": cell.id, "message": last_line(failure)}
                break
            cell.execution_count = len(done) + 1
            for output in cell.outputs:
                if output.output_type == "execute_result":
                    output.execution_count = cell.execution_count
            done.append({"id": cell.id, "outputs": cell.outputs, "execution_count": cell.execution_count})
    with open(report, "w", encoding="utf-8") as file:
        json.dump({"cells": done, **({"error": error} if error else {})}, file, ensure_ascii=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
