package placing

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// About is the idea as a family offers it, for a piece of that name.
func About(many, source string, examples ...idea.Example) idea.Idea {
	return idea.Idea{
		Name:     "placing",
		Title:    "Pieces, placed one by one",
		About:    "Go through the squares in the order of their numbers, and put a piece on each square that no earlier piece attacks. Grey squares are attacked. Here the " + many + " end up on the palaces.",
		More:     "A palace is a square where the player to move loses. No move leads from a palace to a palace, and from every other square some move leads to a palace.",
		Source:   source,
		Examples: examples,
	}
}

// The piece that is a queen and a knight.
const maharaja, maharajas = "Maharaja", "Maharajas"

// The boards.
const (
	spiralTitle        = "whole plane, along a spiral"
	antidiagonalsTitle = "quarter, by antidiagonals"
	filesTitle         = "quarter, column by column"
	sectorTitle        = "eighth (45°), row by row"
	ranksTitle         = "n × n, row by row"
	squareTitle        = "n × n, by antidiagonals"
)

// The controls.
const (
	boardLabel   = "Board"
	pieceLabel   = "Piece"
	showLabel    = "On the squares"
	numbersLabel = "their numbers"
	valuesLabel  = "nim-values"
	sideLabel    = "n"
)

func upper(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[size:]
}

func errDistant(p Piece) error {
	return idea.TooFar(p.many + " are placed from square 0 on")
}

func nextStep(one string) string { return "Place the next " + one }

// words says what is seen.
func (s *scene) words() (all []string) {
	if s.points {
		all = append(all, s.pointed())
	}
	all = append(all, s.sum())
	switch own := s.choice.piece == 0; {
	case own && s.choice.board == 0:
	case own && s.board.unnumbered:
		all = append(all, sameSquares(s))
	case s.board.unnumbered:
		all = append(all, oneEach(s))
	default:
		all = append(all, otherGame(s))
	}
	if s.choice.values {
		all = append(all, "Each square has its nim-value: the smallest number that no earlier square on its lines has. The "+s.piece.many+" stand on the 0s.")
	}
	if s.window.Area() > mostMarked {
		all = append(all, idea.Closer("which squares are attacked"))
	}
	return all
}

// sameSquares says that the order of the files gives the same.
func sameSquares(s *scene) string {
	return fmt.Sprintf("The %s stand on the same squares as along the antidiagonals.", s.piece.many)
}

// oneEach says how the order of the files goes.
func oneEach(s *scene) string {
	return fmt.Sprintf("In every %s one %s takes the first %s on which none from the %ss before attacks it.", s.set.Files, s.piece.one, s.set.Ranks, s.set.Files)
}

// otherGame says what another piece or another board stands for.
func otherGame(s *scene) string {
	return fmt.Sprintf("This is another game than the one on the board: move a %s to any square it attacks that comes earlier here. The %s are where the player to move loses.", s.piece.one, s.piece.many)
}

// square names a square and its number.
func (s *scene) square(c engine.Cell) string {
	if n, ok := s.number[c]; ok && !s.board.unnumbered {
		return fmt.Sprintf("Square %d, %s,", n, idea.PlaceOf(c))
	}
	return idea.PlaceOf(c)
}

// pointed is about the square that somebody points at.
func (s *scene) pointed() string {
	name := s.square(s.at)
	switch i, piece := s.on[s.at]; {
	case !s.inBoard(s.at):
		return idea.PlaceOf(s.at) + " does not belong to this board."
	case piece && i < s.placed:
		return fmt.Sprintf("%s has %s number %d: none of those before attacks it.", name, s.piece.one, i)
	case len(s.before(s.at)) > 0:
		return fmt.Sprintf("%s is attacked by %s.", name, s.listed(s.before(s.at)))
	case piece:
		return fmt.Sprintf("%s is not attacked: %s number %d will settle there.", name, s.piece.one, i)
	}
	return name + " is not attacked by any piece so far."
}

// listed names pieces by where they stand.
func (s *scene) listed(pieces []int) string {
	var parts []string
	for _, i := range pieces {
		p := s.settled[i]
		how := ""
		switch dx, dy := p.at.X-s.at.X, p.at.Y-s.at.Y; {
		case dx == 0:
			how = " along the " + s.set.Ranks
		case dy == 0:
			how = " along the " + s.set.Files
		case dx == dy || dx == -dy:
			how = " along a diagonal"
		}
		where := fmt.Sprintf("on %d", p.number)
		if s.board.unnumbered {
			where = "at " + idea.PlaceOf(p.at)
		}
		parts = append(parts, "the "+s.piece.one+" "+where+how)
	}
	if k := len(parts); k > 1 {
		return strings.Join(parts[:k-1], ", ") + " and " + parts[k-1]
	}
	return parts[0]
}

// sum says how many stand, and where the next one goes.
func (s *scene) sum() string {
	stand := fmt.Sprintf("%d %s stand", s.placed, s.piece.many)
	if s.placed == 1 {
		stand = "One " + s.piece.one + " stands"
	}
	if s.placed == len(s.settled) {
		if s.ended {
			return stand + ", and every other square is attacked."
		}
		return stand + "; farther out nothing has been placed here."
	}
	next := s.settled[s.placed]
	if s.board.unnumbered {
		return fmt.Sprintf("%s, one in every %s. In %s %d the next one goes to %s %d.", stand, s.set.Files, s.set.Files, next.at.Y, s.set.Ranks, next.at.X)
	}
	before := -1
	if s.placed > 0 {
		before = s.settled[s.placed-1].number
	}
	switch next.number - before {
	case 1:
		return fmt.Sprintf("%s. The next one goes to the very next square, %d.", stand, next.number)
	case 2:
		return fmt.Sprintf("%s. Square %d is attacked, so the next one goes to %d.", stand, before+1, next.number)
	case 3:
		return fmt.Sprintf("%s. Squares %d and %d are attacked, so the next one goes to %d.", stand, before+1, before+2, next.number)
	}
	return fmt.Sprintf("%s. The squares %d to %d are all attacked, so the next one goes to %d.", stand, before+1, next.number-1, next.number)
}

func settleTitle(s *scene) string {
	if s.board.unnumbered {
		return "The " + s.set.Ranks + " in every " + s.set.Files + sequenceOf(s, rowSequences)
	}
	return "The squares where " + s.piece.many + " settle" + sequenceOf(s, squareSequences)
}

func valuesTitle(s *scene) string {
	return "The nim-values along the numbers" + sequenceOf(s, valueSequences)
}

func tableTitle(s *scene) string { return upper(s.piece.many) + ", as they come" }

func tableHead(s *scene) []string {
	if s.board.unnumbered {
		return []string{"n", s.set.Ranks, s.set.Files, "attacked before"}
	}
	return []string{"n", "square", "x", "y", "attacked before"}
}

// sequenceOf names the sequence of the encyclopedia that a strip spells, if it has one.
func sequenceOf(s *scene, names map[spelt]string) string {
	if name, ok := names[spelt{s.board.name, s.piece.name}]; ok {
		return ", " + name
	}
	return ""
}
