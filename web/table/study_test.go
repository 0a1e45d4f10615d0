package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/web/internal/page"
)

// TestStudyToItsEnd steps through the explanation of a square of every family, won or
// lost, and holds each picture against the oracle.
func TestStudyToItsEnd(t *testing.T) {
	for _, link := range families {
		r := newRoom(t)
		r.must("open", args{"link": link + "&second=human&map=off"})
		r.run()
		v := r.table.View()
		truth := oracle.New(v.Game)
		fresh, err := catalog.Parse(v.Game.String()) // of which the page has found out nothing
		if err != nil {
			t.Fatal(err)
		}
		lost, won := squaresOf(truth, v.Rays, v.Here)
		for _, at := range []engine.Position{lost, won} {
			if at.Dim() == 0 {
				continue
			}
			r.must("explain", args{"square": page.Numbers(at)})
			r.run()
			p := r.table.Page()
			if p.Study == nil || p.Study.Lost != (truth.Outcome(at) == engine.P) || p.Study.Busy || p.Study.Here != (at == v.Here) {
				t.Fatalf("%s: %v: %+v", link, at, p.Study)
			}
			told, err := fresh.Solve().Settle(engine.Query{Ask: engine.AskPalaces, At: at})
			if err != nil || p.Study.Method != spoken("game/told-by-method", told.Name, told.Idea) {
				t.Errorf("%s: %v is explained by %q, %v", link, at, p.Study.Method, err)
			}
			if len(p.Methods) != len(v.Game.Solve()) || !strings.HasSuffix(p.Methods[0], v.Game.Solve()[0].Idea) {
				t.Errorf("%s: the methods are %q", link, p.Methods)
			}
			if p.Say.Text != p.Study.Words {
				t.Errorf("%s: said %q of %q", link, p.Say.Text, p.Study.Words)
			}
			checkStory(t, r, truth, at, engine.Position{})
			for step := 1; step <= p.Study.Steps; step++ {
				r.must("step", args{"value": 1})
				r.run()
				if now := r.table.Page().Study; now.Step != step || now.Busy || len(now.Words) < 10 || now.On == "" {
					t.Fatalf("%s: %v, step %d: %+v", link, at, step, now)
				}
				checkStory(t, r, truth, at, r.story().Try)
			}
			if err := r.call("step", args{"value": 1}, nil); err == nil {
				t.Errorf("%s: a step beyond the last", link)
			}
		}
		r.must("endStudy", args{})
		if r.table.Page().Study != nil || r.story() != nil {
			t.Errorf("%s: the explanation does not end", link)
		}
	}
}

// squaresOf returns a lost and a won position with options, p itself or one that can be
// reached from it; none if there is none.
func squaresOf(truth *oracle.Oracle, rays []engine.Ray, p engine.Position) (lost, won engine.Position) {
	for _, q := range append(engine.Options(rays), p) {
		switch {
		case truth.Outcome(q) == engine.P:
			lost = q
		case q != p:
			won = q
		}
	}
	return lost, won
}

// checkStory checks that every palace of the picture is one, and can be reached from
// where the picture says.
func checkStory(t *testing.T, r *room, truth *oracle.Oracle, at, try engine.Position) {
	t.Helper()
	story, v := r.story(), r.table.View()
	if story == nil || story.At != at {
		t.Fatalf("%v: the picture is %+v", at, story)
	}
	from := at
	if try.Dim() > 0 {
		if from = try; !engine.Reaches(v.Game.Rays(at), try) {
			t.Fatalf("%v cannot be reached from %v", try, at)
		}
	}
	for _, q := range story.Palaces {
		if truth.Outcome(q) != engine.P || !engine.Reaches(v.Game.Rays(from), q) {
			t.Fatalf("from %v to %v: no palace there", from, q)
		}
	}
}

// TestStudyGoesOn: the square of a step can be explained next, and the explanation of
// the piece's square goes with the piece.
func TestStudyGoesOn(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@7,5&second=human"})
	r.must("explain", args{})
	if p := r.table.Page().Study; !p.Busy || !p.Here {
		t.Errorf("before the answer: %+v", p)
	}
	r.run()
	r.must("step", args{"value": 1})
	r.must("goOn", args{})
	r.run()
	if p := r.table.Page().Study; !p.Lost || p.Here || !fits(p.Title, spoken("web/table/internal/learn/why-known", "("+open, true)) {
		t.Errorf("of a palace: %+v", p)
	}
	r.must("move", args{"to": []int{7, 4}})
	if r.table.Page().Study != nil {
		t.Error("the explanation of another square outlives a move")
	}
	r.must("explain", args{})
	r.must("move", args{"to": []int{3, 4}})
	r.run()
	if p := r.table.Page().Study; p == nil || !strings.HasPrefix(p.Title, "Why (3,4)") {
		t.Errorf("after a move: %+v", p)
	}
	r.table.Hover(engine.At(2, 1), true)
	r.must("explain", args{})
	r.run()
	if p := r.table.Page().Study; !strings.HasPrefix(p.Title, "Why (2,1)") {
		t.Errorf("of the square under the pointer: %+v", p)
	}
	r.table.Linger(engine.At(1, 2))
	r.run()
	if p := r.table.Page().Study; !strings.HasPrefix(p.Title, "Why (1,2)") {
		t.Errorf("of the square under a finger: %+v", p)
	}
	for _, wrong := range []string{`{"square":[-1,2]}`, `{"square":[1]}`, `{"square":"x"}`} {
		if err := r.raw("explain", wrong, nil); err == nil {
			t.Errorf("explain %s is accepted", wrong)
		}
	}
	r.must("open", args{"link": "wythoff@7,5"})
	for _, name := range []string{"step", "goOn", "showMistake"} {
		if err := r.call(name, args{"value": 1}, nil); err == nil {
			t.Errorf("%s without an explanation is accepted", name)
		}
	}
}

// TestFarStudy explains a position far out, where only the first of countless moves are
// gone through.
func TestFarStudy(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@" + pi + "," + euler})
	r.must("explain", args{})
	r.run()
	p := r.table.Page().Study
	if p.Busy || p.Steps < 1 {
		t.Fatalf("%+v", p)
	}
	r.must("step", args{"value": 1})
	r.must("goOn", args{})
	r.run()
	if p = r.table.Page().Study; !p.Lost || p.Steps < 100 {
		t.Fatalf("of a far palace: %+v", p)
	}
	r.must("step", args{"value": 1})
	r.run()
	if p = r.table.Page().Study; p.Busy || !fits(p.Words, spoken("game/explain/step-goes-on", 1, open, open, open)+open) {
		t.Errorf("%+v", p)
	}
}
