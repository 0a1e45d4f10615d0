package puzzle

import (
	"slices"
	"sort"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// A Size is one of the three puzzles of a day, the lightest first.
//
// Their law: the small one is of a game that the first two lessons teach, on a small board, and weighs less than the others (see
// Weight). Of the others one is the day's puzzle as it has always been, and the other is drawn so that it is hard where that is easy
// and no crowd, and of another game; the lighter of the two is the middle one, which is no crowd. (On one day in some hundreds the day's own puzzle is so light that no
// other is lighter: then it is the small one.)
type Size int

// The sizes.
const (
	Small Size = iota
	Middle
	Hard
	Sizes int = iota
)

var sizeNames = [Sizes]string{"small", "middle", "hard"}

func (s Size) String() string { return sizeNames[s] }

// ReadSize reads "small", "middle" or "hard".
func ReadSize(text string) (s Size, ok bool) {
	i := slices.Index(sizeNames[:], text)
	return Size(i), i >= 0
}

// taught are the games of the first two lessons, in which the small puzzles are, one day after the other.
var taught = [...]string{"rook", "wythoff"}

// smallSide bounds the components of a small puzzle, and fewestOptions what its piece sees, on some days up to two more; mostLooked is how many puzzles are looked
// at for each size, and in the second half of them a small one may be as small as can be.
const (
	smallSide     = 6
	fewestOptions = 4
	mostLooked    = 100
)

// Of more pawns than mostPawns a board is a crowd, which outweighs everything that is none: crowd is more than the squares that a
// puzzle's piece may see, times the last level, twice.
const (
	mostPawns = 4
	crowd     = 2*mostOptions*LastLevel + 1
)

// crowded reports whether the board is a crowd.
func (p *Puzzle) crowded() bool { return len(p.Blocked) > mostPawns }

// Weight tells how hard a puzzle is: the squares that the piece sees, times the level, and twice that for a game which the first
// two lessons do not teach. A crowd weighs more than any other.
func (p *Puzzle) Weight() int {
	w := p.Options * p.Level
	if !slices.Contains(taught[:], p.Game) {
		w *= 2
	}
	if p.crowded() {
		w += crowd
	}
	return w
}

// Three looks for the three puzzles of a day.
type Three struct {
	Day    Day
	games  catalog.Games
	search *Search
	found  []Puzzle // the day's, the other, the small one; when all are, by their sizes
	looked int      // at so many for the one that is looked for
	err    error
}

// middling is the level of the middle puzzle where it is not the day's own.
const middling = (FirstLevel + LastLevel) / 2

// own is where the seeds of a day's new puzzles begin: behind those of a million years.
func (d Day) own() int { return d.Name().Seed * 1000 }

// May reports whether a name may be one of the day's three: whether its seed is.
func (d Day) May(name Name) bool {
	n := name.Seed - d.own()
	return name.At == "" && !name.Block && (name.Seed == d.Name().Seed || n >= 0 && n < Sizes*mostLooked)
}

// next names the puzzle to be looked at next.
func (t *Three) next() Name {
	day := t.Day.Name()
	switch len(t.found) {
	case 0:
		return day
	case 1:
		name := Name{Level: LastLevel, Seed: t.Day.own() + t.looked}
		if day.Level > middling || t.found[0].crowded() {
			name.Level = middling
		}
		return name
	}
	since := t.number()
	if t.looked >= mostLooked/2 {
		since++ // that game had none
	}
	return Name{Game: taught[since%len(taught)], Level: FirstLevel, Seed: t.Day.own() + mostLooked + t.looked}
}

// number numbers the days.
func (t *Three) number() int {
	n := time.Date(t.Day.Year, t.Day.Month, t.Day.Day, 0, 0, 0, 0, time.UTC).Unix() / int64(24*time.Hour/time.Second)
	return int(max(n, -n))
}

// fits reports whether a puzzle is what is looked for, beside those that were found.
func (t *Three) fits(p *Puzzle) bool {
	switch len(t.found) {
	case 0:
		return true
	case 1:
		return p.Game != t.found[0].Game && p.Weight() != t.found[0].Weight() && (p.Level == LastLevel || !p.crowded())
	}
	day, other, w, picky := &t.found[0], t.found[1].Weight(), p.Weight(), t.looked < mostLooked/2
	// A day whose own puzzle is as light as can be has that for its small one.
	lightest := !picky && day.small() && day.Weight() < w
	return p.small() && w < other && (w < day.Weight() || lightest) && (p.Options >= fewestOptions+t.number()/len(taught)%3 || !picky)
}

// small reports whether a puzzle is of a game that the first two lessons teach, of the first level, and on a small board.
func (p *Puzzle) small() bool {
	wide := func(n engine.Int) bool { return n.Cmp(engine.Num(smallSide)) > 0 }
	return slices.Contains(taught[:], p.Game) && p.Level == FirstLevel && !slices.ContainsFunc(p.At.Components(nil), wide)
}

// Step looks at a position, and reports whether there is more to do.
func (t *Three) Step() (more bool) {
	if t.err != nil || len(t.found) == Sizes {
		return false
	}
	if t.search == nil {
		t.search, t.err = NewSearch(&t.games, t.next(), t.Day)
		return t.err == nil
	}
	if t.search.Step() {
		return true
	}
	p, err := t.search.Puzzle()
	t.search = nil
	t.looked++
	switch last := t.looked == mostLooked; {
	case err == nil && (last || t.fits(&p)):
		t.found, t.looked = append(t.found, p), 0
	case last:
		t.err = err
	}
	if len(t.found) < Sizes {
		return t.err == nil
	}
	sort.Slice(t.found, func(i, j int) bool { return t.found[i].Weight() < t.found[j].Weight() })
	t.games = catalog.Games{} // which may be large
	return false
}

// Puzzles returns the three, the lightest first, when it has looked to the end.
func (t *Three) Puzzles() ([]Puzzle, error) {
	for t.Step() {
	}
	return t.found, t.err
}
