package room

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/web/internal/page"
)

// daily is how far somebody has come with the three puzzles of a day, by its number. The browser keeps it among what was
// played, a line a day; on which days one was solved stands with the record of all puzzles:
//
//	daily 20261125 *1.0 !0.2 -
//
// Of the 25th the small puzzle was solved after one move that did not win; the middle one after two hints, of which the last
// gave the answer; and the hard one was not begun.
type daily map[int][puzzle.Sizes]tried

// tried is how far somebody has come with one of them.
type tried struct {
	answers.Try
	told bool // the answer was given before it was solved
}

// signs stand before the numbers of a puzzle: that it is open, or that and its answer was given; that it was solved, or after that.
const signs = "~?*!"

// mostDaily is of how many days it is kept, the latest ones.
const mostDaily = 7

// note notes how far somebody has come with a puzzle. What was solved stays as it was.
func (d daily) note(day int, size puzzle.Size, now tried) {
	list := d[day]
	if t := &list[size]; !t.Solved {
		t.Solved, t.told = now.Solved, t.told || now.told
		t.Missed = min(max(t.Missed, now.Missed), answers.MostMissed)
		t.Hints = min(max(t.Hints, now.Hints), answers.MostHints)
	}
	d[day] = list
	for len(d) > mostDaily {
		delete(d, slices.Min(slices.Collect(maps.Keys(d))))
	}
}

// add adds a line that a browser has kept, and reports whether it is of this kind. What is not understood is left out.
func (d daily) add(line []string) bool {
	if len(line) != 2+puzzle.Sizes || line[0] != "daily" {
		return false
	}
	day, err := strconv.Atoi(line[1])
	if err != nil || dayOf(day).IsZero() {
		return true
	}
	for size, word := range line[2:] {
		sign := strings.IndexByte(signs, word[0])
		missed, hints, _ := strings.Cut(word[1:], ".")
		m, bad := strconv.Atoi(missed)
		h, wrong := strconv.Atoi(hints)
		if sign >= 0 && bad == nil && wrong == nil && min(m, h) >= 0 {
			d.note(day, puzzle.Size(size), tried{answers.Try{Solved: sign >= 2, Missed: m, Hints: h}, sign%2 == 1})
		}
	}
	return true
}

// String writes what a browser is to keep.
func (d daily) String() string {
	var b strings.Builder
	for _, day := range slices.Sorted(maps.Keys(d)) {
		fmt.Fprint(&b, "daily ", day)
		for _, t := range d[day] {
			if t == (tried{}) {
				b.WriteString(" -")
				continue
			}
			sign := 0
			if t.told {
				sign++
			}
			if t.Solved {
				sign += 2
			}
			fmt.Fprintf(&b, " %c%d.%d", signs[sign], t.Missed, t.Hints)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// three returns today's puzzles, by their sizes; none if there are no such.
func (s *solving) three() []puzzle.Puzzle {
	all, err := s.ofDay().Puzzles()
	if err != nil {
		return nil
	}
	return all
}

// ofDay returns the search for today's puzzles.
func (s *solving) ofDay() *puzzle.Three {
	if day := s.today(); s.search == nil || s.search.Day != day {
		s.search = &puzzle.Three{Day: day}
	}
	return s.search
}

// date numbers today.
func (s *solving) date() int { return s.today().Name().Seed }

// size tells which of today's puzzles is on the board; ok is false where none is.
func (s *solving) size() (size puzzle.Size, ok bool) {
	if !s.on() || s.inSet().Of > 0 || !s.today().May(s.of.Name) {
		return 0, false
	}
	i := slices.IndexFunc(s.three(), func(p puzzle.Puzzle) bool { return p.Name == s.of.Name })
	return puzzle.Size(i), i >= 0
}

// named names the puzzle of a day's size as a link has it. link.NextSize stands for the first that is still to be solved, the last where
// none is.
func (s *solving) named(size string) puzzle.Name {
	all := s.three()
	if all == nil {
		return puzzle.Name{Seed: puzzle.AnySeed}
	}
	if n, ok := puzzle.ReadSize(size); ok {
		return all[n].Name
	}
	if n, ok := s.open(puzzle.Small); ok {
		return all[n].Name
	}
	return all[puzzle.Hard].Name
}

// open returns the first of today's puzzles that is not solved, from one on and then round; ok is false where all are.
func (s *solving) open(from puzzle.Size) (size puzzle.Size, ok bool) {
	list := s.daily[s.date()]
	for i := range puzzle.Sizes {
		if size = (from + puzzle.Size(i)) % puzzle.Size(puzzle.Sizes); !list[size].Solved {
			return size, true
		}
	}
	return 0, false
}

// past reports whether the puzzle on the board may be one of the days before: whoever is at it past midnight is led to the new ones.
func (s *solving) past() bool {
	if !s.on() || s.inSet().Of > 0 {
		return false
	}
	day := dayOf(s.date())
	for range mostDaily {
		if day = day.AddDate(0, 0, -1); puzzle.DayOf(day).May(s.of.Name) {
			return true
		}
	}
	return false
}

// dayPage returns how today's puzzles stand, nil where neither one of them nor one of the days before is on the board.
func (s *solving) dayPage() *page.Daily {
	here, ok := s.size()
	if !ok && !s.past() {
		return nil
	}
	p := &page.Daily{Sizes: []page.DaySize{}}
	for i, t := range s.daily[s.date()] {
		size := puzzle.Size(i)
		p.Sizes = append(p.Sizes, page.DaySize{Name: size.String(), Words: sizeOf(size.String()), State: stateWords(t), Solved: t.Solved, Here: ok && size == here, Link: s.three()[i].Name.String()})
	}
	if s.solved {
		p.Link, p.Streak = link.Address{Room: link.Puzzle, Puzzle: puzzle.Name{Seed: puzzle.AnySeed}, Day: link.NextSize}.String(), streakOf(s.record.streak(s.today()))
	}
	return p
}

// stateWords says how a puzzle of the day stands.
func stateWords(t tried) string {
	if !t.Solved {
		return stillOpen.String()
	}
	return solvedAt(t.Missed+1, help(t))
}

// help tells which help there was.
func help(t tried) string {
	switch {
	case t.told:
		return "told"
	case t.Hints > 0:
		return "hint"
	}
	return "none"
}

// shareDay tells others how today's puzzles stand, and not how they are solved.
func (s *solving) shareDay() string {
	list := s.daily[s.date()]
	mark := func(t tried) string {
		switch {
		case !t.Solved:
			return "–"
		case help(t) == "none":
			return "★"
		}
		return "✓"
	}
	return sharedDay(s.title(), mark(list[puzzle.Small]), mark(list[puzzle.Middle]), mark(list[puzzle.Hard]))
}
