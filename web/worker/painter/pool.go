package painter

import (
	"maps"
	"slices"
	"time"

	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/web/wire"
)

// Pool is the way from a painter to other workers who can help it.
type Pool interface {
	// Hire asks for as many helpers in all, or as there are. They come, each with a
	// number of its own, by Join, and go by Leave.
	Hire(helpers int)
	// Order hands a message to a helper; what it answers comes by Report.
	Order(helper int, message []byte)
	// Dismiss sends away a helper who is silent or talks nonsense.
	Dismiss(helper int)
}

const (
	// overdue is when the painter does what a helper has, rather than wait for it: a
	// piece takes a few milliseconds, unless somebody else wants the processor too.
	overdue = 20 * time.Millisecond
	// patience is how long a helper who has orders may be silent.
	patience = 4 * time.Second
	// blink bounds what is counted as silence between two looks: if they are further
	// apart it was the painter itself who slept.
	blink = 50 * time.Millisecond
)

// pool keeps the helpers of a painter, and which orders they have.
type pool struct {
	way     Pool // nil if there is nobody to ask
	hired   int
	helpers map[int]*member
	looked  clock.Moment // when silent looked last
}

// member is what is known of a helper.
type member struct {
	orders  []assignment
	silence time.Duration // for how long it has had orders and said nothing
}

// assignment is an order that a helper has.
type assignment struct {
	id    int
	since clock.Moment // when it was given out, or last taken over
	void  bool         // somebody else was sooner
}

// hire asks for as many helpers in all.
func (p *pool) hire(helpers int) {
	if helpers > p.hired {
		p.hired = helpers
		p.way.Hire(helpers)
	}
}

// join takes a helper on.
func (p *pool) join(n int) {
	if p.helpers == nil {
		p.helpers = map[int]*member{}
	}
	p.helpers[n] = &member{}
}

// leave lets a helper go, and returns what it had to do.
func (p *pool) leave(n int) (had []assignment) {
	if h := p.helpers[n]; h != nil {
		had = h.orders
	}
	delete(p.helpers, n)
	return had
}

// numbers lists the helpers.
func (p *pool) numbers() []int { return slices.Sorted(maps.Keys(p.helpers)) }

// give hands an order to a helper.
func (p *pool) give(n int, order *wire.Order, now clock.Moment) {
	h := p.helpers[n]
	h.orders = append(h.orders, assignment{id: order.ID, since: now})
	p.way.Order(n, wire.Encode(order))
}

// done notes that a helper has reported about an order.
func (p *pool) done(n, id int) {
	h := p.helpers[n]
	h.orders = slices.DeleteFunc(h.orders, func(a assignment) bool { return a.id == id })
}

// silent returns the helpers who have been silent for too long.
func (p *pool) silent(now clock.Moment) (numbers []int) {
	passed := min(now.Sub(p.looked), blink)
	p.looked = now
	for n, h := range p.helpers {
		if len(h.orders) == 0 {
			continue
		}
		if h.silence += passed; h.silence > patience {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// overdue returns the piece that a helper has had for longest, if that is too long, and
// from now on it counts as given out now.
func (p *pool) overdue(now clock.Moment) (id int, ok bool) {
	var oldest *assignment
	for _, h := range p.helpers {
		for i := range h.orders {
			if a := &h.orders[i]; !a.void && (oldest == nil || a.since.Before(oldest.since)) {
				oldest = a
			}
		}
	}
	if oldest == nil || now.Sub(oldest.since) < overdue {
		return 0, false
	}
	oldest.since = now
	return oldest.id, true
}

// void notes that a piece is settled, whoever has it.
func (p *pool) void(id int) {
	for _, h := range p.helpers {
		for i := range h.orders {
			h.orders[i].void = h.orders[i].void || h.orders[i].id == id
		}
	}
}

// drop forgets all orders.
func (p *pool) drop() {
	for _, h := range p.helpers {
		h.orders = nil
	}
}

// pause lets the helpers pause until then. Nobody is late for what was not done meanwhile.
func (p *pool) pause(m *wire.Pause, until clock.Moment) {
	for n, h := range p.helpers {
		p.way.Order(n, wire.Encode(m))
		for i := range h.orders {
			h.orders[i].since = until
		}
	}
}
