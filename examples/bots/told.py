"""A text agent: whatever answers a prompt can play. This one reads the list and takes the first.

    theomachy arena storm --bots text:examples.bots.told:answer,random --games 2 --trace told.jsonl

A language model takes its place as it is, by a function or by a program that reads a prompt and
writes an answer:

    theomachy arena storm --bots 'text:program:my-model --quiet,greedy' --clock 60
"""

LISTS = ("## Your legal moves", "## Vos coups permis")


def answer(prompt: str) -> str:
    """Everything there is to know is in the prompt; the last line of the answer is the move."""
    lines = prompt.splitlines()
    begun = next(n for n, line in enumerate(lines) if line.startswith(LISTS))
    return f"I have read the rules, and take the first of the list.\n\n{lines[begun + 2]}"
