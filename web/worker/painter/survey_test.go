package painter

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/internal/board"
)

// bench is a painter, with what it has posted.
type bench struct {
	*Painter
	t      *testing.T
	posted []wire.Message
}

func newBench(t *testing.T) *bench {
	b := &bench{t: t}
	b.Painter = New(workertest.Collect(t, &b.posted), nil)
	return b
}

// tell lets it work off messages to the end and returns what it posts meanwhile.
func (b *bench) tell(messages ...wire.Message) []wire.Message {
	b.posted = nil
	for _, m := range messages {
		b.Receive(wire.Encode(m))
	}
	for b.Step() {
	}
	return b.posted
}

func start(revision uint32, extent engine.Window) *wire.Start {
	return &wire.Start{Revision: revision, Map: engine.Map{Game: "blocking:100", Kind: engine.PalaceNumbers}, Palette: "paper", Extent: extent}
}

// When the map is painted its names follow, the same as a survey of its own finds,
// and from then on a probe is answered with its region.
func TestLabels(t *testing.T) {
	extent := engine.Window{W: 512, H: 256}
	b := newBench(t)
	told := workertest.Pick[*wire.Labels](b.tell(start(3, extent)))
	if len(told) != 1 || told[0].Revision != 3 || told[0].Extent != extent {
		t.Fatalf("labels: %v", told)
	}
	survey, err := region.Measure(100, blocking.New(100).Numbers(), extent.W, extent.H)
	if err != nil {
		t.Fatal(err)
	}
	want := survey.Map()
	if len(want) < 10 || len(told[0].List) != len(want) {
		t.Fatalf("%d labels of %d", len(told[0].List), len(want))
	}
	for i, l := range want {
		if got := told[0].List[i]; got.Text != l.Name || got.At != l.At || got.Weight <= 0 {
			t.Errorf("%v instead of %v", got, l)
		}
	}
	values := automaton.Textbook(100, extent.W, extent.H)
	for _, l := range want {
		value := workertest.Pick[*wire.Value](b.tell(&wire.Probe{Revision: 3, At: l.At, Reach: 2}))
		if len(value) != 1 || value[0].At != l.At {
			t.Fatalf("the probe at %v: %v", l.At, value)
		}
		if l.Kind == region.Region && value[0].Region != l.Name {
			t.Errorf("%v lies in %q, not %q", l.At, value[0].Region, l.Name)
		}
		around := value[0].Around
		for y := around.Y; y <= l.At.Y; y++ {
			for x := around.X; x <= l.At.X; x++ {
				if around.At(x, y) != values[y*extent.W+x] {
					t.Errorf("%d at (%d,%d), not %d", around.At(x, y), x, y, values[y*extent.W+x])
				}
			}
		}
		if around.X != max(l.At.X-2, 0) || around.Y != max(l.At.Y-2, 0) {
			t.Errorf("the values around %v begin at %d,%d", l.At, around.X, around.Y)
		}
	}
}

// The names of a blocking game are the same on the map of its outcomes and where it is
// compared with another game; an infinite pattern has its own.
func TestLabelsOfOtherMaps(t *testing.T) {
	extent := engine.Window{W: 512, H: 256}
	labels := func(change func(*wire.Start)) []atlas.Label {
		m := start(1, extent)
		change(m)
		told := workertest.Pick[*wire.Labels](newBench(t).tell(m))
		if len(told) != 1 {
			t.Fatalf("%+v: labels %v", m, told)
		}
		return told[0].List
	}
	own := labels(func(*wire.Start) {})
	for name, change := range map[string]func(*wire.Start){
		"outcomes": func(m *wire.Start) { m.Map.Kind = engine.Outcomes },
		"comparison": func(m *wire.Start) {
			m.Map.Over = "90:2,0,1"
		},
	} {
		if got := labels(change); !slices.Equal(got, own) {
			t.Errorf("%s: %v, want %v", name, got, own)
		}
	}
	for name, want := range map[string][]words.Text{
		"fabric": {region.Hood, region.Fabric, region.Epaulette, region.Nose},
		"arm":    {region.Hood, region.Epaulette, region.Arm, region.OuterSpace, region.Seam, region.Skin, region.Shoulder},
	} {
		got := labels(func(m *wire.Start) { m.Map.Over = name })
		for _, text := range want {
			if !slices.ContainsFunc(got, func(l atlas.Label) bool { return l.Text == text }) {
				t.Errorf("%s: no %q among %v", name, text, got)
			}
		}
	}
	huge := start(2, engine.Window{W: 1 << 13, H: 1 << 11})
	huge.Map.Over = "arm"
	g, b, err := board.Of(new(catalog.Games), huge.Map)
	if err != nil {
		t.Fatal(err)
	}
	if newSurvey(g, b, huge.Extent).names != nil {
		t.Error("an infinite pattern is surveyed however large it is")
	}
}

