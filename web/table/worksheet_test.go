package table_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table/internal/worksheet"
)

// sheet makes the worksheet of what is on the table.
func (r *room) sheet(wish args) (made worksheet.Worksheet, refusal string) {
	r.t.Helper()
	text, err := json.Marshal(wish)
	if err != nil {
		r.t.Fatal(err)
	}
	var answer struct {
		Value worksheet.Worksheet
		Error string
	}
	if err := json.Unmarshal(r.table.Call("worksheet", text), &answer); err != nil {
		r.t.Fatal(err)
	}
	return answer.Value, answer.Error
}

// winsBy is how a worksheet says that the player to move wins from a position, by going to one of these squares.
func winsBy(at engine.Position, squares ...string) string {
	return spoken("web/table/internal/worksheet/wins-by", at, words.And(squares))
}

// The second page marks what the game's own methods call lost, square by square, and the
// first page is the second without that.
func TestWorksheetIsSolved(t *testing.T) {
	for _, c := range []struct{ link, answer string }{
		{"wythoff@2,1", spoken("web/table/internal/worksheet/wins-by", engine.At(2, 1), "")},
		{"wythoff@8,5", winsBy(engine.At(8, 5), "(3,5)", "(7,4)")},
		{"rook@22,7", winsBy(engine.At(22, 7), "(7,7)")},
		{"blocking:5@3,3&block=0,0;1,1&first=human&second=human", spoken("web/table/internal/worksheet/wins-unblocked", engine.At(3, 3), open)},
		{"blocking:5@4,4&first=human&second=human", spoken("web/table/internal/worksheet/can-be-reached", engine.At(4, 4), 7, 4, false)},
		{"subtraction:(1,2)(2,1)@7,9", winsBy(engine.At(7, 9), open)},
		{"exile:spiral@3,-2", winsBy(engine.At(3, -2), open)},
		{"maharaja@0,0", spoken("web/table/internal/worksheet/no-moves-from", engine.At(0, 0), false)},
		{"mwythoff:3@9,9", winsBy(engine.At(9, 9), open)},
	} {
		r := newRoom(t)
		r.must("open", args{"link": c.link})
		made, refusal := r.sheet(args{})
		if refusal != "" || len(made.Pages) != 2 {
			t.Errorf("%s: %d pages, %s", c.link, len(made.Pages), refusal)
			continue
		}
		task, solution := made.Pages[0], made.Pages[1]
		if len(task.Answers) > 0 || len(task.Tasks) == 0 || task.Named == "" || task.Title == "" {
			t.Errorf("%s: the first page is %+v", c.link, task)
		}
		if last := solution.Answers[len(solution.Answers)-1]; !fits(last, c.answer) {
			t.Errorf("%s is answered with %s", c.link, last)
		}
		first, second := task.Drawings[0], solution.Drawings[0]
		text, _, _ := strings.Cut(c.link, "@")
		g, err := catalog.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		lost, from := 0, 0
		if g.Shape().Signed {
			from = -made.Size / 2
		}
		for x := from; x < from+made.Size; x++ {
			for y := from; y < from+made.Size; y++ {
				palaces, err := g.Solve().Palaces(engine.At(x, y))
				if err != nil {
					t.Fatal(err)
				}
				if len(palaces) < max(1, g.Shape().Blocking) {
					lost++
				}
			}
		}
		if got := len(second.Paths) - len(first.Paths); got != lost || lost == 0 {
			t.Errorf("%s: %d squares are marked, %d are lost", c.link, got, lost)
		}
		if len(first.Texts) != 2*made.Size {
			t.Errorf("%s: the board of %d squares a side has %d words on it", c.link, made.Size, len(first.Texts))
		}
	}
}

// A step of a lesson has its own task on paper, and its answer on the second page alone.
func TestWorksheetOfLesson(t *testing.T) {
	of, err := lessons.Open("corner-the-queen")
	if err != nil {
		t.Fatal(err)
	}
	for step, wanted := range map[int]string{
		1: spoken("web/table/internal/worksheet/play-neighbour"),
		3: spoken("web/table/internal/worksheet/who-wins-from", engine.At(2, 1)),
		4: spoken("web/table/internal/worksheet/mark-squares", "P", engine.At(0, 0), engine.At(5, 5)),
	} {
		on := of.Steps[step-1]
		r := newRoom(t)
		r.must("open", args{"link": "lesson=corner-the-queen&step=" + string(rune('0'+step))})
		made, refusal := r.sheet(args{})
		if refusal != "" {
			t.Errorf("step %d: %s", step, refusal)
			continue
		}
		if got := made.Pages[0]; got.Tasks[0].Words != strings.TrimSpace(on.Task.Ask+" "+wanted) || got.Title != spoken("web/table/internal/worksheet/step-title", of.Title, on.Title) {
			t.Errorf("step %d asks %s, under %s", step, got.Tasks[0].Words, got.Title)
		}
		front, _ := json.Marshal(made.Pages[0])
		for _, answer := range made.Pages[1].Answers {
			if strings.Contains(string(front), answer) {
				t.Errorf("step %d gives away: %s", step, answer)
			}
		}
	}
}

