package table_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table"
	"github.com/palacegames/palace/web/wire"
)

// lie makes the opposite of every answer: lost squares won, palaces none, values others.
func (r *room) lie(m wire.Message) {
	v := r.table.View()
	k := v.Game.Shape().Blocking
	value := func(n int32) int32 {
		if r.scene.Map.Kind.Outcome(n, k) == engine.P != (r.scene.Map.Kind == engine.Outcomes) {
			return int32(k)
		}
		return 0
	}
	values := func(t *engine.Tile) {
		if t.Blank() {
			return
		}
		wide := make([]int32, 0, t.Area())
		for y := t.Y; y < t.Y+t.H; y++ {
			for x := t.X; x < t.X+t.W; x++ {
				wide = append(wide, value(t.At(x, y)))
			}
		}
		*t = engine.Tile{Window: t.Window, Wide: wide}
	}
	switch m := m.(type) {
	case *wire.Answer:
		options := engine.Options(v.Rays)
		if len(m.Palaces) >= k {
			m.Palaces = nil
		} else {
			m.Palaces = nil
			for range k {
				m.Palaces = append(m.Palaces, v.Here)
			}
		}
		if m.Move.Dim() > 0 {
			m.Move = options[len(options)-1]
		}
		if len(m.Blocks) > 0 {
			m.Blocks = options[:1]
		}
	case *wire.Picture:
		for i := range m.Pixels {
			m.Pixels[i] = 255 - m.Pixels[i]
		}
		values(&m.Values)
	case *wire.Value:
		m.Value, m.Region = value(m.Value), m.Region+"?"
		values(&m.Around)
	case *wire.Labels:
		m.List = nil
	case *wire.Seen:
		m.Layer.Words = append(m.Layer.Words, "lie")
	case *wire.Tallies:
		m.List = append(m.List, atlas.Tally{Region: "lie", Squares: 2, Differ: 1})
	}
}

// actions are the calls that act on the game, or open another; all others are tried out at
// every turn.
var actions = []string{
	"reveal", "hide", "elsewhere", "open", "chooseGame", "toggleMove", "newGame", "move", "tap", "take", "block", "done", "undo", "redo", "goTo", "resume",
	"players", "flip", "catalog", "explore", "next", "back", "check", "answer", "mark", "clearMarks", "marking", "question",
}

// pry does all that a person could do to find out who wins, and returns what the page, the
// canvas and the answers tell. Of the calls and the squares it tries those whose number, and the turn, the part divides.
func pry(t *testing.T, r *room, turn, part int) []byte {
	var told bytes.Buffer
	tried := turn
	turns := func() bool {
		tried++
		return tried%part == 0
	}
	tell := func(what string) {
		r.run()
		fmt.Fprintf(&told, "%s\n%s\n%s\n%s\n", what, r.table.PageJSON(), r.table.StateJSON(), drawn(t, &r.scene))
	}
	call := func(name, given string) {
		told.Write(r.table.Call(name, []byte(given)))
		tell(name + given)
	}
	r.table.Want(picture.Want{Keys: []picture.Key{{}}})
	r.table.Looks(colour.Look{Band: colour.Band{Low: 0.1, High: 0.5}})
	for x := range 5 {
		for y := range 5 {
			if turns() {
				r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: engine.Cell{X: x, Y: y}, Inside: true})
				tell("hover")
			}
		}
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Linger, At: engine.Cell{X: 2, Y: 1}})
	tell("linger")
	for _, c := range table.Declared() {
		if !slices.Contains(actions, c.Name) && turns() {
			call(c.Name, "{}")
		}
	}
	for _, given := range []string{
		`values {"on":true}`, `explain {"square":[2,1]}`, `step {"value":1}`, `map {"kind":"outcome"}`, `map {"kind":"palace"}`, `map {"kind":"nim"}`, `peek {"on":true}`,
		`compare {"other":8,"shift":[1,1],"offset":3}`, `compare {"other":0}`, `names {"on":true}`, `highlight {"name":"nothing"}`, `visit {"name":"hood"}`, `time {"front":3}`,
		`play {"on":true}`, `idea {"name":"golden"}`, `save {"format":"csv","kind":"outcome","which":"map"}`, `savePlan {"format":"csv","kind":"outcome","which":"map"}`, `share {"base":"https://example.org/"}`,
	} {
		if name, rest, _ := strings.Cut(given, " "); turns() {
			call(name, rest)
		}
	}
	return told.Bytes()
}

