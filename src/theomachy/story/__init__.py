"""The story of a game: everybody's chances, what turned them, who was lucky and who was good."""

from theomachy.story.account import Account, Share
from theomachy.story.choices import Adviser, Choice
from theomachy.story.telling import Story, for_stories, story_of
from theomachy.story.turns import Turn

__all__ = ["Account", "Adviser", "Choice", "Share", "Story", "Turn", "for_stories", "story_of"]
