"""What a command of the command line is made of, and how it says that something is wrong."""

from argparse import ArgumentParser, Namespace
from typing import Protocol


class CliCommand(Protocol):
    """A module of this package that is one command."""

    DESCRIPTION: str
    EXAMPLES: str

    def configure(self, parser: ArgumentParser) -> None:
        """Add the command's own options."""

    def run(self, args: Namespace) -> int:
        """Do it; what is returned becomes the exit status."""


class Complaint(Exception):
    """A sentence for the person at the terminal, ending the command with a status other than 0."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status