// asked lists the questions that workers were asked: to rest is none.
func (r *room) asked() (list []string) {
	for _, b := range r.sent {
		switch m, _ := wire.Decode(b); m.(type) {
		case *wire.Pause, *wire.Round:
		default:
			list = append(list, fmt.Sprintf("%T", m))
		}
	}
	return list
}

// TestOneGate plays a game of every family twice, once with the opposite of all answers: the
// page and the canvas are the same, byte for byte, until the answers are revealed, and not
// the same after. A fifth of the calls is tried at every turn, at each another one, and all at one turn of each game.
func TestOneGate(t *testing.T) {
	for game, link := range testkit.Spread(families, testkit.Part(10, len(families))) {
		part := func(turn int) int {
			if testkit.More() || turn < 0 || turn == game%3 { // at the end all, for what is told then
				return 1
			}
			return 5
		}
		truth, lies := newRoom(t), newRoom(t)
		lies.spoil = lies.lie
		rooms := []*room{truth, lies}
		var told [2][]byte
		same := func(when string) {
			t.Helper()
			if !bytes.Equal(told[0], told[1]) {
				at := 0
				for at < len(told[0]) && at < len(told[1]) && told[0][at] == told[1][at] {
					at++
				}
				t.Fatalf("%s, %s: the truth is told after …%s", link, when, told[0][max(0, at-300):min(at+60, len(told[0]))])
			}
		}
		for _, r := range rooms {
			r.run()
			r.must("open", args{"link": link + "&values=on&quiz=on&first=human&second=human"})
			r.sent = nil
			r.inView = engine.Window{W: 10, H: 10}
		}
		for turn := 0; truth.table.State().Phase != "over"; turn++ {
			for i, r := range rooms {
				told[i] = pry(t, r, turn, part(turn))
				if asked := r.asked(); asked != nil {
					t.Fatalf("%s: while the answers are hidden workers are asked for %v", link, asked)
				}
			}
			same(fmt.Sprintf("turn %d", turn))
			for _, r := range rooms {
				if r.table.State().Phase == "block" {
					r.must("done", nil)
				} else {
					tapFirstLegalAt(t, r)
				}
				r.run()
			}
		}
		for i, r := range rooms {
			told[i] = pry(t, r, game, part(-1))
		}
		same("when the game is over")
		var scenes [2][]byte
		misère, end := truth.table.State().Misere, "P"
		if misère { // who wins at the end follows from the rule, whatever is answered
			end = "N"
		}
		for i, r := range rooms {
			if s := r.table.State(); !s.Quiz {
				t.Errorf("%s: scripts hear of no quiz", link)
			}
			here := page.Numbers(r.table.View().Here)
			r.must("mark", args{"square": here, "as": end})
			r.must("reveal", nil)
			r.run()
			if s := r.table.State(); s.Quiz {
				t.Errorf("%s: scripts hear that answers are hidden", link)
			}
			told[i], scenes[i] = slices.Concat(r.table.PageJSON(), r.table.StateJSON()), drawn(t, &r.scene)
		}
		if !misère && (bytes.Equal(told[0], told[1]) || bytes.Equal(scenes[0], scenes[1])) {
			t.Errorf("%s: the answers do not matter when they are revealed", link)
		}
		if p := truth.table.Page(); p.Quiz.Result != spoken("web/table/internal/quiz/outcome", 1, 1, 1, 0) || p.Quiz.Tally.Right != 1 {
			t.Errorf("%s: at the end of the game %s is %+v", link, end, p.Quiz)
		}
	}
}

// tapFirstLegalAt moves to the first square there is that is not blocked.
func tapFirstLegalAt(t *testing.T, r *room) {
	t.Helper()
	v := r.table.View()
	for _, q := range engine.Options(v.Rays) {
		if !v.IsBlocked(q) {
			r.must("move", args{"to": page.Numbers(q)})
			return
		}
	}
	t.Fatal("no move")
}

