package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// illustrated opens a link with an idea, and has it seen.
func illustrated(t *testing.T, link string) *room {
	t.Helper()
	r := newRoom(t)
	r.inView = engine.Window{W: 24, H: 16}
	r.must("open", args{"link": link})
	r.run()
	return r
}

// point points at a square, and has the answer come.
func (r *room) point(x, y int) page.Page {
	r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: engine.Cell{X: x, Y: y}, Inside: true})
	r.run()
	return r.table.Page()
}

// litRows lists the first cells of rows that are lit.
func litRows(p *page.Page) (list []string) {
	for _, t := range p.Idea.Tables {
		for _, row := range t.Rows {
			if row.Lit {
				list = append(list, row.Cells[0].Text)
			}
		}
	}
	return list
}

// TestIdea: a link opens an idea, whose figures are drawn and whose table follows the
// pointer; what is pointed at lights up, on both sides; and it closes again.
func TestIdea(t *testing.T) {
	r := illustrated(t, "wythoff@13,8&idea=golden&first=human&second=human")
	p := r.table.Page()
	if s := r.table.State().Idea; s == nil || *s != "golden" || !strings.Contains(p.Link, "&idea=golden") {
		t.Fatalf("the idea is %v, the link %s", s, p.Link)
	}
	if len(r.scene.Figures) == 0 || p.Idea == nil || p.Idea.Busy != "" || p.Idea.Error != "" || !strings.Contains(p.Idea.Words[0], "(13,8)") {
		t.Fatalf("%d figures, on the page %+v", len(r.scene.Figures), p.Idea)
	}
	p = r.point(12, 20)
	if got := litRows(&p); !slices.Equal(got, []string{"8"}) || !strings.Contains(p.Idea.Words[0], "(12,20)") {
		t.Errorf("at (12,20) the rows %v are lit, and it says %q", got, p.Idea.Words)
	}
	if !r.scene.Targets.Quiet {
		t.Error("the marks of the moves do not step back")
	}
	if len(r.scene.Lit) == 0 {
		t.Error("nothing is lit on the board")
	}
	row := p.Idea.Tables[0].Rows[0]
	r.must("ideaPoint", args{"link": row.Link})
	if !slices.Equal(r.scene.Lit, []idea.Link{idea.Link(row.Link)}) {
		t.Errorf("pointing at row %d lights %v", row.Link, r.scene.Lit)
	}
	r.must("ideaPoint", args{"link": 0})
	r.must("idea", args{"name": ""})
	if p = r.table.Page(); p.Idea != nil || len(r.scene.Figures) > 0 || r.table.State().Idea != nil || strings.Contains(p.Link, "idea") {
		t.Errorf("closed, there are %d figures and %+v", len(r.scene.Figures), p.Idea)
	}
	if len(p.Ideas) == 0 || p.Ideas[0].Open {
		t.Errorf("the ideas are %+v", p.Ideas)
	}
}

// TestIdeaStays: squares that were asked for are not asked for again, others are; and while an
// answer is owed nothing else is asked.
func TestIdeaStays(t *testing.T) {
	r := illustrated(t, "wythoff@13,8&idea=golden&first=human&second=human")
	sees := func() (n int) {
		for _, b := range r.sent {
			if m, _ := wire.Decode(b); m != nil {
				if see, ok := m.(*wire.See); ok && see.Open != "" {
					n++
				}
			}
		}
		return n
	}
	if n := sees(); n != 1 {
		t.Fatalf("%d questions for one view", n)
	}
	r.inView.X += 3
	r.table.Want(picture.Want{})
	r.run()
	if n := sees(); n != 1 {
		t.Errorf("%d questions after a small step", n)
	}
	r.inView.X += 300
	r.table.Want(picture.Want{})
	for x := range 5 { // while the answer is owed
		r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: engine.Cell{X: x, Y: 2}, Inside: true})
	}
	if n := sees(); n != 2 {
		t.Errorf("%d questions, while one is open", n)
	}
	r.run()
	if n := sees(); n != 3 {
		t.Errorf("%d questions at last", n)
	}
	if p := r.table.Page(); !strings.Contains(p.Idea.Words[0], "(4,2)") {
		t.Errorf("it speaks of another square: %q", p.Idea.Words)
	}
}

