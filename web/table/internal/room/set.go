package room

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/web/internal/page"
)

// hunt looks for the puzzle of a name and, in a set, for those that follow it. A puzzle that is in the set already
// is left out: of small games several seeds have the same.
type hunt struct {
	name   puzzle.Name
	count  int
	seeds  int // of how many the puzzles were found
	games  catalog.Games
	search *puzzle.Search
	found  []puzzle.Puzzle
	err    error // there is no such puzzle
}

// mostSeeds is from how many on a puzzle may come a second time, for there may be no others.
const mostSeeds = 100

// step looks at a position, and reports whether there is more to do.
func (h *hunt) step() (more bool) {
	if h.err != nil || len(h.found) == h.count {
		return false
	}
	if h.search == nil {
		h.search, h.err = puzzle.NewSearch(&h.games, h.name.After(h.seeds), puzzle.Day{})
		return h.err == nil
	}
	if h.search.Step() {
		return true
	}
	var p puzzle.Puzzle
	if p, h.err = h.search.Puzzle(); h.err == nil {
		h.seeds, h.search = h.seeds+1, nil
		if h.seeds > mostSeeds || !slices.ContainsFunc(h.found, func(q puzzle.Puzzle) bool { return q.Board() == p.Board() }) {
			h.found = append(h.found, p)
		}
	}
	if more = h.err == nil && len(h.found) < h.count; !more {
		h.games = catalog.Games{} // which may be large
	}
	return more
}

// setName is a set of puzzles as links name it: without the puzzle that is on the board.
func setName(of link.Address) string {
	of.Room, of.Set.At = link.Puzzle, 0
	return Place{Kind: Puzzle, Said: of}.String()
}

// Puzzles returns those that the link of a set names, for a sheet of paper: fewer where its game has no more.
func (r *Room) Puzzles(text string) ([]puzzle.Puzzle, error) {
	to, _, err := link.ReadAddress(text, link.Nothing)
	if err != nil {
		return nil, err
	}
	if to.Room != link.Puzzle || to.Set.Of == 0 {
		return nil, errNoSet
	}
	h := r.puzzle.seek(to)
	for h.step() {
	}
	if len(h.found) == 0 {
		return nil, h.err
	}
	return h.found, nil
}

// twelve names the twelve puzzles that come after the one on the board, or after its set.
func (s *solving) twelve() string {
	to := s.room.place.Said
	if to.Puzzle.At != "" {
		return ""
	}
	if to.Set.Of == 0 {
		to.Puzzle = s.of.Name
	}
	to.Puzzle, to.Set = to.Puzzle.After(max(to.Set.Of, 1)), puzzle.Set{Of: puzzle.MostSet}
	return setName(to)
}

// setKey names a set in what the browser keeps: a ruleset may be long.
func setKey(of link.Address) string {
	numbers := []string{"set", strconv.Itoa(of.Puzzle.Level), strconv.Itoa(of.Puzzle.Seed), strconv.Itoa(of.Set.Of), answers.Puzzles(setName(of)).Short()}
	return strings.Join(numbers, ":")
}

// tries are how far somebody has come with the puzzles of sets. The browser keeps them behind the steps of
// lessons and the replies, which leave them out: "set:3:7:6:0XDX 1*2.0,4~1.3" has the first puzzle solved after
// two moves that did not win, and the fourth not, after one and three hints.
type tries map[string][puzzle.MostSet]answers.Try

// What stands behind a puzzle's number.
const isSolved, isOpen = "*", "~"

// note notes how far somebody has come with a puzzle, from 1. What was solved stays as it was.
func (l tries) note(key string, at int, now answers.Try) {
	list := l[key]
	if t := &list[at-1]; !t.Solved {
		t.Solved = now.Solved
		t.Missed = min(max(t.Missed, now.Missed), answers.MostMissed)
		t.Hints = min(max(t.Hints, now.Hints), answers.MostHints)
	}
	if list != ([puzzle.MostSet]answers.Try{}) {
		l[key] = list
	}
}

// add adds what a browser has kept.
func (l tries) add(text string) {
	for part := range strings.SplitSeq(text, ";") {
		key, list, _ := strings.Cut(part, " ")
		if !strings.HasPrefix(key, "set:") || len(key) > 80 || len(l) >= mostLearned {
			continue
		}
		for one := range strings.SplitSeq(list, ",") {
			at := strings.IndexAny(one, isSolved+isOpen)
			n, bad := strconv.Atoi(one[:max(at, 0)])
			missed, hints, _ := strings.Cut(one[at+1:], ".")
			m, wrong := strconv.Atoi(missed)
			h, none := strconv.Atoi(hints)
			if bad == nil && wrong == nil && none == nil && n >= 1 && n <= puzzle.MostSet && min(m, h) >= 0 {
				l.note(key, n, answers.Try{Solved: one[at:at+1] == isSolved, Missed: m, Hints: h})
			}
		}
	}
}

