package board

import (
	"time"

	"github.com/palacegames/palace/render/view"
)

// report is what the host knows of the camera. It is told where a person has moved it, and
// nothing else: a canvas of another size, or a game that goes on, moves it as well.
type report struct {
	told    view.Viewport            // what the host was told last, or where the camera came to by itself
	linked  bool                     // the host knows a view, which it keeps in the link
	news    bool                     // the camera was moved in a way that the host is to hear of
	resting bool                     // the host is told when the camera has stayed for a while
	stop    func() bool              // lets that be; a time.Timer would be as dear as a time.Time
	again   func(time.Duration) bool // puts it off
}

// byHand notes that a person moves the camera.
func (r *report) byHand() { r.news = true }

// follows notes that the camera moves with the game: that is news only where the host knows
// another view, which holds no longer.
func (r *report) follows() { r.news = r.news || r.linked }

// opened notes that another link is opened, with a view or without.
func (r *report) opened(linked bool) { r.linked, r.news = linked, false }

// rest takes note of where the camera rests, and reports whether the host is to be told.
func (r *report) rest(at view.Viewport) bool {
	if !r.news {
		r.told = at
	}
	r.news = r.news && !same(at, r.told)
	return r.news
}

// rest tells the host about the camera when it has stayed for a while.
func (b *Board) rest() {
	r := &b.camera.report
	if r.resting {
		r.stop()
	}
	r.resting = !b.camera.lent && !b.hand.touches.Busy() && r.rest(b.camera.view)
	switch {
	case !r.resting:
	case r.stop == nil:
		timer := time.AfterFunc(restTime, b.rested)
		r.stop, r.again = timer.Stop, timer.Reset
	default:
		r.again(restTime)
	}
}

// rested tells the host where the camera is, unless it has gone on since.
func (b *Board) rested() {
	b.mu.Lock()
	cam := &b.camera
	cam.resting = false
	v := cam.view
	tells := !cam.gliding && !cam.zooming && !cam.flying && cam.report.rest(v)
	if tells {
		cam.told, cam.linked, cam.news = v, true, false
	}
	b.mu.Unlock()
	if tells {
		b.host.Moved(v)
	}
}
