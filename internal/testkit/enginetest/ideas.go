package enginetest

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Ideas looks at every idea of a game, from everywhere that a page, a link or a command can look
// from and from where none can: with pointers in the window, outside it, at negative numbers, far
// out and at the edge of the plane, from origins far out, in windows of one square to 2000 × 2000,
// with every choice and beyond, at every step and beyond. Whatever is looked at, there is a layer
// without Faults or a sentence that says why not; no look costs more than so much work (see
// work.go); a look that is dropped on its way leaves nothing behind; and a name that is none of
// the game's is illustrated by nothing. That what is said is true each family tests by itself.
//
// make test looks from a part of these places, some of every kind, and of each idea of each game
// from others: see turn.
func Ideas(t *testing.T, g engine.Game, illustrate idea.Illustrate) {
	t.Helper()
	offers, ok := g.(idea.Illustrated)
	if !ok || len(offers.Ideas()) == 0 {
		t.Fatalf("%s has no ideas", g)
	}
	for _, about := range offers.Ideas() {
		t.Run(g.String()+" "+about.Name, func(t *testing.T) {
			// On a phone the board is seen above them, and what there is to touch below.
			if about.Title == "" || about.Source == "" || !short(about.About.String()) {
				t.Errorf("its words are %+v", about)
			}
			for _, fault := range ideaFaults(g, about.Name, illustrate) {
				t.Error(fault)
			}
		})
	}
}

// ideaFaults lists what is at fault in one idea of a game, the first few of it.
func ideaFaults(g engine.Game, name string, illustrate idea.Illustrate) []error {
	const most = 8
	v := &viewer{name: name, begin: func() idea.Illustration { return illustrate(g, name) }}
	if illustrate(g, name+"-of-none") != nil {
		v.wrong("%s-of-none is no idea of %s, and it is illustrated", name, g)
	}
	v.seen = v.begin()
	turn := turnOf(g.String() + name)
	all := gazes(g, turn)
	for i, at := range all {
		if len(v.faults) >= most || v.costly {
			return v.faults
		}
		l := v.look(at)
		if i == usualGaze {
			v.first = text(l)
		}
		if i == usualGaze && l != nil {
			for _, chosen := range choices(l, turn) {
				v.look(with(at, at.Step, chosen))
			}
			for _, step := range part([]int{0, 1, l.Steps.Last, l.Steps.Last + 1, idea.MostSteps}, turn) {
				v.look(with(at, step, nil))
			}
		}
	}
	v.brings(g, all[usualGaze])
	v.drop(all)
	return v.faults
}

func with(at idea.Gaze, step int, chosen idea.Chosen) idea.Gaze {
	at.Step, at.Chosen = step, chosen
	return at
}

// choices are all values of all controls of a layer, and some that nobody offers, or a part of both.
func choices(l *idea.Layer, turn turn) (all []idea.Chosen) {
	odd := []string{"", "0", "-1", "1", "9", "23", "24", "-9223372036854775808", "9223372036854775808", "1" + strings.Repeat("0", 400), strings.Repeat("(", 3000), "red (0,0)\nred -> red (1,1)", "nonsense"}
	for i, c := range l.Controls {
		for _, o := range thirds(c.Options, turn.after(i)) {
			all = append(all, idea.Chosen{c.Name: o.Value})
		}
		for _, value := range thirds(odd, turn.after(i)) {
			all = append(all, idea.Chosen{c.Name: value})
		}
	}
	return append(all, idea.Chosen{"no-such-control": "1"})
}

// short reports whether a text is one sentence or two, of no more than 200 characters.
func short(text string) bool {
	ends := regexp.MustCompile(`[.?!…]( +[A-Z]|$)`).FindAllString(text, -1)
	return len(ends) >= 1 && len(ends) <= 3 && utf8.RuneCountInString(text) <= 200
}

// viewer looks at one idea again and again, and lists what is at fault.
type viewer struct {
	name   string
	begin  func() idea.Illustration
	seen   idea.Illustration
	first  string // what is seen first of all, in the usual way
	faults []error
	costly bool // it takes so much work that to look on would take too long
}

