package room

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/puzzle"
)

// record is what somebody has solved, and how far they have come with the last puzzle. It is kept by
// the browser, as text: "20261122 20261123;3 2 0 0 1;2 1 0 0 0;1 0 true 3,5
// puzzle=rook&level=1&seed=7".
type record struct {
	days   []int // with their puzzle solved, in order: 20261123
	solved [puzzle.LastLevel]int
	first  [puzzle.LastLevel]int // of these, at the first try and without a hint
	last   attempt
}

// attempt is how far somebody has come with a puzzle.
type attempt struct {
	missed int    // how many moves or blocks did not win
	hints  int    // how many were given
	solved bool   // be it long ago
	wrong  string // the last move that did not win, or block: its squares, "-" for none
	of     string // the puzzle, as links name it; "" for none
}

// begin begins with a puzzle, or goes on with the last one.
func (r *record) begin(of string) {
	if r.last.of != of {
		r.last = attempt{wrong: "-", of: of}
	}
}

// miss notes a move that does not win, or a block; a page that is loaded again tells of it again.
func (a *attempt) miss(squares []engine.Position) {
	to := "none"
	if len(squares) > 0 {
		to = listed(squares)
	}
	if !a.solved && a.wrong != to {
		a.missed++
		a.wrong = to
	}
}

// longestLast is beyond what is kept of the last puzzle: its name, and a block.
const longestLast = 2000

// mostDays is how many days are kept, the latest ones; mostSolved is more than anybody solves.
const (
	mostDays   = 800
	mostSolved = 1_000_000
)

// add adds what a browser has kept. What is not understood is left out.
func (r *record) add(text string) {
	parts := strings.SplitN(text, ";", 4)
	if len(parts) < 4 {
		return
	}
	for word := range strings.FieldsSeq(parts[0]) {
		if n, err := strconv.Atoi(word); err == nil && dayOf(n) != (time.Time{}) {
			r.solvedOn(n)
		}
	}
	for i, counts := range []*[puzzle.LastLevel]int{&r.solved, &r.first} {
		for level, word := range strings.Fields(parts[1+i]) {
			if n, err := strconv.Atoi(word); err == nil && level < len(counts) && n > counts[level] && n < mostSolved {
				counts[level] = n
			}
		}
	}
	if words := strings.Fields(parts[3]); len(words) == 5 && len(parts[3]) < longestLast {
		missed, bad := strconv.Atoi(words[0])
		hints, wrong := strconv.Atoi(words[1])
		if bad == nil && wrong == nil && min(missed, hints) >= 0 && max(missed, hints) < mostSolved {
			r.last = attempt{missed, hints, words[2] == strconv.FormatBool(true), words[3], words[4]}
		}
	}
}

// String writes what a browser is to keep, "" if that is nothing.
func (r *record) String() string {
	if r.last.of == "" {
		return ""
	}
	words := func(numbers []int) string { return strings.Trim(fmt.Sprint(numbers), "[]") }
	return words(r.days) + ";" + words(r.solved[:]) + ";" + words(r.first[:]) + fmt.Sprintf(";%d %d %t %s %s", r.last.missed, r.last.hints, r.last.solved, r.last.wrong, r.last.of)
}

// win notes that the last puzzle, which has that name, is solved. It may be one of a day, 0 for none.
func (r *record) win(of puzzle.Name, day int) {
	if r.last.solved {
		return
	}
	r.last.solved = true
	if of.At != "" {
		return // it counts for no level
	}
	r.solved[of.Level-1]++
	if r.last.missed+r.last.hints == 0 {
		r.first[of.Level-1]++
	}
	if day != 0 {
		r.solvedOn(day)
	}
}

// solvedOn notes a day.
func (r *record) solvedOn(day int) {
	if i, met := slices.BinarySearch(r.days, day); !met {
		r.days = slices.Insert(r.days, i, day)
		r.days = r.days[max(0, len(r.days)-mostDays):]
	}
}

// has reports whether the puzzle of a day was solved.
func (r *record) has(day puzzle.Day) bool { return slices.Contains(r.days, day.Name().Seed) }

// streak counts the days in a row up to today, or to yesterday, of which the puzzle was solved.
func (r *record) streak(today puzzle.Day) (n int) {
	day := dayOf(today.Name().Seed)
	if !r.has(today) {
		day = day.AddDate(0, 0, -1)
	}
	for ; r.has(puzzle.DayOf(day)); day = day.AddDate(0, 0, -1) {
		n++
	}
	return n
}

// total counts what was solved, and how much of it at once.
func (r *record) total() (solved, first int) {
	for i := range r.solved {
		solved, first = solved+r.solved[i], first+r.first[i]
	}
	return solved, first
}

// dayOf returns the day that a number such as 20261123 names, the zero time for none.
func dayOf(n int) time.Time {
	t := time.Date(n/10000, time.Month(n/100%100), n%100, 0, 0, 0, 0, time.UTC)
	if n < 0 || t.Year()*10000+int(t.Month())*100+t.Day() != n {
		return time.Time{}
	}
	return t
}
