package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
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

// Way is a way to take counters: t times the step, 1 ≤ t ≤ Most.
type Way struct {
	Label string          `json:"label"`
	Step  engine.Position `json:"step"`
	Most  int             `json:"most"`
	// Wins lists the t that win, nil if that is not to be seen.
	Wins    Numbers  `json:"-"`
	Verdict *Verdict `json:"verdict"`
}

// mostWays bounds the ways that are offered beside a board.
const mostWays = 16

// PilesOf describes the piles, nil for none. A game of two components is played on the
// board and shown as piles on request if it is charted, for it has a map then, and
// unless it has other squares than those of a quadrant. Which ways win is not known here.
func PilesOf(v *game.View) *Piles {
	charted, optional := len(v.Kinds()) > 0, v.Game.Dim() == 2
	if optional && (!charted || v.Game.Check(engine.Position{-1, -1}) == nil || v.Game.K() > 1 || len(v.Rays) > mostWays) {
		return nil
	}
	p := &Piles{Counts: Numbers(v.Here), Long: shortened(v.Here), Names: PileNames(v.Game.Dim()), Ways: []Way{}, Optional: optional}
	p.Heaps = heaps(v.Here, p.Names)
	if v.Phase != game.OverPhase {
		for _, r := range v.Rays {
			if r.Count > 0 {
				p.Ways = append(p.Ways, Way{Label: p.label(r), Step: r.Step, Most: r.Count})
			}
		}
	}
	if v.Game.Dim() > 2 && charted {
		p.Slice = p.slice(v.Here[2:])
	}
	return p
}

// shortened says what to show of long numbers: "31415…17067, 100 digits".
func shortened(counts engine.FarPosition) []string {
	words := make([]string, len(counts))
	for i, n := range counts {
		if one := counts[i : i+1]; english.Long(one) {
			words[i] = english.Number(n) + ", " + strconv.Itoa(len(n.String())) + " digits"
		}
	}
	return words
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

// label says what a way takes, and what it puts down elsewhere: "Take 3", "Take 1
// from A and 2 from C", "Move t from B to A".
func (p *Piles) label(r engine.Ray) string {
	var takes, puts []string
	for i, s := range r.Step {
		switch {
		case s == 0:
		case s < 0 && len(p.Names) == 1:
			takes = append(takes, amount(-s, r.Count))
		case s < 0:
			takes = append(takes, amount(-s, r.Count)+" from "+p.Names[i])
		default:
			puts = append(puts, amount(s, r.Count)+" to "+p.Names[i])
		}
	}
	if len(takes) == 1 && len(puts) == 1 && slices.Max(r.Step) == -slices.Min(r.Step) {
		_, to, _ := strings.Cut(puts[0], " ")
		return "Move " + takes[0] + " " + to
	}
	label := "Take " + english.List(takes, "and")
	if len(puts) > 0 {
		label += ", add " + english.List(puts, "and")
	}
	return label
}

// amount writes how many counters a single jump or t steps of a line take.
func amount(step, count int) string {
	switch {
	case count == 1:
		return strconv.Itoa(step)
	case step == 1:
		return "t"
	}
	return strconv.Itoa(step) + "t"
}

// slice says which positions the map shows.
func (p *Piles) slice(rest engine.FarPosition) string {
	held := make([]string, len(rest))
	for i := range rest {
		held[i] = p.Names[i+2] + " = " + english.Number(rest[i])
	}
	return "The map shows the slice " + english.List(held, "and") + ": A along one side, B along the other."
}