// look looks once, and returns what is seen, if anything is.
func (v *viewer) look(at idea.Gaze) (seen *idea.Layer) {
	defer func() {
		if broken := recover(); broken != nil {
			v.wrong("%s panics: %v", told(at), broken)
			v.seen = v.begin()
		}
	}()
	job, err := v.seen.Look(at)
	if err != nil {
		if len(at.Chosen) == 0 || sentence(err) != nil {
			v.wrong("%s is refused: %v", told(at), err)
		}
		return nil
	}
	if fault := worked(job); fault != nil {
		v.costly = true
		v.wrong("%s: %v", told(at), fault)
		v.seen = v.begin()
		return nil
	}
	var l idea.Layer
	work := workOf(func() { l, err = v.seen.Layer() })
	if work > mostLayer {
		v.costly = true
		v.wrong("%s: its layer takes %d units of work, more than %d", told(at), work, mostLayer)
	}
	if err != nil {
		if sentence(err) != nil {
			v.wrong("%s: %q is no sentence", told(at), err)
		}
		return nil
	}
	for _, err := range Faults(&l) {
		v.wrong("%s: %v", told(at), err)
	}
	if n := sizeOf(&l); n > mostSize {
		v.wrong("%s: its layer has %d parts, more than %d", told(at), n, mostSize)
	}
	return &l
}

// brings looks at what is seen best, and holds that something is seen there, if anything is seen
// anywhere.
func (v *viewer) brings(g engine.Game, at idea.Gaze) {
	l := v.look(at)
	if l == nil || l.Best.Empty() {
		return
	}
	best, drawn := l.Best.Intersect(planeOf(g, at.Origin)), len(l.Figures)
	at.Window = best
	if best.Empty() {
		v.wrong("what is seen best, %+v, is no part of the board", l.Best)
	} else if l = v.look(at); l != nil && max(drawn, len(l.Figures)) > 0 && !slices.ContainsFunc(l.Figures, func(f idea.Figure) bool { return InView(best, f) }) {
		v.wrong("where it is seen best, %+v, none of %d figures is in view", best, len(l.Figures))
	}
}

// InView reports whether a figure is in a window, or passes by so near that it may be.
func InView(w engine.Window, f idea.Figure) bool {
	if slices.ContainsFunc(f.Squares, w.Contains) {
		return true
	}
	for i, p := range f.Points {
		q := f.Points[max(0, i-1)]
		left, right, low, high := min(p.X, q.X), max(p.X, q.X), min(p.Y, q.Y), max(p.Y, q.Y)
		if right >= float64(w.X) && left <= float64(w.X+w.W) && high >= float64(w.Y) && low <= float64(w.Y+w.H) {
			return true
		}
	}
	return false
}

// drop begins to look in every way, goes elsewhere after a step, and holds what is seen in the usual
// way then against what was seen first of all.
func (v *viewer) drop(all []idea.Gaze) {
	v.seen = v.begin()
	for _, at := range all {
		if job, err := v.seen.Look(at); err == nil && job != nil {
			job.Step()
		}
	}
	if text(v.look(all[usualGaze])) != v.first {
		v.wrong("%s is seen in another way after other looks were dropped", told(all[usualGaze]))
	}
}

// text writes a layer as data.
func text(l *idea.Layer) string {
	data, _ := json.Marshal(l)
	return string(data)
}

// Look looks at an idea, and fails if nothing is seen or what is seen is at fault.
func Look(t testing.TB, seen idea.Illustration, at idea.Gaze) idea.Layer {
	t.Helper()
	job, err := seen.Look(at)
	if err != nil {
		t.Fatalf("%+v: %v", at, err)
	}
	engine.Finish(job)
	l, err := seen.Layer()
	if err != nil {
		t.Fatalf("%+v: %v", at, err)
	}
	for _, err := range Faults(&l) {
		t.Errorf("%+v: %v", at, err)
	}
	return l
}

// Tiles are the squares of a layer's tiles, by what is written on them.
func Tiles(l idea.Layer) map[engine.Cell]string {
	all := map[engine.Cell]string{}
	for _, f := range l.Figures {
		if f.Kind == idea.Tiles {
			for _, c := range f.Squares {
				all[c] = f.Text
			}
		}
	}
	return all
}

// Anywhere returns an illustration as it is of a game in which a piece may stand anywhere.
func Anywhere(seen idea.Illustration) idea.Illustration { return idea.On(anywhere{}, seen) }

type anywhere struct{ engine.Game }

func (anywhere) Check(engine.Position) error { return nil }
