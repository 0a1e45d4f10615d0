// Package worksheet makes a sheet of paper for a class of the position on the table: a board
// without marks, tasks and lines to write on, and on a second page the solution, which the
// engines find.
//
// Of the queen on (2,1) in Wythoff Nim the second page marks (0,0), (1,2), (2,1), … and says
// that (2,1) is a palace: no move leads to another palace.
//
// worksheet.go puts both pages together, board.go draws, answer.go solves, puzzles.go makes a sheet of several puzzles.
package worksheet

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/paper"
	"github.com/palacegames/palace/web/internal/page"
)

// Wish is what whoever makes a worksheet chooses.
type Wish struct {
	Size  int    `json:"size,omitempty"`  // of the board, 0 for what fits
	Text  string `json:"text,omitempty"`  // a task of one's own, "" for those that go without saying
	Heaps *bool  `json:"heaps,omitempty"` // whether piles are drawn; nil for what goes without saying
	// Puzzles is the link of a set of puzzles, "" for what is on the table.
	Puzzles string `json:"puzzles,omitempty"`
}

// The sizes of a board, and the longest task.
const (
	Least   = 4
	Most    = 24
	usual   = 10
	maxText = 2000 // bytes
)

// maker makes one worksheet.
type maker struct {
	view   *page.View
	of     *lesson.Lesson // nil outside of a lesson
	step   *lesson.Step
	piece  bool // it is shown
	window engine.Window
	plane  engine.Window
	made   Worksheet
}

// Place is what stands around the board: a lesson at one of its steps, or none, which is nil, and
// whether the piece is shown.
type Place struct {
	Lesson *lesson.Lesson
	Step   *lesson.Step
	Piece  bool
	Puzzle bool // one that nobody has solved yet, so that there is no page with its solution
	// Puzzles are to be on the sheet instead of the board, and Link leads to them.
	Puzzles []puzzle.Puzzle
	Link    string
}

// Make makes a worksheet of the position on the table, whose board lies on a plane.
func Make(v *page.View, plane engine.Window, at Place, wish Wish) (Worksheet, error) {
	m := &maker{view: v, of: at.Lesson, step: at.Step, piece: at.Piece, plane: plane}
	if len(wish.Text) > maxText {
		return m.made, errLong
	}
	if wish.Size != 0 && (wish.Size < Least || wish.Size > Most) {
		return m.made, errBoardSize(Least, Most)
	}
	if len(at.Puzzles) > 0 {
		return puzzles(at.Puzzles, at.Link, wish)
	}
	m.window = m.fit(wish.Size)
	piles := page.PilesOf(&v.View)
	drawn := piles != nil && !piles.Optional
	if wish.Heaps != nil {
		drawn = piles != nil && *wish.Heaps
	}
	m.made = Worksheet{Size: max(m.window.W, m.window.H), Least: Least, Most: Most, Heaps: piles != nil, Drawn: drawn}
	boards := func(b *paper.Board) []*paper.Drawing {
		var all []*paper.Drawing
		if drawn {
			all = append(all, paper.Heaps(counts(piles), piles.Names))
		}
		if !m.window.Empty() {
			all = append(all, b.Draw())
		}
		return all
	}
	m.made.Pages = []Sheet{{
		Title: m.title(), Named: nameLine.String(), Words: m.introduction(), Drawings: boards(m.board()), Tasks: m.tasks(wish.Text), Answers: []string{},
	}}
	// What a task of a lesson keeps back is on the second page all the same.
	if v.Settings.Without&(game.WhyHelp|game.SaveHelp) != 0 || v.Hidden() || at.Puzzle {
		m.made.Words = noSolution.String()
		return m.made, nil
	}
	solved, answers, err := m.solve()
	if err != nil {
		return Worksheet{}, err
	}
	m.made.Pages = append(m.made.Pages, Sheet{
		Title: solutionOf(m.title()), Words: []string{}, Drawings: boards(solved), Tasks: []SheetTask{}, Answers: answers,
	})
	return m.made, nil
}

// title says what the sheet is about.
func (m *maker) title() string {
	if m.of != nil {
		return stepTitle(m.of.Title, m.step.Title)
	}
	return m.view.Game.Title()
}

// introduction returns what a step says, or the rules.
func (m *maker) introduction() []string {
	if m.step != nil {
		return m.step.Words
	}
	return []string{m.view.Game.Rules()}
}

// tasks lists what is to be done.
func (m *maker) tasks(own string) []SheetTask {
	task := func(words string, lines int, options ...string) SheetTask {
		return SheetTask{Words: words, Lines: lines, Options: append([]string{}, options...)}
	}
	if own != "" {
		return []SheetTask{task(own, 3)}
	}
	if m.step == nil || m.step.Task == nil {
		list := []SheetTask{}
		if m.solvable() {
			list = append(list, task(markLost.String(), 0))
		}
		if m.view.Phase != game.OverPhase {
			list = append(list, task(whoWins(m.view.Place(m.view.Here)), 2))
		}
		return list
	}
	t := m.step.Task
	ask := func(words string) string { return strings.TrimSpace(t.Ask + " " + words) }
	switch t.Kind {
	case lesson.Win:
		return []SheetTask{task(ask(playNeighbour.String()), 0), task(whoWins(m.view.Place(m.view.Here)), 2)}
	case lesson.Tap:
		first, last := engine.At(t.In.X, t.In.Y), engine.At(t.In.X+t.In.W-1, t.In.Y+t.In.H-1)
		return []SheetTask{task(ask(markSquares(string(t.Side), first, last)), 0)}
	case lesson.Outcome:
		return []SheetTask{task(ask(whoWinsFrom(t.At)), 1, nextWins.String(), otherWins.String())}
	case lesson.Choose:
		return []SheetTask{task(ask(tickOne.String()), 1, t.Options...)}
	}
	return []SheetTask{task(ask(writeAnswer.String()), 2)}
}
