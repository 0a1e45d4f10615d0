// Package engine holds the words that every engine of Palace shares: positions
// of any length, rays of options, windows and tiles of values, what is on a map, and how
// a game lists the methods that solve it. It knows no particular game, no pixels and no page.
//
// All games here are impartial and are played by moving one piece. A P-position (a
// palace) is lost for the player to move; every other position is an N-position.
// In a game in which squares may be blocked, at most K-1 of them are blocked
// before each move, and a position is P if and only if fewer than K of its options
// are P (K = 1 is ordinary play).
//
// A game is a definition and its methods. For Nim with two piles, a rook on a board, the
// options of (2,1) are two rays,
//
//	{From: (1,1), Step: (-1,0), Count: 2}   (1,1) (0,1)
//	{From: (2,0), Step: (0,-1), Count: 1}   (2,0)
//
// and its one method is the nim-sum: 2 xor 1 = 3 is not 0, so (2,1) is an N-position, and
// (1,1), whose nim-sum is 0, its only palace. Whoever wants to know asks Methods, which
// gives the question to the first method that it fits.
//
// References, by the keys that all packages use:
//   - [Bou01] C. L. Bouton. Nim, a game with a complete mathematical theory. Annals of
//     Mathematics 3, 1901.
//   - [CLN15] M. Cook, U. Larsson, T. Neary. A Cellular Automaton for Blocking Queen
//     Games. AUTOMATA 2015.
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020.
//   - [Fer74] T. S. Ferguson. On sums of graph games with last player losing. International
//     Journal of Game Theory 3, 1974.
//   - [Fra82] A. S. Fraenkel. How to beat your Wythoff games' opponent on three fronts.
//     American Mathematical Monthly 89, 1982.
//   - [Lan02] H. A. Landman. A simple FSM-based proof of the additive periodicity of the
//     Sprague-Grundy function of Wythoff's game. More Games of No Chance, 2002.
//   - [LSY24] U. Larsson, I. Saha, M. Yokoo. Subtraction Games in More Than One
//     Dimension. 2024.
//   - [LW14] U. Larsson, J. Wästlund. Maharaja Nim: Wythoff's Queen Meets the Knight.
//     Integers 14, 2014.
package engine

// Outcome says who wins a position under perfect play.
type Outcome uint8

// The two outcomes of an impartial game.
const (
	N Outcome = iota // the player who moves next wins
	P                // the player who moved previously wins: a palace
)

// String returns "N" or "P".
func (o Outcome) String() string {
	if o == P {
		return "P"
	}
	return "N"
}

// OutcomeValue returns what Outcomes say of a palace, 1, and of any other square, 0.
func OutcomeValue(palace bool) Int {
	if palace {
		return Num(1)
	}
	return Num(0)
}

// Kind says what the numbers of a Board mean.
type Kind uint8

// The kinds of values a square can carry.
const (
	Outcomes      Kind = iota // 1 for a P-position, 0 for an N-position
	PalaceNumbers             // how many palaces the square sees; P if fewer than K
	NimValues                 // the mex of the options' values; P if 0
	// Remoteness is in how many moves the game is over, the winner hurrying and the loser resisting;
	// P if even, where nothing is blocked and whoever cannot move has lost.
	Remoteness
	MisereRemoteness // the same where whoever cannot move has won; P if odd
)

// String returns the name the page and the command line use for the kind.
func (k Kind) String() string {
	switch k {
	case PalaceNumbers:
		return "palace"
	case NimValues:
		return "nim"
	case Remoteness, MisereRemoteness:
		return "remoteness"
	default:
		return "outcome"
	}
}

// Lasts reports whether values of this kind are numbers of moves until the end.
func (k Kind) Lasts() bool { return k == Remoteness || k == MisereRemoteness }

// Outcome says what value v of this kind makes of its square, in a game with
// blocking number k (1 where nothing is blocked).
func (k Kind) Outcome(v int32, blocking int) Outcome {
	var p bool
	switch k {
	case PalaceNumbers:
		p = int(v) < blocking
	case NimValues:
		p = v == 0
	case Remoteness:
		p = v%2 == 0
	case MisereRemoteness:
		p = v%2 == 1
	default:
		p = v == 1
	}
	if p {
		return P
	}
	return N
}
