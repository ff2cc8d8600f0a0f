"""How does a project want its articles to be checked?"""

from rummycheck.lint.settings.model import NO_SETTINGS, Settings
from rummycheck.lint.settings.nearest import NearestSettings
from rummycheck.lint.settings.reading import read_settings

__all__ = ("NO_SETTINGS", "NearestSettings", "Settings", "read_settings")
