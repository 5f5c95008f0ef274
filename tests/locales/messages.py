"""The Fluent files as they are written: keys, in which file, with which variables."""

import functools

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from theomachy.locales import sources


class Mentions(visitor.Visitor):
    """The variables below a message, and the messages it refers to."""

    def __init__(self, message):
        self.variables, self.messages = set(), set()
        self.visit(message)

    def visit_VariableReference(self, node):  # noqa: N802 (named by Fluent)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


@functools.cache
def written(language):
    """The messages of a language as (file, key, mentions), in the order written."""
    return [
        (name, message.id.name, Mentions(message))
        for name, text in sources(language).items()
        for message in FluentResource(text).body
        if isinstance(message, ast.Message)
    ]


def keys(language, file=None):
    return [key for name, key, _ in written(language) if file in (None, name)]


def entries(language):
    """The messages of a language as (file, key, variables), in the order written."""
    return [(name, key, variables(language, key)) for name, key, _ in written(language)]


def variables(language, key):
    """What a message needs to be said, for itself and for the messages it refers to."""
    (mentions,) = (mentions for _, name, mentions in written(language) if name == key)
    others = (variables(language, other) for other in mentions.messages)
    return frozenset(mentions.variables.union(*others))
