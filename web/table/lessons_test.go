package table_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
)

// Every step of every lesson is opened and its task done as somebody at the page does it,
// with answers that the engines give; wrong ones are found wrong before.
func TestEveryStep(t *testing.T) {
	for _, name := range lessons.Names() {
		of, err := lessons.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		for i := range of.Steps {
			t.Run(fmt.Sprintf("%s/%d", name, i+1), func(t *testing.T) {
				r := newRoom(t)
				r.must("open", args{"link": fmt.Sprintf("lesson=%s&step=%d", name, i+1)})
				if c := r.table.Page().Course; c.Heading != of.Steps[i].Title || c.Step != i+1 {
					t.Fatalf("the step is %q", c.Heading)
				}
				if task := of.Steps[i].Task; task != nil {
					r.solve(task)
				}
				p := r.table.Page()
				if of.Steps[i].Task == nil == p.State.Lesson.Solved || p.Course.Task != nil && !p.Course.Task.Verdict.Right {
					t.Fatalf("in the end the task is %+v", p.Course.Task)
				}
				if next := cmp.Or(p.Course.Play, p.Course.Next); !next.Gold {
					t.Error("the way on is not what matters after that")
				}
			})
		}
	}
}

// solve does a task, first wrongly and then as it should be.
func (r *room) solve(task *lesson.Task) {
	switch task.Kind {
	case lesson.Win:
		r.win()
	case lesson.Tap:
		r.tapAll(task)
	case lesson.Outcome:
		r.wrong("N", "P")
	case lesson.Choose:
		r.wrong(task.Options...)
		r.answer(task.Answers[0])
	case lesson.Type:
		r.answer("no such answer")
		r.judged(false)
		for _, answer := range task.Answers {
			r.answer(answer)
			r.judged(true)
		}
	}
}

// answer gives an answer in words.
func (r *room) answer(text string) {
	r.must("answer", args{"text": text})
	r.run()
}

// judged fails unless the last answer was judged so.
func (r *room) judged(right bool) {
	r.t.Helper()
	if v := r.table.Page().Course.Task.Verdict; v == nil || v.Right != right || v.Words == "" {
		r.t.Errorf("the verdict is %+v", v)
	}
}

// wrong gives all answers, of which one only is right, and ends with that.
func (r *room) wrong(answers ...string) {
	right := ""
	for _, text := range answers {
		r.answer(text)
		if r.table.Page().Course.Task.Verdict.Right {
			if right != "" {
				r.t.Errorf("%q and %q are both right", right, text)
			}
			right = text
		}
	}
	r.answer(right)
}

// tapAll taps a square too many, then all that are asked for.
func (r *room) tapAll(task *lesson.Task) {
	s, err := link.Open(r.table.Page().Link)
	if err != nil {
		r.t.Fatal(err)
	}
	v := s.View()
	wanted, err := lesson.Wanted(task, &v)
	if err != nil || len(wanted) == 0 {
		r.t.Fatal(wanted, err)
	}
	tap := func(p engine.Position) {
		c, ok := v.Cell(p)
		if !ok {
			r.t.Fatalf("%v is not to be seen", p)
		}
		r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: c})
	}
	if r.scene.Mode != scene.Tag {
		r.t.Errorf("the canvas is in mode %v", r.scene.Mode)
	}
	for _, p := range wanted[1:] {
		tap(p)
	}
	if len(wanted) > 1 {
		r.must("check", nil)
		r.judged(false)
	}
	for _, p := range r.others(task, &v, wanted) {
		tap(p)
		tap(wanted[0])
		r.must("check", nil)
		r.judged(false)
		tap(p)
		tap(wanted[0])
	}
	tap(wanted[0])
	r.must("check", nil)
	r.judged(true)
	if len(r.table.State().History) != 0 {
		r.t.Error("taps have moved the piece")
	}
}

// others returns a square that counts and is not wanted, if there is one.
func (r *room) others(task *lesson.Task, v *game.View, wanted []engine.Position) []engine.Position {
	all := engine.Options(v.Rays)
	if task.Side != lesson.TapWins {
		p, _ := lesson.All(v, lesson.TapP, task.In)
		n, err := lesson.All(v, lesson.TapN, task.In)
		if err != nil {
			r.t.Fatal(err)
		}
		all = append(p, n...)
	}
	for _, p := range all {
		if !slices.Contains(wanted, p) {
			return []engine.Position{p}
		}
	}
	return nil
}

// win lets a player who never errs play in the person's place, to the end.
func (r *room) win() {
	for seed := uint64(0); ; seed++ {
		r.run()
		s, err := link.Open(r.table.Page().Link)
		if err != nil {
			r.t.Fatal(err)
		}
		v := s.View()
		if v.Phase == game.OverPhase {
			return
		}
		if v.Actor() != game.Human {
			r.t.Fatal("the computer does not act")
		}
		perfect, err := player.New(game.Perfect, seed)
		if err != nil {
			r.t.Fatal(err)
		}
		action, err := perfect.Act(v, v.Game.Solve())
		if err != nil {
			r.t.Fatal(err)
		}
		switch a := action.(type) {
		case game.Move:
			r.must("move", args{"to": page.Numbers(a.To)})
		case game.Block:
			r.must("block", args{"squares": page.Squares(a.Squares)})
		default:
			r.t.Fatalf("%T", a)
		}
	}
}