// String writes what a browser is to keep.
func (l tries) String() string {
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(l)) {
		before := ";" + key + " "
		for i, t := range l[key] {
			if t == (answers.Try{}) {
				continue
			}
			sign := isOpen
			if t.Solved {
				sign = isSolved
			}
			b.WriteString(before + strconv.Itoa(i+1) + sign + strconv.Itoa(t.Missed) + "." + strconv.Itoa(t.Hints))
			before = ","
		}
	}
	return b.String()
}

// open counts the puzzles of a set that were not solved, and says which is the first of them: the first of all
// where there is none.
func (l tries) open(of link.Address) (n, first int) {
	list := l[setKey(of)]
	first = 1
	for i := of.Set.Of - 1; i >= 0; i-- {
		if !list[i].Solved {
			n, first = n+1, i+1
		}
	}
	return n, first
}

// inSet returns which puzzle of a set is on the board, the zero value outside of one.
func (s *solving) inSet() puzzle.Set {
	if !s.on() {
		return puzzle.Set{}
	}
	return s.room.place.Said.Set
}

// still counts the puzzles of the set that are not solved, 0 outside of one.
func (s *solving) still() (n int) {
	if s.inSet().Of > 0 {
		n, _ = s.room.tries.open(s.room.place.Said)
	}
	return n
}

// keep keeps how far somebody has come with a puzzle of a set, or with one of the day's.
func (s *solving) keep() {
	if size, ok := s.size(); ok {
		last := &s.record.last
		s.daily.note(s.date(), size, tried{answers.Try{Solved: last.solved, Missed: last.missed, Hints: last.hints}, s.climbed()})
	}
	if in, last := s.inSet(), &s.record.last; in.Of > 0 {
		s.room.tries.note(setKey(s.room.place.Said), in.At, answers.Try{Solved: last.solved, Missed: last.missed, Hints: last.hints})
	}
}

// goOn goes on where somebody has left off with a puzzle of a set, or with one of the day's.
func (s *solving) goOn() {
	size, today := s.size()
	if in, last := s.inSet(), &s.record.last; in.Of > 0 || today {
		t := s.daily[s.date()][size].Try
		if !today {
			t = s.room.tries[setKey(s.room.place.Said)][in.At-1]
		}
		last.missed, last.hints, last.solved = max(last.missed, t.Missed), max(last.hints, t.Hints), last.solved || t.Solved
	}
}

// row lists the puzzles of the set, nothing outside of one.
func (s *solving) row() []page.Stop {
	row := []page.Stop{}
	list := s.room.tries[setKey(s.room.place.Said)]
	for i := range s.inSet().Of {
		row = append(row, page.Stop{Words: puzzleStop(i+1, list[i].Solved), Done: list[i].Solved})
	}
	return row
}

// asked enters the teacher's room for a set, with one of its puzzles on the board, whose helps are all kept
// back. Where a link is forgiven, one of which there are no puzzles leads into the room all the same.
func (r *Room) asked(to link.Address, may link.Forgive) (left []link.Left, err error) {
	all, err := r.puzzle.find(to)
	if err != nil && may == link.Everything {
		left = []link.Left{{Part: to.Puzzle.String(), Why: err}}
		_, err = r.atClass(link.Address{Room: link.Class}, may)
		return left, err
	}
	if err != nil {
		return nil, err
	}
	to.Puzzle, to.Set = to.Puzzle.On(r.puzzle.today()), puzzle.Set{Of: len(all), At: max(to.Set.At, 1)}
	name, kept := setName(to), to
	if err := r.enter(Place{Kind: Class, Said: to}, all[to.Set.At-1].Board()); err != nil {
		return nil, err
	}
	kept.Set.At = 0
	r.view.Class = &page.Asked{At: Place{Kind: Class, Said: kept}.String(), Pupils: name, Of: answers.Puzzles(name), Puzzles: all, Puzzle: to.Set.At, Name: name}
	r.view.Kept = game.AllHelps
	r.host.Show()
	return nil, nil
}

// shows reports whether a puzzle is on the board of the teacher's room, only to be looked at.
func (r *Room) shows() bool { return r.place.Kind == Class && r.place.Said.Set.Of > 0 }

// goTo goes to a step of a lesson, or to a puzzle of a set; in the teacher's room either comes on the board.
func (r *Room) goTo(step int) error {
	to := r.place.Said
	if r.place.Kind == Class && r.view.Class.Lesson != nil {
		return r.stepOn(step)
	}
	if to.Set.Of == 0 {
		return r.lesson.goTo(step)
	}
	if step < 1 || step > to.Set.Of {
		return errNoFurther
	}
	to.Set.At = step
	enter := r.puzzle.enter
	if r.place.Kind == Class {
		enter = r.asked
	}
	_, err := enter(to, link.Nothing)
	return err
}