// TestMarks: taps mark squares P, N and not at all, one after the other; a stroke marks as its
// first square does; letters mark by name; and what is right is what the oracle says.
func TestMarks(t *testing.T) {
	for _, link := range []string{"rook@6,4", "wythoff@8,6", "blocking:3@6,2", "subtraction:(1,2)(2,1)(3,3)@9,9"} {
		r := newRoom(t)
		r.inView = engine.Window{W: 10, H: 10}
		r.must("open", args{"link": link + "&quiz=on&second=human"})
		tap := func(x, y int) { r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}}) }
		if r.scene.Mode != scene.Pick || !r.scene.Targets.Has(engine.Cell{X: 8, Y: 9}) || len(r.scene.Targets.Rows) > 0 {
			t.Fatalf("%s: squares cannot be marked", link)
		}
		for i, want := range []string{spoken("web/table/internal/quiz/now-marked-as", "(2,2)", "P"), spoken("web/table/internal/quiz/now-marked-as", "(2,2)", "N"), spoken("web/table/internal/quiz/not-marked", "(2,2)"), spoken("web/table/internal/quiz/now-marked-as", "(2,2)", "P")} {
			tap(2, 2)
			if said := r.table.Page().Say.Text; said != want {
				t.Errorf("%s: after tap %d: %q", link, i+1, said)
			}
		}
		tap(1, 3)
		tap(1, 3) // N
		r.table.Gesture(scene.Gesture{Kind: scene.Stroke, Over: []engine.Cell{{X: 4, Y: 0}, {X: 4, Y: 1}, {X: 4, Y: 2}}})
		r.table.Gesture(scene.Gesture{Kind: scene.Lifted, Keep: true})
		r.table.Gesture(scene.Gesture{Kind: scene.Stroke, Over: []engine.Cell{{X: 7, Y: 7}}})
		r.table.Gesture(scene.Gesture{Kind: scene.Lifted})
		r.must("mark", args{"as": "N"}) // where the piece stands
		p := r.table.Page()
		if p.Quiz.Marks != 6 || p.Quiz.Result != spoken("web/table/internal/quiz/squares-marked", 6) || p.Quiz.Answered != "N" || len(p.State.History) > 0 {
			t.Fatalf("%s: %+v", link, p.Quiz)
		}
		r.must("reveal", nil)
		r.run()
		solved := oracle.New(r.table.View().Game)
		right := 0
		for _, m := range []struct {
			at   engine.Position
			says engine.Outcome
		}{
			{engine.At(2, 2), engine.P}, {engine.At(1, 3), engine.N}, {engine.At(4, 0), engine.P}, {engine.At(4, 1), engine.P},
			{engine.At(4, 2), engine.P}, {r.table.View().Here, engine.N},
		} {
			if solved.Outcome(m.at) == m.says {
				right++
			}
		}
		p = r.table.Page()
		if want := spoken("web/table/internal/quiz/outcome", 6, right, 6, 0); p.Quiz.Result != want || p.Say.Text != want || p.Quiz.Tally.Right != right || p.Quiz.Tally.Of != 6 {
			t.Errorf("%s: %+v, a listener hears %q, want %q", link, p.Quiz, p.Say.Text, want)
		}
		if ticks := r.marked(scene.Right); ticks != right || r.marked(scene.Wrong) != 6-right {
			t.Errorf("%s: %d ticks on the canvas, want %d", link, ticks, right)
		}
		if !r.scene.Map.Shown || r.scene.Map.Front != 0 || !r.scene.Targets.Anywhere.Empty() {
			t.Errorf("%s: after the wave the map is %+v", link, r.scene.Map)
		}
		r.must("hide", nil)
		if p := r.table.Page(); !p.State.Quiz || p.Quiz.Marks != 6 || r.scene.Map.Shown || r.marked(scene.Right)+r.marked(scene.Wrong) > 0 {
			t.Errorf("%s: hidden again: %+v", link, p.Quiz)
		}
		r.must("reveal", nil)
		r.run()
		if p := r.table.Page(); p.Quiz.Tally.Of != 6 {
			t.Errorf("%s: marks count twice: %+v", link, p.Quiz.Tally)
		}
		r.must("newGame", nil)
		if p := r.table.Page(); !p.State.Quiz || p.Quiz.Marks != 6 {
			t.Errorf("%s: the same game again: %+v", link, p.Quiz)
		}
		r.must("elsewhere", nil)
		if p := r.table.Page(); !p.State.Quiz || p.Quiz.Marks != 0 || p.Link == link {
			t.Errorf("%s: elsewhere: %+v", link, p.Quiz)
		}
	}
}

// marked counts the squares with a mark.
func (r *room) marked(m scene.Mark) (n int) {
	for _, s := range r.scene.Shapes {
		if s.Kind == scene.Marks && s.Mark == m {
			n += len(s.At)
		}
	}
	return n
}