// What a step draws on the board is drawn on paper.
func TestWorksheetOfShapes(t *testing.T) {
	paths, texts := []int{}, []int{}
	for _, shape := range []string{"", "ring: 1,1 2,2\n", "label: 1,1 here\n"} {
		l, err := lesson.Read("name: mine\ntitle: Mine\nstep: First\nboard: rook@3,3\n" + shape + "say: Say it.\n")
		if err != nil {
			t.Fatal(err)
		}
		word, _ := lesson.Pack(l)
		r := newRoom(t)
		r.must("open", args{"link": "lesson=" + word})
		made, _ := r.sheet(args{})
		board := made.Pages[0].Drawings[0]
		paths, texts = append(paths, len(board.Paths)), append(texts, len(board.Texts))
	}
	if paths[1] != paths[0]+2 || paths[2] != paths[0] || texts[1] != texts[0] || texts[2] != texts[0]+1 {
		t.Errorf("without shapes, with two rings and with a label there are %d lines and %d words", paths, texts)
	}
}

// A task of one's own takes the place of the others, however it looks; sizes and lengths
// have their bounds, and a game that gives no answers away has no solution on paper either.
func TestWorksheetWishes(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,5"})
	made, _ := r.sheet(args{"text": "<b>Find them.</b>", "size": 24})
	if tasks := made.Pages[0].Tasks; len(tasks) != 1 || tasks[0].Words != "<b>Find them.</b>" || made.Size != 24 {
		t.Errorf("the tasks are %+v, the size %d", tasks, made.Size)
	}
	for _, wish := range []args{{"size": 3}, {"size": 25}, {"size": -1}, {"text": strings.Repeat("x", 3000)}} {
		if _, refusal := r.sheet(wish); refusal == "" {
			t.Errorf("a worksheet of %v", wish["size"])
		}
	}
	for _, link := range []string{"wythoff@8,5&quiz=on", "wythoff@8,5&without=why"} {
		r.must("open", args{"link": link})
		if made, _ := r.sheet(args{}); len(made.Pages) != 1 || made.Words == "" {
			t.Errorf("%s: %d pages, %q", link, len(made.Pages), made.Words)
		}
	}
	r.must("open", args{"link": "blocking:40003@90000,80000&map=off&first=human&second=human"})
	if _, refusal := r.sheet(args{}); refusal != words.Sentence(spoken("web/table/internal/worksheet/err-far-out")) {
		t.Errorf("far out: %q", refusal)
	}
	r.must("open", args{"link": "wythoff@1" + strings.Repeat("0", 40) + ",5"})
	if made, refusal := r.sheet(args{}); refusal != "" || len(made.Pages) != 2 {
		t.Errorf("very far out: %q", refusal)
	}
}

// Piles are drawn where the game is shown so, and where somebody wants them.
func TestWorksheetOfPiles(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "subtraction:(1)(3)(4)@12"})
	made, refusal := r.sheet(args{})
	if refusal != "" || !made.Drawn || len(made.Pages[0].Drawings) != 2 {
		t.Fatalf("one pile: %+v, %s", made.Drawn, refusal)
	}
	if got := len(made.Pages[0].Drawings[0].Paths); got != 12 {
		t.Errorf("%d counters are drawn, not 12", got)
	}
	r.must("open", args{"link": "rook@5,3"})
	if made, _ := r.sheet(args{}); made.Drawn || !made.Heaps {
		t.Error("two piles are drawn before anybody wants them, or never")
	}
	if made, _ := r.sheet(args{"heaps": true}); len(made.Pages[0].Drawings) != 2 || len(made.Pages[0].Drawings[0].Paths) != 8 {
		t.Errorf("two piles: %d drawings", len(made.Pages[0].Drawings))
	}
	r.must("open", args{"link": "subtraction:(1,2,0)(0,1,1)(2,0,1)@5,4,6"})
	if made, refusal := r.sheet(args{}); refusal != "" || len(made.Pages[0].Drawings) == 0 {
		t.Errorf("three piles: %s", refusal)
	}
}
