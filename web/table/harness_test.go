package table_test

import (
	"bytes"
	"encoding/json"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/analyst"
	"github.com/palacegames/palace/web/worker/exporter"
	"github.com/palacegames/palace/web/worker/painter"
)

// room is a browser without a browser: three roles instead of the workers, a
// canvas that draws nothing, and a clock that stands still until run.
type room struct {
	t       *testing.T
	table   *table.Table
	benches map[host.Worker]role
	posted  map[host.Worker][][]byte
	sent    [][]byte // everything that was ever posted
	answers [][]byte
	timers  []func()
	changes int
	acted   []page.State
	spoil   func(wire.Message) // changes what a worker answers, if it is set
	listen  func()             // called after every answer of a worker, if it is set

	scene    scene.Scene
	pictures []picture.Picture
	covered  [2]float64
	inView   engine.Window
	held     bool
	later    int // days since the first one
	files    []host.File
	renewed  []host.Worker
	brought  []engine.Window
	follows  bool   // what is brought into view is seen
	camera   string // the words of the last camera, "fit" or "overview"
}

// snapshot is what the canvas shows, 3 × 2 pixels.
var snapshot = []byte{1, 2, 3, 255, 40, 50, 60, 255, 7, 8, 9, 255, 200, 150, 100, 255, 0, 0, 0, 255, 255, 255, 255, 255}

func newRoom(t *testing.T) *room {
	t.Helper()
	r := &room{t: t, benches: map[host.Worker]role{}, posted: map[host.Worker][][]byte{}}
	for _, w := range []host.Worker{host.Painter, host.Analyst, host.Exporter} {
		r.restart(w)
	}
	r.table = table.New(r)
	if err := r.table.Seat(r); err != nil {
		t.Fatal(err)
	}
	return r
}

// role is what a worker does.
type role interface {
	Receive(message []byte)
	Step() bool
}

// restart lets a worker begin again; what it was told is forgotten.
func (r *room) restart(w host.Worker) {
	post := func(b []byte) { r.answers = append(r.answers, b) }
	switch w {
	case host.Painter:
		r.benches[w] = painter.New(post, nil)
	case host.Analyst:
		r.benches[w] = analyst.New(post)
	case host.Exporter:
		r.benches[w] = exporter.New(post)
	}
	r.posted[w] = nil
}

func (r *room) Post(w host.Worker, message []byte, _ bool) {
	r.posted[w] = append(r.posted[w], message)
	r.sent = append(r.sent, message)
}
func (r *room) Changed()                        { r.changes++ }
func (r *room) Acted()                          { r.acted = append(r.acted, r.table.State()) }
func (r *room) After(_ time.Duration, f func()) { r.timers = append(r.timers, f) }

// Today is a Monday, or so many days later.
func (r *room) Today() puzzle.Day {
	return puzzle.DayOf(time.Date(2026, time.November, 23+r.later, 0, 0, 0, 0, time.UTC))
}

func (r *room) Dismiss(w host.Worker) { r.restart(w) }
func (r *room) Renew(w host.Worker)   { r.renewed = append(r.renewed, w) }
func (r *room) File(part host.File)   { r.files = append(r.files, part) }

func (r *room) Hold()                               { r.held = true }
func (r *room) Resume()                             { r.held = false }
func (r *room) Show(s scene.Scene)                  { r.scene = s }
func (r *room) Picture(_ uint32, p picture.Picture) { r.pictures = append(r.pictures, p) }
func (r *room) Idle() bool                          { return true }
func (r *room) Arrived()                            {}
func (r *room) LetGo() bool                         { return false }
func (r *room) Rulers() (left, top, bottom float64) { return 30, 22, 0 }
func (r *room) Fit()                                { r.camera = "fit" }
func (r *room) Overview()                           { r.camera = "overview" }
func (r *room) ZoomBy(float64)                      {}
func (r *room) CenterOn(engine.Cell)                {}
func (r *room) Bring(w engine.Window) {
	if r.brought = append(r.brought, w); r.follows {
		r.inView = w
	}
}
func (r *room) SetCamera(words string) bool { r.camera = words; return true }
func (r *room) Cover(w, h float64)          { r.covered = [2]float64{w, h} }
func (r *room) Spot(c engine.Cell) (x, y, edge float64) {
	return float64(10 * c.X), float64(10 * c.Y), 10
}
func (r *room) InView() engine.Window                 { return r.inView }
func (r *room) Snapshot(f func([]byte, int, int))     { f(snapshot, 3, 2) }
func (r *room) Locate(engine.Cell) (float64, float64) { return 1, 2 }

// led asks for hints until there is no further one.
func (r *room) led() {
	r.t.Helper()
	for more := true; more; more = r.table.Page().Hint.More {
		r.must("hint", args{})
		r.run()
	}
}

// run lets workers and timers go on until nothing is left to do.
func (r *room) run() {
	r.t.Helper()
	for rounds := 0; !r.round(); rounds++ {
		if rounds > 100000 {
			r.t.Fatal("the room does not come to rest")
		}
	}
}

// round lets everybody do one thing, and reports whether nobody had anything to do.
func (r *room) round() (idle bool) {
	idle = true
	for w, bench := range r.benches {
		for _, m := range r.posted[w] {
			bench.Receive(m)
			idle = false
		}
		r.posted[w] = nil
		idle = !bench.Step() && idle
	}
	if r.deliver() {
		idle = false
	}
	timers := r.timers
	r.timers = nil
	for _, f := range timers {
		f()
		idle = false
	}
	return idle
}

// deliver brings the workers' messages to the table.
func (r *room) deliver() bool {
	answers := r.answers
	r.answers = nil
	for _, b := range answers {
		if r.spoil != nil {
			m, err := wire.Decode(b)
			if err != nil {
				r.t.Fatal(err)
			}
			r.spoil(m)
			b = wire.Encode(m)
		}
		r.table.Receive(b)
		if r.listen != nil {
			r.listen()
		}
	}
	return len(answers) > 0
}

// call calls the table as the page does; value receives the answer.
func (r *room) call(name string, args any, value any) error {
	r.t.Helper()
	b, err := json.Marshal(args)
	if err != nil {
		r.t.Fatal(err)
	}
	return r.raw(name, string(b), value)
}

type callError string

func (e callError) Error() string { return string(e) }

func (r *room) raw(name, args string, value any) error {
	r.t.Helper()
	var answer struct {
		Value json.RawMessage
		Error *string
	}
	if err := json.Unmarshal(r.table.Call(name, []byte(args)), &answer); err != nil {
		r.t.Fatalf("%s: the answer is no JSON: %v", name, err)
	}
	if want, err := json.Marshal(r.table.State()); err != nil || !bytes.Equal(r.table.StateJSON(), want) {
		r.t.Fatalf("after %s the state is written as %s, want %s", name, r.table.StateJSON(), want)
	}
	if answer.Error != nil {
		return callError(*answer.Error)
	}
	if value != nil {
		if err := json.Unmarshal(answer.Value, value); err != nil {
			r.t.Fatalf("%s: %v", name, err)
		}
	}
	return nil
}

// must is call for what has to succeed; it returns the state.
func (r *room) must(name string, args any) page.State {
	r.t.Helper()
	if err := r.call(name, args, nil); err != nil {
		r.t.Fatalf("%s %v: %v", name, args, err)
	}
	return r.table.State()
}

// args are the arguments of a call.
type args map[string]any
