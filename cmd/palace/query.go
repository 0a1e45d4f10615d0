package main

import (
	"encoding/json"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

var queryVerb = verb{
	name:  "query",
	args:  "GAME X,Y",
	about: "Says on one line of JSON who wins from a position and which moves win. Coordinates have any length where a fast method is known.",
	more:  `The object holds "game" in its canonical notation, "position", "outcome" (P or N), "winning", the P-positions that can be reached, sorted, "k", how many of them there must be for the mover to win (1 but for blocking games), and "palaces", how many there are. For maharaja the method is proved to find every position, in polynomial time, by the dictionary of [LW14] section 3.`,
	run:   query,
}

// answer is what a query prints.
type answer struct {
	Game     string               `json:"game"`
	Position engine.FarPosition   `json:"position"`
	Outcome  string               `json:"outcome"`
	Winning  []engine.FarPosition `json:"winning"`
	K        int                  `json:"k"`
	Palaces  int                  `json:"palaces"`
}

func query(c *call) error {
	args, err := c.only("GAME", "the position X,Y")
	if err != nil {
		return err
	}
	g, err := catalog.Parse(args[0])
	if err != nil {
		return misuse{err}
	}
	p, err := readPosition(g, args[1])
	if err != nil {
		return misuse{err}
	}
	winning, err := c.palaces(g, p)
	if err != nil {
		return err
	}
	a := answer{g.String(), p, engine.N.String(), winning, g.K(), len(winning)}
	if len(winning) < g.K() {
		a.Outcome = engine.P.String()
	}
	line, err := json.Marshal(a)
	if err != nil {
		return err
	}
	_, err = c.stdout.Write(append(line, '\n'))
	return err
}

// readPosition reads as many numbers as g needs, of any length.
func readPosition(g engine.Game, text string) (engine.FarPosition, error) {
	p := make(engine.FarPosition, g.Dim())
	err := notation.Whole(text, func(s *notation.Scanner) error {
		for i := range p {
			if i > 0 && !s.Skip(",") {
				return s.Fail(s.Mark(), "a position of "+g.String()+" has "+strconv.Itoa(g.Dim())+" components")
			}
			digits, err := s.Digits("a coordinate")
			if err != nil {
				return err
			}
			p[i], _ = new(big.Int).SetString(digits, 10)
		}
		return nil
	})
	return p, err
}

// palaces lists the P-positions that can be reached from p, sorted: by the plain
// solver where it reaches, and else by one for numbers of any length.
func (c *call) palaces(g engine.Game, p engine.FarPosition) ([]engine.FarPosition, error) {
	near, fits := narrow(p)
	refused := g.Check(near)
	solver := g.Solver()
	if fits && refused == nil {
		prepare(solver, near, newProgress(c.stderr, 1000))
		stop := c.wait()
		found, err := solver.Palaces(near)
		stop()
		return widen(found), err
	}
	// A coordinate of the wrong sign is wrong at any distance.
	sign := make(engine.Position, len(p))
	for i, x := range p {
		sign[i] = x.Sign()
	}
	if err := g.Check(sign); err != nil {
		if fits {
			err = refused
		}
		return nil, misuse{err}
	}
	far, ok := solver.(engine.FarSolver)
	if !ok {
		return nil, tooFar(refused, p)
	}
	stop := c.wait()
	found, err := far.FarPalaces(p)
	stop()
	if err != nil {
		return nil, misuse{err}
	}
	if found == nil {
		found = []engine.FarPosition{}
	}
	slices.SortFunc(found, engine.FarPosition.Compare)
	return found, nil
}

// prepare does the long part of a solver's work ahead if somebody sees how far it is. With
// more than two components that would be done again for the answer.
func prepare(solver engine.Solver, p engine.Position, shown *progress) {
	measured, ok := solver.(engine.Measured)
	if !ok || shown.out == nil || len(p) > 2 {
		return
	}
	shown.work = "the work"
	for measured.Prepare(p) {
		if shown.due() {
			shown.reach(int(float64(shown.total) * measured.Progress(p)))
		}
	}
	shown.clear()
}

// cutOff is beyond the reach of every engine that lists positions.
const cutOff = 1 << 62

// tooFar is the engine's refusal, with the number that was asked about in place
// of the one that stood for it.
func tooFar(refused error, p engine.FarPosition) error {
	text := refused.Error()
	for _, x := range p {
		if new(big.Int).Abs(x).Cmp(big.NewInt(cutOff)) > 0 {
			text = strings.Replace(text, strconv.Itoa(cutOff), x.String(), 1)
		}
	}
	return misusef("%s", text)
}

// narrow returns p in machine integers. What does not fit is cut off.
func narrow(p engine.FarPosition) (q engine.Position, fits bool) {
	q, fits = make(engine.Position, len(p)), true
	for i, x := range p {
		if x.IsInt64() && -cutOff <= x.Int64() && x.Int64() <= cutOff {
			q[i] = int(x.Int64())
			continue
		}
		q[i], fits = x.Sign()*cutOff, false
	}
	return q, fits
}

// widen returns the positions with components of any length.
func widen(positions []engine.Position) []engine.FarPosition {
	wide := make([]engine.FarPosition, len(positions))
	for i, p := range positions {
		wide[i] = p.Far()
	}
	return wide
}
