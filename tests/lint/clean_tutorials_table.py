"""What do the clean tutorials among the samples show, and what do they say of it, the same in every format?

Each line is a hand as it is read, and behind an arrow what it is said to be; `-` where nothing is said of it.
"""

CLEAN = {
    "sequences": """
5♥ 6♥ 7♥ -> pure sequence
3♠ 4♠ 5♠ 6♠ -> pure sequence
4♥ 5♥ 6♥ -> pure sequence
7♠ 8♠ 9♠ -> pure sequence
A♥ 2♥ 3♥ -> pure sequence
5♥ 6♥ 7♥ -> pure sequence
5♥ 6♥ 7♥ -> pure sequence
10♠ J♠ Q♠ K♠ -> pure sequence
5♠ 6♠ 7♠ -> pure sequence
7♦ 8♦ 9♦ 10♦ -> pure sequence
A♠ 2♠ 3♠ 4♠ -> meld
Q♠ K♠ A♠ -> meld
A♠ K♠ Q♠ -> meld
K♠ A♠ 2♠ -> not meld
2♠ A♠ K♠ -> not meld
Q♥ K♥ A♥ -> pure sequence
K♥ A♥ 2♥ -> not sequence
4♠ PJ (as 5♠) 6♠ -> impure sequence
4♠ 5♠ PJ (as 6♠ or 3♠) -> impure sequence
5♥ PJ 7♥ -> impure sequence
8♠ PJ (as 9♠) 10♠ -> impure sequence
8♠ 9♠ PJ (as 7♠ or 10♠) -> impure sequence
10♣ J♣ PJ -> impure sequence
4♣ 5♣ PJ -> impure sequence; PJ stands for 6♣
5♥ 6♥ PJ -> impure sequence
K♠ PJ J♠ 10♠ -> -
K♣ Q♣ J♣ 7♦ -> impure sequence
8♣ 9♣ 10♣ -> pure sequence
8♣ 10♣ J♣ -> impure sequence
4♥ 5♠ 6♥ -> not sequence
K♦ A♦ 2♦ -> not sequence
4♥ PJ 8♥ -> not sequence
""",
    "sets": """
3♥ 3♠ 3♣ -> set
7♥ 7♠ 7♣ 7♦ -> set
A♥ A♣ A♦ -> set
8♦ 8♣ 8♠ 8♥ -> set
7♥ 7♦ 7♠ -> set
5♠ 5♥ 5♦ -> set
8♠ 8♣ 8♥ -> set
9♥ 9♣ 9♦ -> set
7♠ 7♥ 7♣ -> set
5♦ 5♠ 5♥ -> set
3♣ 3♠ 3♥ 3♦ -> set
K♥ K♠ K♦ K♣ -> set
7♥ 7♠ 7♣ -> set
3♥ 3♠ 3♦ -> set
5♦ 5♣ PJ -> set
5♦ 5♣ 5♠ PJ -> set
7♠ 7♥ PJ -> set
5♣ 5♠ PJ -> set
K♣ K♦ K♥ PJ -> set
9♦ Q♠ 9♠ 9♥ -> set; Q♠ stands for 9♣
5♦ 5♣ Q♠ PJ -> set
2♠ 2♥ 4♦ (joker) -> set
K♠ K♠ K♥ -> not set
7♠ 7♠ 7♥ -> not set
8♠ 8♠ 8♥ -> not set
5♠ 5♠ 5♥ -> not set; cards of the same suit
7♠ 7♥ 7♣ 7♦ PJ -> not set
9♣ 9♣ 9♦ -> not meld
""",
    "jokers": """
3♥ PJ 5♥ -> PJ stands for 4♥
7♠ 8♠ PJ -> PJ stands for 6♠
10♦ J♦ PJ -> PJ stands for 9♦
4♥ 5♥ PJ 7♥ -> impure sequence
10♠ PJ Q♠ -> impure sequence
9♣ 10♣ PJ Q♣ -> impure sequence
6♦ 7♦ Q♠ 9♦ -> impure sequence
5♠ Q♥ 7♠ 8♠ PJ -> impure sequence
9♦ Q♠ 9♠ 9♥ -> set
J♠ Q♠ K♠ -> pure sequence
7♥ 8♥ 5♥ (as 9♥) -> impure sequence
5♥ 3♠ 7♥ -> impure sequence; 3♠ stands for 6♥
6♦ 6♠ 6♥ 3♣ (joker) -> set
10♠ 10♦ 9♥ (joker) -> set
A♥ 2♥ 3♥ | 9♠ 10♠ PJ Q♠ | 7♣ 7♦ 7♥ | K♣ K♦ K♠ -> a valid declaration; PJ stands for J♠
A♥ 2♥ 3♥ -> pure sequence
A♥ PJ 3♥ | 9♠ 10♠ 5♦ Q♠ | 7♣ 7♦ 7♥ | K♣ K♦ K♠ -> a wrong declaration; 0 pure sequence
""",
    "declarations": """
A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ -> a valid declaration; 2 pure sequence and 2 set
2♠ 3♠ 4♠ | 5♥ 6♥ 7♥ | 9♦ 9♣ 9♠ | 8♦ 8♣ 8♥ 8♠ -> a valid declaration
4♥ 5♥ 6♥ | 9♣ 10♣ PJ Q♣ | K♠ K♥ K♦ | 3♠ 3♥ 3♦ -> a valid declaration; PJ stands for J♣
4♥ 5♥ 6♥ | 9♣ 10♣ PJ Q♣ | K♠ K♥ K♦ | 3♠ 3♥ 3♦ -> a valid declaration; pure sequence; impure sequence; set; set
2♣ 3♣ 4♣ 5♣ | 6♣ 7♣ 8♣ | 9♣ 10♣ J♣ | Q♣ K♣ A♣ -> a valid declaration
A♥ 2♥ 3♥ 10♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ -> a valid declaration; 10♥ stands for 4♥
5♣ 6♣ 7♣ -> pure sequence
8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♦ | 5♦ 5♠ 5♥ 10♥ -> a wrong declaration; 4 set and 0 sequence
2♠ 3♠ 4♠ | 9♦ 9♣ 9♠ | 8♦ 8♣ 8♥ | 7♦ 7♣ 7♥ 7♠ -> a wrong declaration; 1 sequence
2♠ PJ 4♠ | 5♥ PJ 7♥ | 9♦ 9♣ 9♠ | 8♦ 8♣ 8♥ 8♠ -> a wrong declaration; a wrong declaration; 0 pure sequence
A♥ 2♥ 3♥ 4♥ 5♥ | 4♣ 5♣ 6♣ 7♣ | 8♦ 8♦ 8♥ 8♣ -> a wrong declaration
8♦ 8♦ 8♥ 8♣ -> not meld; cards of the same suit
A♥ 2♥ 3♥ | 9♠ 10♠ J♠ Q♠ | 7♣ 7♦ 7♥ | K♣ K♦ K♠ -> a valid declaration
A♥ 2♥ 3♥ | 9♠ 9♦ 9♣ 9♥ | 7♣ 7♦ 7♥ | K♣ K♦ K♠ -> a wrong declaration
A♥ 2♥ 3♥ | 9♠ 10♠ PJ Q♠ | 7♣ 7♦ 7♥ | K♣ K♦ PJ -> a valid declaration
A♠ 2♠ 3♠ | 9♦ 10♦ J♦ Q♦ | 7♣ 7♦ 7♥ | K♣ K♦ K♠ -> a valid declaration
A♠ 2♠ 3♠ | 9♦ 9♥ 9♣ 9♠ | 7♣ 7♦ 7♥ | K♣ K♦ K♠ -> a wrong declaration
""",
    "points": """
5♥ J♠ 8♦ -> 23 points
2♦ 5♥ 8♠ J♣ Q♥ PJ -> 35 points
K♠ 9♥ 4♣ -> 23 points
A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 10♣ | 2♦ 4♠ | K♠ J♥ -> 52 points
4♠ 4♥ 4♣ | 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣ -> 78 points
A♠ K♥ Q♦ | J♣ 10♠ 9♥ | A♦ K♣ Q♠ | J♥ 10♦ 9♣ 8♥ -> 126 points; 80 points
A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ -> 0 points
5♥ 6♥ 7♥ | 2♠ 3♠ PJ | 9♦ J♣ | K♦ Q♠ | 8♠ 4♦ A♣ -> 61 points
4♦ 5♦ 6♦ | J♠ Q♠ K♠ | K♥ K♣ 3♥ | 7♠ 7♥ A♣ 2♦ -> 49 points
3♠ 4♠ 5♠ | 7♥ 8♥ PJ | J♦ J♣ J♠ | 2♥ 4♦ 6♣ 9♠ -> 21 points
A♣ 2♣ 3♣ | 9♦ 10♦ J♦ | Q♥ Q♠ Q♣ | 5♠ 5♦ 5♥ | K♥ -> 10 points
A♣ 2♣ 3♣ | 9♦ 10♦ J♦ | Q♥ Q♠ Q♣ | 5♠ 5♦ 5♥ 5♣ -> 0 points
""",
    "three-thirteen": """
A♣ 2♣ 3♣ -> sequence
4♥ 5♥ K♣ (as 6♥) -> sequence
8♥ 9♥ 10♥ -> sequence
4♠ 4♥ 4♣ -> set
8♣ 8♦ K♠ (as 8) -> set
K♣ A♣ 2♣ -> sequence; K♣ stands for 3♣
Q♦ J♦ 10♦ 9♦ -> sequence
A♠ 7♦ Q♣ 9♥ -> 27 points
4♥ 5♥ 6♥ | 7♥ K♣ 9♥ | 8♣ 8♦ 8♠ | 2♦ 3♦ 4♦ 5♦ -> 0 points
7♥ K♣ 9♥ -> sequence; K♣ stands for 8♥
""",
    "gin": """
5♥ 6♥ 7♥ -> sequence
10♠ J♠ Q♠ K♠ -> sequence
J♠ Q♠ K♠ -> sequence
4♣ 5♣ 6♣ -> sequence
5♠ 6♠ 7♠ -> sequence
10♣ 10♦ 10♥ 10♠ -> set
K♠ K♥ K♦ K♣ -> set
7♣ 7♥ 7♠ -> set
A♣ 2♣ 3♣ -> sequence
Q♣ K♣ A♣ -> not sequence
A♣ 2♣ 3♣ | 4♦ 5♦ 6♦ | 7♥ 8♥ 9♥ | 10♠ -> 10 points; 10 points
A♠ 2♠ 3♠ | 7♥ 8♥ 9♥ | K♣ K♦ K♥ | 5♣ -> 5 points
2♣ 3♣ 4♣ 5♣ 6♣ | 8♦ 9♦ 10♦ J♦ Q♦ -> 0 points
5♥ 6♥ 7♥ 8♥ 9♥ | K♣ K♦ K♠ | 2♣ 3♦ -> 5 points
A♠ 2♠ 3♠ | 7♥ 8♥ 9♥ | K♣ K♦ K♥ K♠ -> 0 points
A♣ A♥ A♠ | 2♣ 2♥ 2♠ | 3♣ 3♥ 3♠ | K♦ -> 10 points
2♦ 3♥ 4♥ 5♥ 9♦ 9♥ 9♠ K♣ K♥ K♠ -> 2 points
A♥ A♠ 2♥ 3♣ 7♣ 7♥ 7♠ J♣ J♦ J♥ -> 7 points
""",
}

CLAIMS = {"sequences": 32, "sets": 30, "jokers": 20, "declarations": 23, "points": 22, "three-thirteen": 13, "gin": 20}
"""How many claims are understood at least, those about the rules included."""
