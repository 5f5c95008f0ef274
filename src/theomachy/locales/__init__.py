"""Every sentence and name for people, in English and French; what is wrong, said in either."""

from theomachy.locales.speech import LANGUAGES, Speech, sources, speech
from theomachy.locales.wrong import Unknown, Wrong, sentence

__all__ = ["LANGUAGES", "Speech", "Unknown", "Wrong", "sentence", "sources", "speech"]
