package room

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/pause"
	"github.com/palacegames/palace/web/internal/page"
)

// gate is what a class waits at before a step, until the teacher's word is typed.
type gate struct {
	room   *Room
	before int  // the step, 0 where nobody waits
	missed bool // the last word was another one
}

// passed are the pauses behind which somebody is, by lesson and as a seed and a step. The browser
// keeps them behind the steps that were done, which leave out what is no number:
// "corner-the-rook 1,2;corner-the-rook 7:2,7:5".
type passed map[string][]pass

type pass struct{ seed, step int }

// mostPassed is how many are kept of a lesson, the latest ones: more than there are before its steps.
const mostPassed = 2 * pause.MostStep

// note notes that somebody is behind a pause.
func (l passed) note(name string, of pass) {
	if l.has(name, of) {
		return
	}
	list := l[name]
	l[name] = append(list[max(0, len(list)-mostPassed+1):], of)
}

// has reports whether somebody is behind a pause.
func (l passed) has(name string, of pass) bool {
	return slices.Contains(l[name], of)
}

// add adds what a browser has kept.
func (l passed) add(text string) {
	for part := range strings.SplitSeq(text, ";") {
		name, list, _ := strings.Cut(part, " ")
		for one := range strings.SplitSeq(list, ",") {
			seed, step, _ := strings.Cut(one, ":")
			n, bad := strconv.Atoi(seed)
			at, err := strconv.Atoi(step)
			if bad == nil && err == nil && pause.New(n, at).Any() && name != "" && len(name) <= 80 && len(l) < mostLearned {
				l.note(name, pass{n, at})
			}
		}
	}
}

// String writes what a browser is to keep.
func (l passed) String() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(l)) {
		before := ";" + name + " "
		for _, p := range l[name] {
			b.WriteString(before + strconv.Itoa(p.seed) + ":" + strconv.Itoa(p.step))
			before = ","
		}
	}
	return b.String()
}

// before returns the first pause on the way to a step, 0 for none: however somebody comes there, by
// Next, by the row of steps or by a link.
func (l passed) before(of *lesson.Lesson, to Place) int {
	plan, key := to.Said.Pause, keyOf(of, to.Lesson)
	for _, step := range plan.Steps() {
		if step <= to.Step && !l.has(key, pass{plan.Seed, step}) {
			return step
		}
	}
	return 0
}

// open lets everybody through again.
func (g *gate) open() { g.before, g.missed = 0, false }

// wait waits before a step, with the board of the one before it as it was left.
func (g *gate) wait(before int) {
	g.before, g.missed = before, false
	g.room.voice.Say(waiting.String())
	g.room.host.Show()
}

// unlock takes a word: the teacher's opens the gate.
func (g *gate) unlock(word string) error {
	plan, c := g.room.place.Said.Pause, &g.room.lesson
	opened := plan.Opens(word, g.before)
	if opened == 0 {
		g.missed = true
		g.room.voice.Clear()
		g.room.voice.Say(otherWord.String())
		g.room.host.Show()
		return nil
	}
	for _, step := range plan.Steps() {
		if step <= opened {
			g.room.passed.note(c.key(), pass{plan.Seed, step})
		}
	}
	return c.goTo(g.before)
}

// recall goes on where somebody was let through in another tab.
func (g *gate) recall() error {
	to := g.room.place
	if to.Step = g.before; to.Step > 0 && g.room.passed.before(g.room.lesson.of, to) != to.Step {
		return g.room.lesson.goTo(to.Step)
	}
	return nil
}

// turnBack goes back to the step before the gate, as it was left.
func (g *gate) turnBack() {
	c := &g.room.lesson
	g.open()
	if c.now().Task == nil {
		c.reads = leaf{c.key(), g.room.place.Step}
	}
	g.room.voice.Say(announced(g.room.place.Step, len(c.of.Steps), c.now().Title))
	g.room.host.Show()
}

// page puts the gate in the place of the step's words and of its task.
func (g *gate) page(p *page.Course) {
	if g.before == 0 {
		return
	}
	p.Count, p.Heading = countedBefore(g.before, p.Steps), eyes.String()
	p.Words, p.Drawn, p.Playing, p.Mapped = []string{}, "", false, false
	p.Begun, p.Again, p.Back, p.Next = false, false, true, nil
	p.Task = &page.Task{Kind: string(lesson.Type), Words: typeWord.String(), Options: []page.Option{}}
	if g.missed {
		p.Task.Verdict = &page.Judged{Title: verdictTitle(false), Words: otherWord.String()}
	}
}
