"""Every sentence and name for people, in English and French; what is wrong, said in either."""

from theomachy.locales.speech import LANGUAGES, Speech, learn_words_of, sources, speech
from theomachy.locales.wrong import Unknown, Wrong, named, sentence

__all__ = [
    "LANGUAGES", "Speech", "Unknown", "Wrong", "learn_words_of", "named", "sentence", "sources",
    "speech",
]  # fmt: skip
