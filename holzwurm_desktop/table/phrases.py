"""The words on the table itself, the same in every game."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, translate

YOUR_TURN = QT_TRANSLATE_NOOP("table", "It is your turn, {name}.")
PICK_BY_KEYS = QT_TRANSLATE_NOOP(
    "table", "{card}: arrow keys choose a place, Enter lays it there, Esc puts it back."
)
TURN_OF = QT_TRANSLATE_NOOP("table", "It is {name}’s turn.")
PICK_TARGET = QT_TRANSLATE_NOOP("table", "{card}: choose a place. Esc puts it back.")
CARDS = translate("table", "%n card(s)", "", 1)
TOTAL = QT_TRANSLATE_NOOP("table", "Total {points}")
PRACTICE = QT_TRANSLATE_NOOP("table", "practice match")
HINT = QT_TRANSLATE_NOOP("table", "Hint: {reason} Enter plays it.")

ORDER = QT_TRANSLATE_NOOP("table", "Hand: {order}")
BY_COLOUR = QT_TRANSLATE_NOOP("table", "by colour")
BY_VALUE = QT_TRANSLATE_NOOP("table", "by value")
BY_POINTS = QT_TRANSLATE_NOOP("table", "by points")

HAND = QT_TRANSLATE_NOOP("table", "Your hand")
SEATS = QT_TRANSLATE_NOOP("table", "Players")
BUTTONS = QT_TRANSLATE_NOOP("table", "Buttons")
TABLE = QT_TRANSLATE_NOOP("table", "Card table")
KNOWN = QT_TRANSLATE_NOOP("table", "known in the hand: {cards}")
ON_TURN = QT_TRANSLATE_NOOP("table", "on turn")
KEY = QT_TRANSLATE_NOOP("table", "Key: {key}")
PLACE = QT_TRANSLATE_NOOP("table", "{number} of {count}")

ROUND_RESULT = QT_TRANSLATE_NOOP("table", "Round {number} of {count}")
WINNER = QT_TRANSLATE_NOOP("table", "{names} wins the match!")
WINNERS = QT_TRANSLATE_NOOP("table", "{names} share the win.")
NEXT_ROUND = QT_TRANSLATE_NOOP("table", "Next round")
SHOW_RESULT = QT_TRANSLATE_NOOP("table", "Result of the match")
SHOW_HANDS = QT_TRANSLATE_NOOP("table", "Last hands")
SAME_DEAL = QT_TRANSLATE_NOOP("table", "Play the same deal again")
REMATCH = QT_TRANSLATE_NOOP("table", "Rematch")
REPLAY = QT_TRANSLATE_NOOP("table", "Replay")
LOOK_AT_TABLE = QT_TRANSLATE_NOOP("table", "Look at the table")
BACK_TO_RESULT = QT_TRANSLATE_NOOP("table", "Back to the result")
AND = QT_TRANSLATE_NOOP("table", "{names} and {last}")
NEW_MATCH = QT_TRANSLATE_NOOP("table", "New game")
LOBBY = QT_TRANSLATE_NOOP("table", "Start page")
ROUND_COLUMN = QT_TRANSLATE_NOOP("table", "Round {number}")
TOTAL_COLUMN = QT_TRANSLATE_NOOP("table", "Total")
HINTS_USED = translate("table", "%n hint(s)", "", 1)
UNDOS_USED = translate("table", "%n move(s) taken back", "", 1)
STAND_INS = translate("table", "%n stand-in move(s)", "", 1)

SINCE_TURN = QT_TRANSLATE_NOOP("table", "Since your turn")
SINCE_DEAL = QT_TRANSLATE_NOOP("table", "Since the deal")
AGAIN = QT_TRANSLATE_NOOP("table", "Play it again")
FOLDED = QT_TRANSLATE_NOOP("table", "{title}: folded.")
UNFOLDED = QT_TRANSLATE_NOOP("table", "{title}: unfolded.")
NOTHING_YET = QT_TRANSLATE_NOOP("table", "Nobody else has moved yet.")
EARLIER = translate("table", "%n earlier", "", 1)
LATER = translate("table", "%n later", "", 1)

COACH = QT_TRANSLATE_NOOP("table", "Coach")
BEST_MOVES = QT_TRANSLATE_NOOP("table", "Best moves")
LESS = QT_TRANSLATE_NOOP("table", "Put away")
TAKE_BACK = QT_TRANSLATE_NOOP("table", "Take back")
GO_ON = QT_TRANSLATE_NOOP("table", "Go on")
NUMBERED = QT_TRANSLATE_NOOP("table", "{number}: {words}")

UNDO_AFTER_COACH = QT_TRANSLATE_NOOP("table", "The coach has shown you a better move.")
UNDO_AFTER_CARDS = QT_TRANSLATE_NOOP("table", "Cards have been shown since your move.")
UNDO_AFTER_END = QT_TRANSLATE_NOOP("table", "The round is over, and how it ended is known.")
UNDO_PRACTICE = QT_TRANSLATE_NOOP(
    "table",
    "If you take the move back, the match goes on as practice: with the same cards, but it does not count in the"
    " statistics.",
)
UNDO_YES = QT_TRANSLATE_NOOP("table", "Take the move back")
UNDO_NO = QT_TRANSLATE_NOOP("table", "Leave it")
UNDO_CLOSED = QT_TRANSLATE_NOOP(
    "table",
    "Others have yet to play this deal: what you have seen since your move cannot be forgotten, so it stands.",
)
NO_UNDO = QT_TRANSLATE_NOOP("table", "There is no move to take back.")
NOT_THERE = QT_TRANSLATE_NOOP("table", "This card cannot go there.")
CHOOSE_CARD = QT_TRANSLATE_NOOP("table", "Choose a card from your hand first.")

KEYS = {
    "Return": QT_TRANSLATE_NOOP("keys", "Enter"),
    "Enter": QT_TRANSLATE_NOOP("keys", "Enter"),
    "Esc": QT_TRANSLATE_NOOP("keys", "Esc"),
    "Backspace": QT_TRANSLATE_NOOP("keys", "Backspace"),
    "-": QT_TRANSLATE_NOOP("keys", "minus"),
}
"""Keys whose names depend on the language, and the one whose sign a screen reader passes over. All other hotkeys are
letters or digits, which do not."""
