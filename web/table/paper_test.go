package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/paper"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table/internal/worksheet"
)

// Every step of every lesson on paper: what it asks is on the first page with its options, one
// answer on the second, the board holds the squares of which the step speaks, and the piece
// stands on it where the screen shows it.
func TestWorksheetOfEveryStep(t *testing.T) {
	all, err := lessons.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range all {
		for i := range l.Steps {
			s := &l.Steps[i]
			where := l.Name + " step " + strconv.Itoa(i+1)
			r := newRoom(t)
			r.must("open", args{"link": "lesson=" + l.Name + "&step=" + strconv.Itoa(i+1)})
			made, refusal := r.sheet(args{})
			if refusal != "" || len(made.Pages) != 2 {
				t.Errorf("%s: %d pages, %s", where, len(made.Pages), refusal)
				continue
			}
			checkAsked(t, where, s.Task, &made)
			v := r.table.Page()
			for _, sheet := range made.Pages {
				board := sheet.Drawings[len(sheet.Drawings)-1]
				checkBoard(t, where, s, board, s.Task == nil || s.Task.Side != lesson.TapP && s.Task.Side != lesson.TapN, engine.Position(v.State.Position))
				if stands := hasPiece(board); stands != (r.scene.Piece != scene.None) {
					t.Errorf("%s: the piece is on paper: %t", where, stands)
				}
			}
		}
	}
}

// checkAsked holds the tasks and the answer against the step's.
func checkAsked(t *testing.T, where string, task *lesson.Task, made *worksheet.Worksheet) {
	t.Helper()
	if task == nil {
		return
	}
	asked := made.Pages[0].Tasks[0]
	if !strings.HasPrefix(asked.Words, task.Ask) {
		t.Errorf("%s asks %q, not %q", where, asked.Words, task.Ask)
	}
	switch task.Kind {
	case lesson.Choose:
		if !slices.Equal(asked.Options, task.Options) {
			t.Errorf("%s: the options are %q", where, asked.Options)
		}
	case lesson.Outcome:
		if len(asked.Options) != 2 {
			t.Errorf("%s: the options are %q", where, asked.Options)
		}
	}
	if len(task.Answers) == 0 {
		return
	}
	said := strings.Join(made.Pages[1].Answers, "\n")
	answer := strings.TrimSuffix(task.Answers[0], ".")
	if set, ok := strings.CutPrefix(answer, "{"); ok {
		answer = words.And(strings.Split(strings.TrimSuffix(set, "}"), ","))
	}
	if want := spoken("web/table/internal/worksheet/answer-is", answer) + "\n"; !strings.Contains(strings.ToLower(said), strings.ToLower(want)) {
		t.Errorf("%s: %q is not among the answers %q", where, want, said)
	}
}

// checkBoard asks for the squares of which a step speaks, if a board of the largest size can hold
// them.
func checkBoard(t *testing.T, where string, s *lesson.Step, board *paper.Drawing, piece bool, here engine.Position) {
	t.Helper()
	text := strings.Join(s.Words, " ")
	squares := []engine.Position{}
	if piece {
		squares = append(squares, here)
	}
	for _, shape := range s.Shapes {
		squares = append(squares, shape.At...)
	}
	if s.Task != nil {
		text += s.Task.Ask + s.Task.Right
		if s.Task.At.Dim() > 0 {
			squares = append(squares, s.Task.At)
		}
		if w := s.Task.In; !w.Empty() {
			squares = append(squares, engine.At(w.X, w.Y), engine.At(w.X+w.W-1, w.Y+w.H-1))
		}
	}
	squares = append(squares, lesson.Spoken(text)...)
	var all engine.Window
	for _, p := range squares {
		if p.Dim() == here.Dim() {
			x, y, _ := engine.Of(p.At(0), p.At(p.Dim()-1)).Pair()
			all = all.Union(engine.Window{X: x, Y: y, W: 1, H: 1})
		}
	}
	if max(all.W, all.H) > worksheet.Most {
		return
	}
	across, down := rulers(board)
	for _, p := range squares {
		if p.Dim() != 2 || here.Dim() != 2 {
			continue
		}
		x, y := p.At(0).String(), p.At(1).String()
		if !(across[x] && down[y] || across[y] && down[x]) {
			t.Errorf("%s speaks of (%s,%s), which is not on its board of %d × %d", where, x, y, len(across), len(down))
		}
	}
}

// rulers returns the coordinates along the two edges of a board.
func rulers(board *paper.Drawing) (across, down map[string]bool) {
	across, down = map[string]bool{}, map[string]bool{}
	for _, text := range board.Texts {
		if _, err := strconv.Atoi(text.Text); err != nil {
			continue
		}
		if text.X < paper.Edge {
			down[text.Text] = true
		} else if text.Y < paper.Edge || text.Y > board.Height-paper.Edge {
			across[text.Text] = true
		}
	}
	return across, down
}

// hasPiece reports whether a piece stands on a board: nothing else is white inside.
func hasPiece(board *paper.Drawing) bool {
	return slices.ContainsFunc(board.Paths, func(p paper.Path) bool { return p.Fill == "#ffffff" })
}
