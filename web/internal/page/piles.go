package page

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
)

// Piles describes a game that is played on piles of counters.
type Piles struct {
	Counts Numbers `json:"counts"`
	// Long says of the counts that are too long to be shown in full what to show, and
	// "" of the others.
	Long  []string `json:"-"`
	Names []string `json:"-"`
	Heaps []Heap   `json:"heaps"`
	Ways  []Way    `json:"ways"`
	// Optional says that there is a board besides.
	Optional bool `json:"optional"`
	// Slice says in words which of the positions the map is of, "" for all of them.
	Slice string `json:"slice"`
}

// Way is a way to take counters: First and t-1 times the step, 1 ≤ t ≤ Most. Nearly always
// First is a step, and they are t steps.
type Way struct {
	Label string  `json:"label"`
	First Numbers `json:"first"`
	Step  Numbers `json:"step"`
	Most  int     `json:"most"`
	// Wins lists the t that win, nil if that is not to be seen.
	Wins    []engine.Int `json:"-"`
	Verdict *Verdict     `json:"verdict"`
}

// mostWays bounds the ways that are offered beside a board.
const mostWays = 16

// PilesOf describes the piles, nil for none. A game of two components is played on the
// board and shown as piles on request if it is charted, for it has a map then, and
// unless it has other squares than those of a quadrant. Which ways win is not known here.
func PilesOf(v *game.View) *Piles {
	charted, optional := len(v.Kinds()) > 0, v.Game.Shape().Dim == 2
	if v.Summed() || optional && (!charted || v.Game.Check(engine.At(-1, -1)) == nil || v.Game.Shape().Blocking > 1 || len(v.Rays) > mostWays) {
		return nil
	}
	counts := v.Here.Components(nil)
	p := &Piles{Counts: Numbers(v.Here), Long: shortened(counts), Names: PileNames(len(counts)), Ways: []Way{}, Optional: optional}
	p.Heaps = heaps(counts, p.Names)
	if v.Phase != game.OverPhase {
		for _, r := range v.Rays {
			if r.Count.Sign() > 0 {
				p.Ways = append(p.Ways, p.way(v, r))
			}
		}
	}
	if len(counts) > 2 && charted {
		p.Slice = p.slice(counts[2:])
	}
	return p
}

// shortened says what to show of long numbers: "31415…17067, 100 digits".
func shortened(counts []engine.Int) []string {
	short := make([]string, len(counts))
	for i, n := range counts {
		if words.Long(engine.Of(n)) {
			short[i] = longNumber(words.Number(n.String()), len(n.String()))
		}
	}
	return short
}

// PileNames calls the piles A, B, C and, far along, by numbers.
func PileNames(n int) []string {
	names := make([]string, n)
	for i := range names {
		if names[i] = strconv.Itoa(i + 1); n <= 26 {
			names[i] = string(rune('A' + i))
		}
	}
	return names
}

// way describes a ray as a way.
func (p *Piles) way(v *game.View, r engine.Ray) Way {
	first := r.From.Minus(v.Here)
	if r.Count == engine.Num(1) {
		r.Step = first
	}
	w := Way{First: Numbers(first), Step: Numbers(r.Step), Most: v.Run(r).Count}
	w.Label = p.label(first, r.Step, w.Most)
	return w
}

// label says what a way takes, and what it puts down elsewhere: "Take 3", "Take 1
// from A and 2 from C", "Move t from B to A", "Take t + 1 from A and t from B".
func (p *Piles) label(first, step engine.Position, most int) string {
	var taken, put []string
	var moved, from, to string // of the last pile that is taken from, and put on
	total := 0
	for i, s := range step.Components(nil) {
		by := s.Clamp()
		beyond := first.At(i).Clamp() - by
		total += by
		switch {
		case by == 0:
		case by < 0 && len(p.Names) == 1:
			taken = append(taken, amount(-by, -beyond, most))
		case by < 0:
			moved, from = amount(-by, -beyond, most), p.Names[i]
			taken = append(taken, fromPile(moved, from))
		default:
			to = p.Names[i]
			put = append(put, toPile(amount(by, beyond, most), to))
		}
	}
	if len(taken) == 1 && len(put) == 1 && total == 0 {
		return moveCounters(moved, from, to)
	}
	return takes(taken, put)
}

// amount writes how many counters a single jump, or t steps of a line and some beyond, take.
func amount(step, beyond, most int) string {
	text := strconv.Itoa(step) + "t"
	switch {
	case most == 1:
		return strconv.Itoa(step + beyond)
	case step == 1:
		text = "t"
	}
	if beyond > 0 {
		text += " + " + strconv.Itoa(beyond)
	}
	return text
}

// slice says which positions the map shows.
func (p *Piles) slice(rest []engine.Int) string {
	held := make([]string, len(rest))
	for i := range rest {
		held[i] = p.Names[i+2] + " = " + words.Number(rest[i].String())
	}
	return mapShowsSlice(held)
}