// TestIdeaRefused: what cannot be opened or chosen is refused in a sentence, and nothing
// changes.
func TestIdeaRefused(t *testing.T) {
	r := illustrated(t, "wythoff@13,8&idea=golden")
	before := r.table.Page().Link
	for call, given := range map[string]args{
		"idea":      {"name": "nonsense"},
		"ideaSet":   {"name": "n", "value": "<b>ä"},
		"ideaSpeed": {"per": 0},
		"ideaStep":  {"by": 1},
	} {
		if err := r.call(call, given, nil); err == nil {
			t.Errorf("%s %v is not refused", call, given)
		}
	}
	r.must("ideaSet", args{"name": "nothing-of-the-kind", "value": "1"})
	r.run()
	p := r.table.Page()
	if p.Link != before || len(r.scene.Figures) == 0 {
		t.Errorf("after a choice that makes no sense the link is %s, with %d figures", p.Link, len(r.scene.Figures))
	}
	r = newRoom(t)
	if err := r.call("open", args{"link": "rook@3,4&idea=tribonacci"}, nil); err == nil || !holds(err.Error(), spoken("engine/idea/err-lacks", `"tribonacci"`, "Rook", open)) {
		t.Errorf("an idea that the game lacks: %v", err)
	}
}

// TestIdeaIsHelp: an idea gives answers away, so it is only seen where these are given.
func TestIdeaIsHelp(t *testing.T) {
	for _, link := range []string{"&quiz=on", "&without=map", "&without=why"} {
		r := illustrated(t, "wythoff@13,8&idea=golden"+link)
		p := r.table.Page()
		if p.Idea != nil || len(p.Ideas) > 0 || len(r.scene.Figures) > 0 || r.table.State().Idea != nil {
			t.Errorf("with %s the idea is seen: %+v", link, p.Idea)
		}
		if err := r.call("idea", args{"name": "golden"}, nil); err == nil {
			t.Errorf("with %s it can be opened", link)
		}
	}
	r := illustrated(t, "wythoff@13,8&idea=golden&quiz=on")
	r.must("reveal", nil)
	r.run()
	if len(r.scene.Figures) == 0 {
		t.Error("after Reveal the idea is not seen")
	}
}

// TestIdeaFarOut: squares are counted from the origin, and words say the whole numbers.
func TestIdeaFarOut(t *testing.T) {
	x := "1" + strings.Repeat("0", 60)
	r := illustrated(t, "wythoff@"+x+",7&idea=golden")
	p := r.table.Page()
	if p.Idea == nil || len(p.Idea.Words) == 0 || !strings.Contains(strings.ReplaceAll(p.Idea.Words[0], "\u202f", ""), "10000") {
		t.Errorf("far out it says %+v", p.Idea)
	}
}

// TestIdeaLost: a worker that is lost over an idea is asked again, and then no more.
func TestIdeaLost(t *testing.T) {
	r := newRoom(t)
	r.inView = engine.Window{W: 24, H: 16}
	r.must("open", args{"link": "wythoff@13,8&idea=golden&first=human&second=human"})
	for range 3 {
		r.restart(host.Analyst)
		r.table.Lost(host.Analyst)
	}
	r.run()
	if p := r.table.Page(); p.Idea.Error == "" || len(r.scene.Figures) > 0 {
		t.Errorf("lost again and again: %+v", p.Idea)
	}
	r.must("idea", args{"name": ""})
	r.must("idea", args{"name": "golden"})
	r.run()
	if len(r.scene.Figures) == 0 {
		t.Error("it is not seen when it is opened again")
	}
}

// TestIdeaEarly: what is to be seen before the work is done is shown, with how far it is; and
// pointing elsewhere is answered then.
func TestIdeaEarly(t *testing.T) {
	r := newRoom(t)
	r.inView = engine.Window{W: 300, H: 200}
	r.must("open", args{"link": "subtraction:(2,11)(12,14)(14,1)@30,30&idea=segments&first=human&second=human"})
	// Early one segment is known, or several: their numbers, and how far the board was seen, differ from time to time.
	unsettled := func(words string) bool {
		return slices.ContainsFunc([]int{1, 2}, func(segments int) bool {
			return slices.ContainsFunc([]bool{false, true}, func(gaps bool) bool {
				return numberless(words) == numberless(spoken("engine/subtraction/internal/ideas/say-survey", false, 0, segments, 0, gaps, "0", 0, "searched"))
			})
		})
	}
	early := func(says string) {
		t.Helper()
		for !r.round() {
			if p := r.table.Page().Idea; len(p.Words) > 0 && strings.Contains(p.Words[0], says) {
				if p.Busy == "" || len(r.scene.Figures) == 0 || !slices.ContainsFunc(p.Words, unsettled) {
					t.Errorf("early it shows %d figures, %q, and says %q", len(r.scene.Figures), p.Busy, p.Words)
				}
				return
			}
		}
		t.Fatal("nothing is shown early")
	}
	early("(30,30)")
	r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: engine.Cell{X: 70, Y: 60}, Inside: true})
	early("(70,60)")
	r.run()
	if p := r.table.Page().Idea; p.Busy != "" || !slices.Contains(p.Words, spoken("engine/subtraction/internal/ideas/say-survey", true, 0, 5, 8192, false, "", 0, "searched")) {
		t.Errorf("at last it shows %q, and says %q", p.Busy, p.Words)
	}
}

