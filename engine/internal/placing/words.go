package placing

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// Name is what links call the idea.
const Name = "placing"

// About is the idea as a family offers it, for a piece. It says which piece in the language that is spoken.
func About(p Piece, source words.Text, examples ...idea.Example) idea.Idea {
	return idea.Idea{Name: Name, Title: placingTitle, About: words.As(placingAbout(p)), More: placingMore, Source: source, Examples: examples}
}

// words says what is seen.
func (s *scene) words() (all []string) {
	if s.points {
		all = append(all, s.pointed())
	}
	all = append(all, s.sum())
	switch own := s.choice.piece == 0; {
	case own && s.choice.board == 0:
	case own && s.board.unnumbered:
		all = append(all, sameSquares(s.piece))
	case s.board.unnumbered:
		all = append(all, oneEach(s.set.Down, s.piece))
	default:
		all = append(all, otherGame(s.piece))
	}
	if s.piece.kind == hexagonal {
		all = append(all, hexagonsSeen.String())
	}
	if s.choice.values {
		all = append(all, valuesSeen(s.piece))
	}
	if s.window.Area() > mostMarked {
		all = append(all, closer.String())
	}
	return all
}

// pointed is about the square that somebody points at.
func (s *scene) pointed() string {
	n, numbered := s.number[s.at]
	numbered, at := numbered && !s.board.unnumbered, idea.PlaceOf(s.at)
	switch i, piece := s.on[s.at]; {
	case !s.inBoard(s.at):
		return noSquare(at)
	case piece && i < s.placed:
		return hasPiece(numbered, n, at, s.piece, i)
	case len(s.before(s.at)) > 0:
		return isAttacked(numbered, n, at, s.listed(s.before(s.at)))
	case piece:
		return notAttacked(numbered, n, at, s.piece, i)
	}
	return neverAttacked(numbered, n, at)
}

// listed names pieces by where they stand.
func (s *scene) listed(pieces []int) (all []string) {
	ranks, files := "column", "row" // the squares of the same x, and those of the same y
	if s.set.Down {
		ranks, files = files, ranks
	}
	for _, i := range pieces {
		p, line := s.settled[i], ""
		switch dx, dy := p.at.X-s.at.X, p.at.Y-s.at.Y; {
		case dx == 0:
			line = ranks
		case dy == 0:
			line = files
		case dx == dy || dx == -dy:
			line = "diagonal"
		}
		numbered, at := !s.board.unnumbered, idea.PlaceOf(p.at)
		if line == "" {
			all = append(all, leaper(s.piece, numbered, p.number, at))
		} else {
			all = append(all, attacker(s.piece, numbered, p.number, at, line))
		}
	}
	return all
}

// sum says how many stand, and where the next one goes.
func (s *scene) sum() string {
	if s.placed == len(s.settled) {
		return standingAll(s.ended, s.placed, s.piece)
	}
	next := s.settled[s.placed]
	if s.board.unnumbered {
		return standingFiles(s.placed, s.piece, s.set.Down, next.at.Y, next.at.X)
	}
	first, to := 0, next.number
	if s.placed > 0 {
		first = s.settled[s.placed-1].number + 1
	}
	return standing(s.placed, s.piece) + " " + nextOf(to-first, first, to-1, to)
}

func settleTitle(s *scene) string {
	if s.board.unnumbered {
		return sequenceOf(filesStrip(s.set.Down), s, rowSequences)
	}
	return sequenceOf(squaresStrip(s.piece), s, squareSequences)
}

func tableHead(s *scene) []words.Text {
	if !s.board.unnumbered {
		return []words.Text{"n", squareHead, "x", "y", attackedHead}
	}
	if s.set.Down {
		return []words.Text{"n", rowHead, columnHead, attackedHead}
	}
	return []words.Text{"n", columnHead, rowHead, attackedHead}
}

// sequenceOf adds to a title the sequence of the encyclopedia that a strip spells, if it has one.
func sequenceOf(title string, s *scene, names map[spelt]string) string {
	if name, ok := names[spelt{s.board.name, s.piece.name}]; ok {
		return titled(title, name)
	}
	return title
}