// TestWave: the answers come out from the corner on, antidiagonal by antidiagonal, and at once
// where nothing is to move.
func TestWave(t *testing.T) {
	r := newRoom(t)
	r.inView = engine.Window{W: 10, H: 8}
	r.must("open", args{"link": "wythoff@8,6&quiz=on&map=off&second=human"})
	for _, at := range [][]int{{1, 2}, {3, 5}, {6, 4}} {
		r.must("mark", args{"square": at, "as": "P"})
	}
	r.must("reveal", nil)
	last, seen := 0, map[string]bool{}
	for i := 0; len(r.timers) > 0; i++ {
		if i > 1000 {
			t.Fatal("the wave has no end")
		}
		for w, bench := range r.benches {
			for _, m := range r.posted[w] {
				bench.Receive(m)
			}
			r.posted[w] = nil
			for bench.Step() {
			}
		}
		r.deliver()
		front := r.scene.Map.Front
		if !r.scene.Map.Shown || front < last || front == 0 {
			t.Fatalf("the front is at %d after %d", front, last)
		}
		last = front
		wanted := 0
		for _, d := range []int{3, 8} {
			if d < front {
				wanted++
			}
		}
		if i > 2 && r.marked(scene.Right) != wanted {
			t.Fatalf("with the front at %d there are %d ticks, want %d", front, r.marked(scene.Right), wanted)
		}
		seen[r.table.Page().Quiz.Result] = true
		timers := r.timers
		r.timers = nil
		for _, f := range timers {
			f()
		}
	}
	for _, words := range []string{spoken("web/table/internal/quiz/so-far", 0, 3), spoken("web/table/internal/quiz/so-far", 1, 2), spoken("web/table/internal/quiz/so-far", 2, 1)} {
		if !seen[words] {
			t.Errorf("%q was never said, only %v", words, seen)
		}
	}
	if p := r.table.Page(); p.Quiz.Result != spoken("web/table/internal/quiz/outcome", 3, 2, 3, 0) || p.Quiz.Revealing || strings.Contains(p.Link, "map=off") {
		t.Errorf("at the end: %+v in %s", p.Quiz, p.Link)
	}
	r.must("theme", args{"still": true})
	r.must("hide", nil)
	r.must("reveal", nil)
	if len(r.timers) > 0 || r.scene.Map.Front != 0 {
		t.Error("the answers move for who asked for no motion")
	}
}

// TestWithout: a help that a link leaves out has no button, and is refused to scripts.
func TestWithout(t *testing.T) {
	r := newRoom(t)
	for _, c := range []struct{ name, button, call string }{
		{"hint", "hint", "hint"}, {"why", "explain", "explain"}, {"values", "", `values {"on":true}`}, {"map", "", `map {"kind":"palace"}`}, {"save", "", `save {"format":"view"}`},
	} {
		r.must("open", args{"link": "blocking:3@6,2&block=&without=" + c.name})
		r.run()
		p := r.table.Page()
		given := map[string]bool{"map": p.Gives.Map, "values": p.Gives.Values, "hint": p.Gives.Hint, "why": p.Gives.Why, "save": p.Gives.Save}
		for name, is := range given {
			if is == (name == c.name) {
				t.Errorf("without=%s: %s is given: %t", c.name, name, is)
			}
		}
		for _, b := range p.Buttons {
			if b.Name == c.button && b.Shown {
				t.Errorf("without=%s: the button is there", c.name)
			}
		}
		name, given2, _ := strings.Cut(c.call, " ")
		if given2 == "" {
			given2 = "{}"
		}
		if err := r.raw(name, given2, nil); err == nil || err.Error() != words.Sentence(spoken("web/internal/page/err-without")) {
			t.Errorf("without=%s: %s says %v", c.name, c.call, err)
		}
		if p.Quiz != nil || p.State.Quiz {
			t.Errorf("without=%s is a quiz", c.name)
		}
	}
	r.must("open", args{"link": "wythoff@8,6&without=map,why"})
	r.run()
	r.must("chooseGame", args{"link": "rook@6,4"})
	if p := r.table.Page(); p.Gives.Map || p.Gives.Why || !strings.HasSuffix(p.Link, "&without=map,why") {
		t.Errorf("another game is %s", p.Link)
	}
}

