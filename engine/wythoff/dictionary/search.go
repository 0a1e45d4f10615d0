package dictionary

import (
	"errors"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Search looks for the dictionary of a list of moves, in bounded steps. It goes through the
// columns and notes the sectors before each; a kind of sector that comes back soon, a perfect
// one if there is, cuts the string into words, and the closure proves that there are no more.
type Search struct {
	set        moves.Set
	columns    *columns.Table
	string     []byte // of all columns searched
	first      int    // the column from which on the machine goes
	machine    *machine
	before     []int32 // the state before each column, from the first one on
	syncStates []int   // the states that words may begin with, the best last
	proof      *closure
	margins    *margins
	window     int // the next one to try
	adopted    int // words that the proof has met beside those of the string
	effort     int // which of the efforts
	last       int // the last one that is made
	stage      func() (more bool)
	steps      int
	found      *Dictionary
	failed     error
	given      bool  // the words: none is taken up
	short      error // which bound the best kind of sector hit, in this effort
}

// The bounds of a search.
const (
	mostMoves      = 64 // further moves, and the most that a component may be
	mostStates     = 4000
	mostSyncStates = 3 // kinds of sectors that are tried
)

// effort is how far a search goes.
type effort struct {
	columns  int
	letters  int // in a word
	words    int
	readings int // in a proof
}

// efforts are made one after the other.
var efforts = [...]effort{
	{1 << 13, 40, 64, 3000},
	{MostColumns, 200, 1500, 200_000},
}

// windows are how many words the proof looks at, one after the other.
var windows = [...]int{17, 26, 40}

// MostColumns is how many columns a search goes through at most.
const MostColumns = 1 << 17

// NewSearch begins.
func NewSearch(set moves.Set) *Search { return newSearch(set, len(efforts)-1) }

// NewGlance begins a search that takes some milliseconds.
func NewGlance(set moves.Set) *Search { return newSearch(set, 0) }

func newSearch(set moves.Set, last int) *Search {
	s := &Search{set: set, last: last}
	if s.failed = Eligible(set); s.failed == nil {
		s.stage = s.extend
		s.columns = columns.New(set, columns.Kernel{})
	}
	return s
}

// Eligible says why no dictionary is looked for, of such a list.
func Eligible(set moves.Set) error {
	if err := Finite(set); err != nil {
		return err
	}
	for _, m := range set.Single {
		if !set.Contains(m.Mirror()) {
			return errNoMirror(engine.At(m.A, m.B), engine.At(m.B, m.A))
		}
	}
	return nil
}

// Finite says why nothing is looked for, of such a list, symmetric or not.
func Finite(set moves.Set) error {
	switch {
	case len(set.Endless) > 0:
		return errEndless
	case len(set.Single) > mostMoves:
		return errManyMoves(mostMoves)
	}
	for _, m := range set.Single {
		if max(m.A, m.B) > mostMoves {
			return errLongMoves(mostMoves)
		}
	}
	return nil
}

// Step works a little, and reports whether there is more to do.
func (s *Search) Step() (more bool) {
	if s.stage == nil {
		return false
	}
	s.steps++
	if !s.stage() {
		s.stage = nil
	}
	return s.stage != nil
}

// Done guesses which part is done.
func (s *Search) Done() float64 {
	if s.stage == nil {
		return 1
	}
	return float64(s.steps) / float64(s.steps+20)
}

// Found returns the dictionary when there is nothing left to do, or why there is none.
func (s *Search) Found() (*Dictionary, error) { return s.found, s.failed }

// fail ends this effort, and begins the next one if there is one.
func (s *Search) fail(err error) (more bool) {
	s.found = nil
	if s.effort == s.last {
		s.failed = err
		return false
	}
	s.effort++
	s.before, s.syncStates, s.short, s.stage = nil, nil, nil, s.extend
	return true
}

// extend finds the columns.
func (s *Search) extend() (more bool) {
	n := efforts[s.effort].columns
	s.columns.Extend(min(n, s.columns.Known()+1<<14))
	if s.columns.Known() < n {
		return true
	}
	s.string = make([]byte, n)
	for x := range s.string {
		s.string[x] = '0'
		if s.columns.Row(x) < x {
			s.string[x] = '1'
		}
	}
	var start sector
	var err error
	if start, s.first, err = s.begin(); err != nil {
		return s.fail(err)
	}
	s.machine = newMachine(s.set.Single)
	state := s.machine.state(start)
	s.before = append(s.before, int32(state))
	s.stage = s.walk
	return true
}

// walk goes through the columns with the machine.
func (s *Search) walk() (more bool) {
	for range 1 << 13 {
		x := s.first + len(s.before) - 1
		if x == len(s.string) {
			return s.choose()
		}
		to, ok := s.machine.after(int(s.before[len(s.before)-1]), s.string[x] == '1')
		switch {
		case !ok:
			return s.fail(errNone(len(s.string), errStray(widest)))
		case len(s.machine.states) > mostStates:
			return s.fail(errNone(len(s.string), errStates(mostStates)))
		}
		s.before = append(s.before, int32(to))
	}
	return true
}

// choose lists the kinds of sectors that words may begin with.
func (s *Search) choose() (more bool) {
	n := len(s.machine.states)
	last, gap := make([]int, n), make([]int, n)
	for i, state := range s.before {
		if last[state] == 0 {
			last[state] = i + 1
			gap[state] = max(1, i/64) // late ones are no good
		}
		gap[state] = max(gap[state], i+1-last[state])
		last[state] = i + 1
	}
	for state := range n {
		gap[state] = max(gap[state], len(s.before)-last[state])
		if gap[state] <= efforts[s.effort].letters {
			s.syncStates = append(s.syncStates, state)
		}
	}
	if len(s.syncStates) == 0 {
		return s.giveUp(errSeldom(efforts[s.effort].letters))
	}
	sort.SliceStable(s.syncStates, func(i, j int) bool {
		a, b := s.syncStates[i], s.syncStates[j]
		if p, q := s.machine.states[a].perfect(), s.machine.states[b].perfect(); p != q {
			return q
		}
		return gap[a] > gap[b]
	})
	s.syncStates = s.syncStates[max(0, len(s.syncStates)-mostSyncStates):]
	return s.trySyncState()
}

// giveUp goes on to the next kind of sector, for with this one a bound is hit. What is said in the
// end is which bound the best kind hit.
func (s *Search) giveUp(bound error) (more bool) {
	if s.short == nil {
		s.short = bound
	}
	return s.trySyncState()
}

// trySyncState goes on to the next kind of sector.
func (s *Search) trySyncState() (more bool) {
	switch {
	case s.given:
		return s.fail(s.short)
	case len(s.syncStates) == 0:
		return s.fail(errNone(len(s.string), s.short))
	}
	syncState := s.syncStates[len(s.syncStates)-1]
	s.syncStates = s.syncStates[:len(s.syncStates)-1]
	d, err := s.cut(syncState)
	if err != nil {
		return s.giveUp(err)
	}
	s.found, s.window, s.adopted = d, 0, 0
	return s.tryWindow(nil)
}

// cut cuts the string into words, from the first place on where each has been written when it
// is read.
func (s *Search) cut(syncState int) (*Dictionary, error) {
	var begins []int
	for i, state := range s.before {
		if int(state) == syncState {
			begins = append(begins, s.first+i)
		}
	}
	for len(begins) > 8 {
		d, err := s.cutFrom(syncState, begins)
		if err != errAhead {
			return d, err
		}
		begins = begins[1:]
	}
	return nil, errAhead
}

// cutFrom cuts where words begin. It errs if one is read that is not yet written.
func (s *Search) cutFrom(syncState int, begins []int) (*Dictionary, error) {
	x := begins[0]
	d := &Dictionary{FirstColumn: x, FirstDiagonal: freeAt(s.columns, x), further: s.set.Single, syncState: s.machine.states[syncState]}
	d.Perfect = d.syncState.perfect()
	d.Start = string(s.string[x : x+d.FirstDiagonal])
	known := map[string]bool{}
	written := d.FirstDiagonal
	for i, from := range begins[:len(begins)-1] {
		text := string(s.string[from:begins[i+1]])
		if len(text) > written {
			return nil, errAhead
		}
		written -= len(text)
		if !known[text] {
			w, err := d.newWord(text)
			if err != nil {
				return nil, err
			}
			if known[text] = true; len(known) > efforts[s.effort].words {
				return nil, errMany(efforts[s.effort].words)
			}
			d.add(w)
		}
		written += len(text) + zerosIn(text) // its image
	}
	return d, nil
}

func zerosIn(text string) (n int) {
	for _, bit := range []byte(text) {
		n += int('1' - bit)
	}
	return n
}

// tryWindow begins a proof that looks at some words at a time. The one before, if there was one, hit
// a bound.
func (s *Search) tryWindow(bound error) (more bool) {
	if s.window == len(windows) {
		return s.giveUp(bound)
	}
	var err error
	if s.proof, err = newClosure(s.found, windows[s.window]); err != nil {
		return s.giveUp(err)
	}
	s.window++
	s.stage = s.prove
	return true
}

// prove goes on with the proof. If it meets a word that is not known, it takes that up, for
// then the string was too short to have it.
func (s *Search) prove() (more bool) {
	more, err := s.proof.step(100)
	var unknown *wordless
	switch {
	case errors.As(err, &unknown):
		if err := s.adopt(unknown); err != nil {
			return s.tryWindow(err)
		}
		return true
	case err != nil:
		return s.tryWindow(errNarrow(s.proof.window))
	case len(s.proof.readings) > efforts[s.effort].readings:
		return s.tryWindow(errReadings(efforts[s.effort].readings))
	case more:
		return true
	}
	s.margins = newMargins(s.proof)
	s.stage = s.measure
	return true
}

// measure goes on with how much has to be read around a place.
func (s *Search) measure() (more bool) {
	more, err := s.margins.step(100)
	switch {
	case err != nil:
		return s.giveUp(err)
	case more:
		return true
	}
	d := s.found
	if d.Together, err = s.margins.together(); err != nil {
		return s.giveUp(err)
	}
	d.drift, _, _ = s.margins.drift()
	d.Readings = len(s.proof.readings)
	s.proof, s.margins = nil, nil
	return false
}

// adopt adds the word that symbols end with, or says which bound that hits.
func (s *Search) adopt(unknown *wordless) error {
	e, most := efforts[s.effort], 8+len(s.found.Words)/2
	switch s.adopted++; {
	case len(unknown.begins) == 0, s.given:
		return errNarrow(s.proof.window)
	case len(s.found.Words) >= e.words:
		return errMany(e.words)
	case s.adopted > most:
		return errAdopted(s.adopted)
	}
	symbols := unknown.symbols[unknown.begins[len(unknown.begins)-1]:]
	at := s.found.syncState
	for k := range symbols {
		_, _, to, ok := play(s.found.further, at, string(symbols[k:k+1]))
		switch {
		case !ok:
			return errStray(widest)
		case k > e.letters:
			return errSeldom(e.letters)
		}
		if to.key() == s.found.syncState.key() {
			w, err := s.found.newWord(string(symbols[:k+1]))
			if err == nil {
				s.found.add(w)
			}
			return err
		}
		at = to
	}
	return errNarrow(s.proof.window)
}
