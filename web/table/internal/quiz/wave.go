package quiz

import (
	"math"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/internal/page"
)

// wave uncovers the answers from the corner on, antidiagonal by antidiagonal.
type wave struct {
	run      int // 0 if it does not roll
	at, goal float64
	step     float64 // antidiagonals a tick
}

// The wave takes so long for an antidiagonal, but in all no less and no more than these; and it
// moves every tick.
const (
	tick                = 40 * time.Millisecond
	pace                = 160 * time.Millisecond
	leastWave, mostWave = 1200 * time.Millisecond, 4 * time.Second
)

// front is how many antidiagonals are uncovered.
func (w *wave) front() int { return int(math.Ceil(w.at)) }

// rolling reports whether the answers are being uncovered.
func (q *Quiz) rolling() bool { return q.wave.run > 0 }

// roll begins to uncover the answers, at once where nothing is to move, or nothing is seen.
func (q *Quiz) roll() {
	near, far := view.Span(q.host.Canvas().InView())
	for i := range q.marks {
		far = max(far, q.distance(&q.marks[i])+1)
	}
	if q.view.Still || far <= near {
		q.end()
		return
	}
	lasts := min(max(time.Duration(far-near)*pace, leastWave), mostWave)
	q.waves++
	q.wave = wave{run: q.waves, at: near + 1, goal: far, step: (far - near) * float64(tick) / float64(lasts)}
	run := q.waves
	q.host.After(tick, func() { q.tick(run) })
}

// tick moves the wave on, if it is still the same.
func (q *Quiz) tick(run int) {
	if q.wave.run != run {
		return
	}
	if q.wave.at += q.wave.step; q.wave.at < q.wave.goal {
		q.host.After(tick, func() { q.tick(run) })
		q.host.Show()
		return
	}
	q.end()
	q.host.Show()
}

// end shows all that is known.
func (q *Quiz) end() {
	q.wave = wave{}
	q.settle()
}

// distance is how many antidiagonals lie before a mark, 0 for one that is not seen.
func (q *Quiz) distance(m *mark) float64 {
	c, ok := q.cell(m)
	if !ok {
		return 0
	}
	return view.Distance(float64(c.X), float64(c.Y))
}

// out reports whether it is shown whether a mark is right.
func (q *Quiz) out(m *mark) bool {
	return q.view.Revealed && m.known && (!q.rolling() || q.distance(m) < q.wave.at)
}

// judge asks the analyst what the marked squares are.
func (q *Quiz) judge() {
	for i := range q.marks {
		if m := q.marks[i]; !m.known && !m.failed {
			q.asks.Outcome(m.at, true, func(truth engine.Outcome) {
				q.learn(m.at, func(m *mark) { m.truth, m.known = truth, true })
			}, func(string) {
				q.learn(m.at, func(m *mark) { m.failed = true })
			})
		}
	}
}

// learn notes what has become known of a mark.
func (q *Quiz) learn(at engine.Position, note func(*mark)) {
	m := q.marks.find(at)
	if m == nil || !q.view.Revealed {
		return
	}
	note(m)
	q.settle()
	q.host.Show()
}

// settle counts the marks when all are out, and says how many are right.
func (q *Quiz) settle() {
	if q.resultSaid || q.rolling() || q.waiting() > 0 {
		return
	}
	q.resultSaid = true
	for i := range q.marks {
		if m := &q.marks[i]; m.known && !m.counted {
			m.counted = true
			tallied(&q.tally, m.right())
		}
	}
	q.voice.Say(q.result())
}

// waiting counts the marks that are not judged yet.
func (q *Quiz) waiting() (n int) {
	for i := range q.marks {
		if m := &q.marks[i]; !m.failed && !q.out(m) {
			n++
		}
	}
	return n
}

// tallied adds a mark to a tally.
func tallied(t *page.Tally, right bool) {
	t.Of++
	if !right {
		t.Streak = 0
		return
	}
	t.Right++
	t.Streak++
	t.Best = max(t.Best, t.Streak)
}

// restore goes on with a tally that the page has kept.
func (q *Quiz) restore(t page.Tally) error {
	if t.Streak < 0 || t.Best < t.Streak || t.Right < t.Best || t.Of < t.Right || t.Of > 1e9 {
		return errTally
	}
	q.tally = t
	q.host.Changed()
	return nil
}