// TestQuizRefusals: what cannot be done is refused with a sentence and changes nothing.
func TestQuizRefusals(t *testing.T) {
	r := newRoom(t)
	for _, c := range []struct{ link, call, want string }{
		{"wythoff@8,6", `reveal {}`, spoken("web/table/internal/quiz/err-no-quiz")},
		{"wythoff@8,6", `mark {"as":"P"}`, spoken("web/table/internal/quiz/err-not-hidden")},
		{"wythoff@8,6&quiz=on", `mark {"as":"X"}`, spoken("web/table/internal/quiz/err-letter")},
		{"wythoff@8,6&quiz=on", `mark {"as":"P","square":[-1,2]}`, "-1"},
		{"wythoff@8,6&quiz=on", `question {"name":"why"}`, spoken("web/table/internal/quiz/err-question")},
		{"wythoff@8,6&quiz=on", `tally {"right":3,"of":2}`, spoken("web/table/internal/quiz/err-tally")},
		{"wythoff@8,6&quiz=on", `recall {"name":""}`, spoken("web/table/internal/quiz/err-kept")},
		{"wythoff@8,6&quiz=on", `recall {"name":"wythoff"}`, spoken("web/table/internal/quiz/err-kept")},
		{"wythoff@8,6&quiz=on", `recall {"name":"wythoff P1,1 X2,2"}`, spoken("web/table/internal/quiz/err-kept")},
		{"wythoff@8,6&quiz=on", `recall {"name":"wythoff P1,1 P<script>"}`, spoken("web/table/internal/quiz/err-kept")},
		{"wythoff@8,6&quiz=on", `recall {"name":"wythoff ` + strings.Repeat("P1,1 ", 201) + `"}`, spoken("web/table/internal/quiz/err-kept")},
		{"wythoff@8,6&quiz=on", `hint {}`, spoken("web/internal/page/err-hidden")},
	} {
		r.must("open", args{"link": c.link})
		r.run()
		before := r.table.Page().Quiz
		name, given, _ := strings.Cut(c.call, " ")
		if err := r.raw(name, given, nil); err == nil || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(c.want)) {
			t.Errorf("%s at %s: %v", c.call, c.link, err)
		}
		if now := r.table.Page().Quiz; (now == nil) != (before == nil) || now != nil && *now != *before {
			t.Errorf("%s changed the quiz to %+v", c.call, now)
		}
	}
	r.must("open", args{"link": "wythoff@8,6&quiz=on"})
	var over []engine.Cell
	for i := range 300 {
		over = append(over, engine.Cell{X: i % 20, Y: i / 20})
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Stroke, Over: over})
	r.table.Gesture(scene.Gesture{Kind: scene.Lifted, Keep: true})
	if p := r.table.Page(); p.Quiz.Marks != 200 || p.Notice.Text != words.Sentence(spoken("web/table/internal/quiz/err-many-marks")) {
		t.Errorf("a stroke over 300 squares marks %d: %q", p.Quiz.Marks, p.Notice.Text)
	}
}

// TestMarksKept: the marks of a quiz come back when the page is loaded again, for the same game
// and once, and one that was counted is not counted again.
func TestMarksKept(t *testing.T) {
	const link = "rook@6,4&quiz=on"
	r := newRoom(t)
	r.must("open", args{"link": link})
	r.must("mark", args{"square": []int{1, 1}, "as": "P"})
	r.must("reveal", nil)
	r.run()
	r.must("hide", nil)
	r.must("mark", args{"square": []int{2, 2}, "as": "N"})
	kept := r.table.Page().Quiz.Kept
	if kept != "rook P1,1! N2,2" {
		t.Fatalf("kept is %q", kept)
	}
	again := newRoom(t)
	again.must("tally", r.table.Page().Quiz.Tally)
	again.must("recall", args{"name": kept + " P-1,7"})
	again.must("open", args{"link": link})
	if q := again.table.Page().Quiz; q.Kept != kept || q.Marks != 2 || q.Result != spoken("web/table/internal/quiz/squares-marked", 2) {
		t.Errorf("loaded again: %+v", q)
	}
	again.must("reveal", nil)
	again.run()
	if q := again.table.Page().Quiz; q.Result != spoken("web/table/internal/quiz/outcome", 2, 1, 2, 0) || q.Tally.Of != 2 || q.Tally.Right != 1 {
		t.Errorf("revealed: %+v", q)
	}
	again.must("open", args{"link": "wythoff@6,4&quiz=on"})
	again.must("open", args{"link": link})
	if q := again.table.Page().Quiz; q.Marks != 0 {
		t.Errorf("another game, and back: %+v", q)
	}
	again.must("recall", args{"name": kept})
	again.must("open", args{"link": "wythoff@6,4&quiz=on"})
	if q := again.table.Page().Quiz; q.Marks != 0 {
		t.Errorf("in another game: %+v", q)
	}
}
