package room

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/lesson"
)

// learned are the steps that were done, by lesson. It is kept by the browser, as text:
// "corner-the-rook 1,2,5;why-gold 3".
type learned map[string]map[int]bool

// mostLearned is how many lessons are kept: whoever opens more loses none on the page.
const mostLearned = 500

// add adds what a browser has kept. What is not understood is left out: the browser's store
// is no place for complaints.
func (l learned) add(text string) {
	for part := range strings.SplitSeq(text, ";") {
		name, steps, _ := strings.Cut(part, " ")
		for step := range strings.SplitSeq(steps, ",") {
			n, err := strconv.Atoi(step)
			if err == nil && n >= 1 && n <= lesson.MaxSteps && name != "" && len(name) <= 80 && len(l) < mostLearned {
				l.note(name, n)
			}
		}
	}
}

// note notes that a step was done.
func (l learned) note(name string, step int) {
	if l[name] == nil {
		l[name] = map[int]bool{}
	}
	l[name][step] = true
}

// leaf is a step of a lesson that is only read: it is done when it is left.
type leaf struct {
	lesson string
	step   int
}

// turn turns from one step to another.
func (l learned) turn(from, to leaf) {
	if from != to && from.step > 0 {
		l.note(from.lesson, from.step)
	}
}

// count counts the steps of a lesson that were done, of so many.
func (l learned) count(name string, steps int) (done int) {
	for step := range l[name] {
		if step <= steps {
			done++
		}
	}
	return done
}

// next returns the first step that was not done, 1 if all were.
func (l learned) next(name string, steps int) int {
	for step := 1; step <= steps; step++ {
		if !l[name][step] {
			return step
		}
	}
	return 1
}

// progress is how far a lesson was done.
type progress struct {
	done  int
	words string // "" before the first step
	share float64
	link  string // to the first step that was not done
}

// of returns how far a lesson was done.
func (l learned) of(all *lesson.Lesson) progress {
	steps := len(all.Steps)
	p := progress{done: l.count(all.Name, steps)}
	p.share = float64(p.done) / float64(steps)
	p.link = Place{Kind: Lesson, Lesson: all.Name, Step: l.next(all.Name, steps)}.String()
	if p.done > 0 {
		p.words = doneOf(p.done, steps)
	}
	return p
}

// String writes what a browser is to keep.
func (l learned) String() string {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(l)) {
		var steps []string
		for _, step := range slices.Sorted(maps.Keys(l[name])) {
			steps = append(steps, strconv.Itoa(step))
		}
		parts = append(parts, name+" "+strings.Join(steps, ","))
	}
	return strings.Join(parts, ";")
}