// TestIdeaBrings: an idea that is opened brings into view what is seen best of it, once, unless
// the link says what is to be seen; and again when somebody wishes.
func TestIdeaBrings(t *testing.T) {
	const skin = "blocking:12000&idea=skin&first=human&second=human"
	r := illustrated(t, skin)
	if len(r.brought) != 1 || r.brought[0].Contains(engine.Cell{}) {
		t.Fatalf("brought into view are %v, %+v", r.brought, r.table.Page().Idea)
	}
	if p := r.table.Page(); !p.Idea.Away {
		t.Error("it lies elsewhere, and nobody says so")
	}
	r.must("ideaBring", nil)
	if len(r.brought) != 2 || r.brought[0] != r.brought[1] {
		t.Errorf("brought into view are %v", r.brought)
	}
	r.inView = r.brought[0]
	r.point(r.inView.X+2, r.inView.Y+2)
	if p := r.table.Page(); p.Idea.Away || len(r.brought) != 2 {
		t.Errorf("in view already, it is away: %v, brought %v", p.Idea.Away, r.brought)
	}
	r.inView = engine.Window{W: 24, H: 16} // where the piece is, which a link without a view shows
	r.must("open", args{"link": skin})
	if r.run(); len(r.brought) != 3 {
		t.Errorf("the same link again: brought into view are %v", r.brought)
	}
	r.must("open", args{"link": "wythoff@13,8&idea=golden&view=0,0,60x40"})
	if r.run(); len(r.brought) != 3 {
		t.Errorf("another game, of which the link says what is to be seen: brought into view are %v", r.brought[3:])
	}
	if r = illustrated(t, skin+"&view=0,0,60x40"); len(r.brought) != 0 {
		t.Errorf("the link says what is to be seen, and brought into view are %v", r.brought)
	}
	if r = illustrated(t, "blocking:12000&first=human&second=human&view=0,0,60x40"); len(r.brought) != 0 {
		t.Fatal("without an idea something is brought into view")
	}
	r.must("idea", args{"name": "skin"})
	if r.run(); len(r.brought) != 1 {
		t.Errorf("opened by hand it has brought into view %v", r.brought)
	}
}

// TestIdeaBroughtSaysNothingStale: what was said of the squares about the piece is said no more
// when others have come into view, and they have their own words.
func TestIdeaBroughtSaysNothingStale(t *testing.T) {
	r := newRoom(t)
	r.inView, r.follows = engine.Window{X: 600, Y: 600, W: 24, H: 16}, true
	r.must("open", args{"link": "blocking:1000@700,700&first=human&second=human&idea=threads"})
	none := func() bool {
		p := r.table.Page().Idea
		return len(p.Words) > 0 && numberless(p.Words[0]) == numberless(spoken("engine/blocking/internal/ideas/say-no-threads", 0, 0))
	}
	for idle := false; !idle; idle = r.round() {
		if len(r.brought) > 0 && none() {
			t.Fatalf("in view is %v, and it says that there is nothing", r.inView)
		}
	}
	if p := r.table.Page().Idea; len(r.brought) != 1 || len(p.Words) == 0 || none() {
		t.Errorf("brought into view is %v, and it says %v", r.brought, p.Words)
	}
}

// TestIdeaBare: the game's own map is hidden where an idea speaks of another game, and comes back.
func TestIdeaBare(t *testing.T) {
	r := illustrated(t, "exile:spiral&idea=placing:piece=king&first=human&second=human")
	if r.scene.Map.Shown {
		t.Error("behind kings the map of queens is shown")
	}
	r.must("idea", args{"name": ""})
	if !r.scene.Map.Shown {
		t.Error("the map is gone")
	}
	if r = illustrated(t, "exile:spiral&idea=placing&first=human&second=human"); !r.scene.Map.Shown {
		t.Error("behind queens there is no map")
	}
}
