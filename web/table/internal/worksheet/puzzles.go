package worksheet

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/paper"
	"github.com/palacegames/palace/web/internal/page"
)

// perPage is how many puzzles a page has.
const perPage = 6

// puzzles makes a worksheet of puzzles, which link leads to: six small boards on a page, and the answers on the last
// one.
func puzzles(list []puzzle.Puzzle, link string, wish Wish) (Worksheet, error) {
	made := Worksheet{Least: Least, Most: Most}
	mixed := slices.ContainsFunc(list, func(p puzzle.Puzzle) bool { return p.Game != list[0].Game })
	solution := Sheet{Words: []string{}, Drawings: []*paper.Drawing{}, Tasks: []SheetTask{}, Link: link}
	for i := range list {
		p := &list[i]
		m, err := posed(p, wish.Size)
		if err != nil {
			return made, err
		}
		made.Size = max(made.Size, m.window.W, m.window.H)
		rules := m.view.Game.Rules()
		if i%perPage == 0 {
			sheet := Sheet{Title: puzzlesTitle(mixed, p.Level, m.view.Game.Title()), Named: nameLine.String(), Words: []string{rules}, Drawings: []*paper.Drawing{}, Answers: []string{}}
			if mixed {
				sheet.Words = []string{}
			}
			words := findMove.String()
			if p.Block {
				words = findBlock.String()
			}
			if wish.Text != "" {
				words = wish.Text
			}
			sheet.Words, sheet.Tasks = append(sheet.Words, words), []SheetTask{}
			made.Pages = append(made.Pages, sheet)
		}
		board := SheetBoard{Title: numbered(i+1, ""), Drawings: []*paper.Drawing{}}
		if mixed {
			board.Title, board.Words = numbered(i+1, m.view.Game.Title()), rules
		}
		if piles := page.PilesOf(&m.view.View); piles != nil && !piles.Optional {
			board.Drawings = append(board.Drawings, paper.Heaps(counts(piles), piles.Names))
		}
		if !m.window.Empty() {
			board.Drawings = append(board.Drawings, m.board().Draw())
		}
		last := &made.Pages[len(made.Pages)-1]
		last.Boards = append(last.Boards, board)
		solution.Answers = append(solution.Answers, theAnswer(p.Block, i+1, p.At, squares(p.Palaces), p.Wins, squares(p.Also)))
	}
	solution.Title = solutionOf(made.Pages[0].Title)
	made.Pages = append(made.Pages, solution)
	return made, nil
}

// posed puts a puzzle on a board of its own.
func posed(p *puzzle.Puzzle, size int) (*maker, error) {
	session, err := link.Open(p.Board())
	if err != nil {
		return nil, err
	}
	m := &maker{view: &page.View{View: session.View()}, piece: true, plane: engine.Window{W: farthest, H: farthest}}
	if m.view.Game.Shape().Signed {
		m.plane = engine.Window{X: -farthest, Y: -farthest, W: 2 * farthest, H: 2 * farthest}
	}
	m.window = m.fit(size)
	if w := m.whole(); size == 0 && max(w.W, w.H) <= Most {
		m.window = w
	}
	return m, nil
}

// whole returns the window from the middle or the corner to the piece, with a square around it.
func (m *maker) whole() engine.Window {
	at := m.view.Standing()
	w := engine.Window{W: 1, H: 1}.Union(engine.Window{X: at.X, Y: at.Y, W: 1, H: 1})
	return m.trim(engine.Window{X: w.X - 1, Y: w.Y - 1, W: w.W + 2, H: w.H + 2})
}

// farthest is beyond every puzzle.
const farthest = 1 << 20
