package painter

import (
	"time"

	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/web/wire"
)

// Helper helps a painter elsewhere: it works off the orders of its scheduler. It is used by
// one goroutine at a time.
type Helper struct {
	post  func([]byte)
	now   func() clock.Moment
	tasks tasks
	pause pause
}

// NewHelper returns a helper that hands its reports to post and averages by a kernel, or by
// the form in Go if that is nil.
func NewHelper(post func([]byte), kernel average.Kernel) *Helper {
	return &Helper{post: post, now: clock.Now, tasks: tasks{kernel: kernel}}
}

// Receive takes one message. What is wrong with it is answered by a sentence.
func (h *Helper) Receive(message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		h.send(&wire.Report{Text: err.Error()})
		return
	}
	switch m := m.(type) {
	case *wire.Order:
		h.tasks.take(m)
	case *wire.Pause:
		h.pause.begin(m, h.now())
	default:
		h.send(&wire.Report{Text: wire.Unexpected("helper", m).Error()})
	}
}

// Step works for one slice of time and reports whether there is more to do.
func (h *Helper) Step() bool {
	if h.Wait() > 0 {
		return !h.tasks.idle()
	}
	for end := h.now().Add(slice); !h.tasks.idle() && h.now().Before(end); {
		if report := h.tasks.step(); report != nil {
			h.send(report)
		}
	}
	return !h.tasks.idle()
}

// Wait returns how long the caller may wait for messages before the next Step: not at
// all if it is negative.
func (h *Helper) Wait() time.Duration {
	if left := h.pause.left(h.now()); left > 0 {
		return left
	}
	return -1
}

func (h *Helper) send(m wire.Message) { h.post(wire.Encode(m)) }
