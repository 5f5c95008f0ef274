"""What tests let a worker do."""

import os
import pathlib
import time


def hang():
    while True:
        time.sleep(60)


def die():
    os._exit(3)


def pid():
    return os.getpid()


def once(trouble, path):
    """Give trouble the first time, having left a name; then tell who answers."""
    if not pathlib.Path(path).exists():
        pathlib.Path(path).write_text(str(os.getpid()))
        trouble()
    return os.getpid()


def wait_for(path):
    """Until a file is there."""
    while not pathlib.Path(path).exists():
        time.sleep(0.01)


def note(path, line):
    """Write a line at the end of a file."""
    with pathlib.Path(path).open("a") as file:
        file.write(f"{line}\n")


def reject(wrong):
    raise wrong


class Homebound(Exception):
    """An exception that cannot be made again from its words."""

    def __init__(self, one, other):
        super().__init__(f"{one} and {other}")


def fail():
    raise Homebound("here", "there")


def size_of(data):
    return len(data)
