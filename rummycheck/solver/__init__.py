"""How is a hand laid best: with the fewest penalty points, and proven so?"""

from rummycheck.errors import TooHardError
from rummycheck.solver.advice import advice
from rummycheck.solver.best import Best
from rummycheck.solver.solver import Solver

__all__ = ("Best", "Solver", "TooHardError", "advice")
