package class

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// way is how somebody has come to the end of a puzzle, or not.
type way uint8

const (
	atOnce way = iota
	afterTries
	withHints // be it after tries, too
	notYet
	ways
)

func wayOf(t answers.Try) way {
	switch {
	case !t.Solved:
		return notYet
	case t.Hints > 0:
		return withHints
	case t.Missed > 0:
		return afterTries
	}
	return atOnce
}

// came counts the puzzles that somebody has solved, and those of them at once.
func came(tries []answers.Try) (solved, first int) {
	for _, t := range tries {
		if t.Solved {
			solved++
		}
		if wayOf(t) == atOnce {
			first++
		}
	}
	return solved, first
}

// puzzles lists, puzzle by puzzle, in which way how many have solved it, and then how far how many have come.
func (g *gathered) puzzles(of *page.Asked) (rows []Row) {
	all := len(g.list)
	answer := func(n, step int, words string) {
		if n > 0 {
			rows = append(rows, Row{Answer: true, Step: step, P: n, Of: all, Words: answered(n, all, words, hidden)})
		}
	}
	far := make([]int, len(of.Puzzles)+1)
	for i := range g.list {
		solved, _ := came(g.list[i].Tries)
		far[solved]++
	}
	for i := range of.Puzzles {
		var took [ways]int
		for j := range g.list {
			took[wayOf(g.list[j].Tries[i])]++
		}
		solved := all - took[notYet]
		rows = append(rows, Row{Step: i + 1, Words: solvedPuzzle(i+1, solved, all), P: solved, Of: all})
		for w, n := range took {
			answer(n, i+1, wayWords[w].String())
		}
	}
	rows = append(rows, Row{Words: solvedAll(far[len(far)-1], all), P: far[len(far)-1], Of: all})
	for solved, n := range slices.Backward(far) {
		answer(n, 0, solvedSome(solved, len(of.Puzzles)))
	}
	return rows
}

// tries writes a row for somebody who has been at a set of puzzles.
func tries(a *answers.Answers, row func(...string)) {
	solved, first := came(a.Tries)
	cells := []string{a.Name, strconv.Itoa(solved), strconv.Itoa(first)}
	for _, t := range a.Tries {
		cells = append(cells, tryWords(t))
	}
	row(cells...)
}

// tells reports whether the solution of the puzzle on the board is told.
func (c *Class) tells() bool {
	of := c.view.Class
	return len(of.Puzzles) > 0 && c.here().told && c.here().toldOf == of.Puzzle
}

// solution draws the winning move of the puzzle on the board, or what is to be blocked, if that is told. Nothing is to be
// moved there.
func (c *Class) solution(s *scene.Scene) {
	of := c.view.Class
	s.Mode = scene.Watch
	if !c.tells() {
		return
	}
	p := &of.Puzzles[of.Puzzle-1]
	if p.Block {
		if at, all := c.view.Cells(p.Palaces); all {
			s.Targets = scene.Targets{}
			s.Draw(scene.Put(scene.Tint, scene.Gold, at...))
			s.Draw(scene.Put(scene.Halo, scene.Gold, at...))
		}
		return
	}
	if at, all := c.view.Cells([]engine.Position{p.At, p.Wins}); all {
		s.Targets = scene.Targets{}
		s.Draw(scene.Put(scene.Tint, scene.Gold, at[1]))
		s.Draw(scene.Put(scene.Halo, scene.Gold, at[1]))
		s.Draw(scene.Arrow(scene.Night, at...))
	}
}
