"""The command `theomachy`, also as `python -m theomachy`.

Processes that it starts read this file again: what only the command needs is read when it runs.
"""


def main() -> None:
    from theomachy.cli import main as command

    command()


if __name__ == "__main__":
    main()