// Highlighting lets the same squares stand out on every map of a game, and leaves the
// values as they are.
func TestHighlightOnOtherMaps(t *testing.T) {
	extent := engine.Window{W: 256, H: 256}
	for name, change := range map[string]func(*wire.Start){
		"outcomes": func(m *wire.Start) { m.Map.Kind = engine.Outcomes },
		"comparison": func(m *wire.Start) {
			m.Map.Over = "103:1,1,3"
		},
		"arm": func(m *wire.Start) { m.Map.Over = "arm" },
	} {
		b := newBench(t)
		paint := func(revision uint32, detail string) *wire.Picture {
			m := start(revision, extent)
			m.Detail = detail
			change(m)
			pictures := workertest.Pick[*wire.Picture](b.tell(m, &wire.Want{Revision: revision, Want: picture.Want{Keys: []picture.Key{{}}}}))
			return pictures[len(pictures)-1]
		}
		plain, marked := paint(1, ""), paint(2, "lattice")
		marks, err := b.survey.names.Highlight("lattice", extent)
		if err != nil {
			t.Fatal(err)
		}
		stand, back := 0, 0
		for i := range 256 * 256 {
			x, y := i%256, i/256
			if plain.Values.At(x, y) != marked.Values.At(x, y) {
				t.Fatalf("%s: (%d,%d) has another value", name, x, y)
			}
			switch same := [3]byte(plain.Pixels[4*i:]) == [3]byte(marked.Pixels[4*i:]); {
			case marks[i] && !same:
				t.Fatalf("%s: (%d,%d) is veiled", name, x, y)
			case marks[i]:
				stand++
			case !same:
				back++
			}
		}
		if stand < 300 || back < 4000 {
			t.Errorf("%s: %d squares stand out, %d stand back", name, stand, back)
		}
	}
}

// A detail is highlighted as soon as everything is surveyed: then a new map of the
// same board needs no sweep, and every other square stands back.
func TestHighlight(t *testing.T) {
	extent := engine.Window{W: 512, H: 512}
	want := &wire.Want{Want: picture.Want{Keys: []picture.Key{{}, {X: 1}}}}
	b := newBench(t)
	first := start(1, extent)
	first.Detail, want.Revision = region.SkinSquares, 1
	posted := b.tell(first, want)
	if labels := workertest.Pick[*wire.Labels](posted); len(labels) != 1 || labels[0].Detail != "" {
		t.Fatalf("before the survey: %v", labels)
	}
	plain := workertest.Pick[*wire.Picture](posted)
	second := start(2, extent)
	second.Detail, want.Revision = region.SkinSquares, 2
	posted = b.tell(second, want)
	if labels := workertest.Pick[*wire.Labels](posted); len(labels) != 1 || labels[0].Detail != region.SkinSquares {
		t.Fatalf("after the survey: %v", labels)
	}
	if done := workertest.Pick[*wire.Progress](posted); len(done) != 1 || done[0].Done != extent.Area() {
		t.Errorf("the map was swept again: %v", done)
	}
	marks, err := b.survey.names.Highlight(region.SkinSquares, extent)
	if err != nil {
		t.Fatal(err)
	}
	marked := 0
	palette := colour.NewPalette("paper", engine.PalaceNumbers, 100)
	for _, p := range workertest.Pick[*wire.Picture](posted) {
		before := plain[slices.IndexFunc(plain, func(q *wire.Picture) bool { return q.Key == p.Key && q.Complete })]
		for i := range picture.Size * picture.Size {
			x, y := p.X*picture.Size+i%picture.Size, i/picture.Size
			same := [3]byte(p.Pixels[4*i:]) == [3]byte(before.Pixels[4*i:])
			black := palette.Color(p.Values.At(x, y)) == palette.Color(100)
			switch {
			case marks[y*extent.W+x] && !same, !marks[y*extent.W+x] && same && !black:
				t.Fatalf("(%d,%d): in the skin %v, shown as it was %v", x, y, marks[y*extent.W+x], same)
			case marks[y*extent.W+x]:
				marked++
			}
		}
	}
	if marked < 100 {
		t.Errorf("%d squares of the skin were seen", marked)
	}
}

// Where two games are compared their differences are counted, and other games are
// not compared.
func TestTallies(t *testing.T) {
	extent := engine.Window{W: 256, H: 256}
	m := start(5, extent)
	m.Map.Over = "103:1,1,3"
	b := newBench(t)
	posted := b.tell(m)
	tallies, labels := workertest.Pick[*wire.Tallies](posted), workertest.Pick[*wire.Labels](posted)
	if len(tallies) != 1 || tallies[0].Extent != extent || len(labels) != 1 {
		t.Fatalf("%d tallies, %d labels", len(tallies), len(labels))
	}
	here, there := automaton.Textbook(100, 257, 257), automaton.Textbook(103, 257, 257)
	squares, differ := 0, 0
	for y := range 256 {
		for x := range 256 {
			if here[y*257+x]+3 != there[(y+1)*257+x+1] {
				differ++
			}
		}
	}
	for _, tally := range tallies[0].List {
		squares, differ = squares+tally.Squares, differ-tally.Differ
		if tally.Region == region.Hood && tally.Differ != 0 {
			t.Errorf("the hoods differ: %v", tally)
		}
	}
	if squares != extent.Area() || differ != 0 {
		t.Errorf("%d squares were counted, %d differences too few", squares, differ)
	}
	for _, wrong := range []string{"103", "-1:0,0,0", "1099511627776:0,0,0", "103:0,0,1099511627776"} {
		m.Map.Over = wrong
		if failures := workertest.Pick[*wire.Progress](b.tell(m)); len(failures) != 1 || failures[0].Revision != 5 || failures[0].Text == "" {
			t.Errorf("%v: %v", wrong, failures)
		}
	}
}

// A probe of a square that is not on the map has no answer.
func TestProbeElsewhere(t *testing.T) {
	b := newBench(t)
	b.tell(start(1, engine.Window{X: 300, Y: 300, W: 200, H: 100}))
	for at, answers := range map[engine.Cell]int{{X: 300, Y: 300}: 1, {X: 499, Y: 399}: 1, {X: 299, Y: 300}: 0, {X: 1 << 29, Y: 1 << 29}: 0, {X: -1, Y: -1}: 0} {
		if got := workertest.Pick[*wire.Value](b.tell(&wire.Probe{Revision: 1, At: at, Reach: 2})); len(got) != answers {
			t.Errorf("the square %v has %d answers", at, len(got))
		}
	}
}
