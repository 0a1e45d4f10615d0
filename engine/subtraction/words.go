package subtraction

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// mostListed is how many moves a sentence names one by one.
const mostListed = 12

// Title names the game for a reader.
func (g *Game) Title() string {
	n := len(g.Set.List)
	return title(n > mostListed, n, g.Text(", "))
}

// Rules says how the game is played.
func (g *Game) Rules() string { return g.howPlayed(false) }

// MisereRules says it where whoever makes the last move loses.
func (g *Game) MisereRules() string { return g.howPlayed(true) }

func (g *Game) howPlayed(misere bool) string {
	n := len(g.Set.List)
	return rules(n, n > mostListed, g.Text(", "), g.Dim, misere)
}

// What is no position, and what no board shows.

func size(width, height int) string { return fmt.Sprintf("%d×%d", width, height) }

func corner(w engine.Window) string { return engine.At(w.X, w.Y).String() }

// What is searched for.
const (
	aPeriod = "period"
	aChart  = "chart"
)

// written writes a move as the board does.
func written(m moves.Vector) string { return enclosed(engine.Ints(m...)) }

// enclosed writes what a position or a step is with its parentheses, a lone number too.
func enclosed(by engine.Position) string { return "(" + by.String() + ")" }

// The ways to complete a ruleset.
var (
	symmetricMoves    = engine.Completion{Name: "symmetric", Label: symmetricLabel, About: symmetricAbout}
	additiveMoves     = engine.Completion{Name: "additive", Label: additiveLabel, About: additiveAbout}
	asymmetricMoves   = engine.Completion{Name: "asymmetric", Label: asymmetricLabel, About: asymmetricAbout}
	arithmeticMoves   = engine.Completion{Name: "arithmetic", Label: arithmeticLabel, About: arithmeticAbout}
	maxSymmetricMoves = engine.Completion{Name: "max-symmetric", Label: maxSymmetricLabel, About: maxSymmetricAbout}
)

// mostRhythm is how many palaces of a period are listed.
const mostRhythm = 12

// rhythm is how one pile repeats, and where in it a number lies.
type rhythm struct {
	from, every     int
	first           []int // the palaces of the first round, nil if they are too many or it begins late
	x, rounds, like *big.Int
	lost            bool
}

// reason says how the pile repeats, and what that makes of the number.
func (r rhythm) reason() string {
	x, like, rounds := r.x.String(), r.like.String(), r.rounds.String()
	palaces := make([]string, len(r.first))
	for i, n := range r.first {
		palaces[i] = strconv.Itoa(n)
	}
	return pileRepeats(strings.Join(palaces, ", "), r.rounds.Sign() > 0, r.from, r.every, x, like, rounds, r.lost, 2*r.every, 3*r.every)
}

// reason says by which steps the squares around p repeat.
func (m *mosaic) reason(p engine.Position) string {
	like := m.like()
	there, first := p.Plus(engine.OfCell(like), engine.Num(1)).String(), enclosed(engine.OfCell(m.steps[0]))
	if len(m.steps) == 1 {
		return stepsRepeat(m.far, p.String(), first, there, m.lost())
	}
	return mosaicRepeats(m.lost(), m.far, p.String(), first, enclosed(engine.OfCell(m.steps[1])), there)
}
