package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
)

// A lesson's step whose board shows no map tells nothing that a later step asks about the same
// game: not before the game, and not when it is lost.
func TestLessonsGiveNothingAway(t *testing.T) {
	all, err := lessons.All()
	if err != nil {
		t.Fatal(err)
	}
	lost := 0
	for _, l := range all {
		for i := range l.Steps {
			where := fmt.Sprintf("lesson=%s&step=%d", l.Name, i+1)
			asked := askedLater(t, l, i+1)
			r := newRoom(t)
			r.must("open", args{"link": where})
			if p := r.table.Page(); len(asked) == 0 || !p.Course.Playing || p.Course.Mapped {
				continue
			}
			r.told(where, &l.Steps[i], asked)
			r.lose()
			r.told(where+", at its end", &l.Steps[i], asked)
			lost++
		}
	}
	if lost < 6 {
		t.Errorf("only %d games were lost", lost)
	}
	// The last step of the same lesson asks nothing that comes later: it explains.
	r := newRoom(t)
	r.must("open", args{"link": "lesson=corner-the-queen&step=7"})
	r.lose()
	if p := r.table.Page(); p.Review == nil || p.Review.Words == "" {
		t.Error("where nothing is asked later, a lost game is not explained")
	}
}

// askedLater lists the squares that later steps ask for on the same game.
func askedLater(t *testing.T, l *lesson.Lesson, step int) (squares []engine.Position) {
	t.Helper()
	view := func(step int) (game string, list []engine.Position) {
		s, err := link.Open(l.Board(step))
		if err != nil {
			t.Fatal(err)
		}
		v := s.View()
		task := l.Steps[step-1].Task
		switch {
		case task == nil || task.Kind == lesson.Win:
			return v.Game.String(), nil
		case task.Kind == lesson.Tap:
			list, err = lesson.Wanted(task, &v)
			if err != nil {
				t.Fatal(err)
			}
		case task.Kind == lesson.Outcome:
			list = []engine.Position{task.At}
		default:
			list = lesson.Spoken(strings.Join(task.Answers, " "))
		}
		return v.Game.String(), list
	}
	here, _ := view(step)
	for later := step + 1; later <= len(l.Steps); later++ {
		if there, list := view(later); there == here {
			squares = append(squares, list...)
		}
	}
	return squares
}

// told fails if the page or the board tells what is asked later: a help, or a square where the
// piece did not stand and of which the step does not speak.
func (r *room) told(where string, s *lesson.Step, asked []engine.Position) {
	r.t.Helper()
	p := r.table.Page()
	if p.Gives.Hint || p.Gives.Why || p.Gives.Values || p.Gives.Map || p.Review != nil && p.Review.Words != "" {
		r.t.Errorf("%s gives %+v, and %+v", where, p.Gives, p.Review)
	}
	for _, shape := range r.scene.Shapes {
		if shape.Tone == scene.Good || shape.Tone == scene.Bad {
			r.t.Errorf("%s marks %v", where, shape.At)
		}
	}
	known := lesson.Spoken(strings.Join(s.Words, " ") + p.Rules)
	for _, turn := range p.State.History {
		known = append(known, engine.Position(turn.From), engine.Position(turn.To))
	}
	known = append(known, engine.Position(p.State.Position))
	words := strings.Join([]string{p.Headline, p.Detail, p.Words, p.Why, p.Say.Text, p.Chip, p.Notice.Text}, " ")
	for _, square := range lesson.Spoken(words) {
		if slices.Contains(asked, square) && !slices.Contains(known, square) {
			r.t.Errorf("%s speaks of %v: %s", where, square, words)
		}
	}
}

// lose plays a game to its end, always by the move that comes first; it is lost wherever that is
// no winning one.
func (r *room) lose() {
	r.t.Helper()
	for turns := 0; r.table.State().Phase != "over"; turns++ {
		r.run()
		s, err := link.Open(r.table.Page().Link)
		if err != nil || turns > 200 {
			r.t.Fatal("the game does not end", err)
		}
		v := s.View()
		switch v.Phase.String() {
		case "move":
			options := engine.Options(v.Rays)
			i := slices.IndexFunc(options, func(p engine.Position) bool { return !v.IsBlocked(p) && p != engine.At(0, 0) })
			r.must("move", args{"to": page.Numbers(options[max(i, 0)])})
		case "block":
			r.must("block", args{"squares": [][]int{}})
		}
		r.run()
	}
}
