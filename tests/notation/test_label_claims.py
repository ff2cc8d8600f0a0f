"""What does a label claim of a group, and is it one of a group at all?"""

import pytest

from rummycheck.labels import Claim, claim_of, is_group_label

CLAIMS = {
    Claim.PURE_SEQUENCE: ["Pure sequence", "pure run", "PURE SEQUENCES", "Pure life", "pure", "1st pure sequence"],
    Claim.IMPURE_SEQUENCE: ["Impure sequence", "impure run", "Impure", "Impure life"],
    Claim.SEQUENCE: ["Second sequence", "Run", "runs", "Sequence 1", "Straight", "First life"],
    Claim.SET: ["Set", "sets", "Set 2", "Trail", "triplet", "Book", "valid set", "pure set", "Impure set"],
    Claim.NO_MELD: ["Invalid set", "invalid sequence", "No meld", "Wrong set", "invalid pure sequence"],
}
GROUPS_WITHOUT_A_CLAIM = ["Meld 1", "Group", "groups", "Pair", "Unmatched", "Unmatched cards", "ungrouped", "Remaining",
                          "10 deadwood", "3 points", "The rest", "Others", "Tunnela 1", "dublees",
                          "Triple"]  # fmt: skip
WHOLE_HANDS = ["Player 1", "Example 2", "Hand", "hand 3", "Ravi", "Setup", "Runner", "Asset", "Impurely", "Declaration"]


@pytest.mark.parametrize(
    ("claim", "label"),
    [(claim, label) for claim, labels in CLAIMS.items() for label in labels],
    ids=[label for labels in CLAIMS.values() for label in labels],
)
def test_a_label_claims_a_kind_of_group(claim: Claim, label: str) -> None:
    assert claim_of(label) is claim
    assert is_group_label(label)


@pytest.mark.parametrize("label", GROUPS_WITHOUT_A_CLAIM)
def test_a_label_may_speak_of_a_group_and_claim_nothing(label: str) -> None:
    assert claim_of(label) is None
    assert is_group_label(label)


@pytest.mark.parametrize("label", WHOLE_HANDS)
def test_other_words_name_a_hand(label: str) -> None:
    assert claim_of(label) is None
    assert not is_group_label(label)


@pytest.mark.parametrize("label", ["Wrong declaration 1", "Invalid declaration", "Hand no 1", "No 2"])
def test_what_is_said_of_a_whole_hand_is_no_claim_of_its_first_group(label: str) -> None:
    assert claim_of(label) is None
    assert not is_group_label(label)


def test_a_claim_is_the_tag_of_a_meld() -> None:
    assert [claim.value for claim in Claim] == ["pure_sequence", "impure_sequence", "sequence", "set", "no_meld"]
