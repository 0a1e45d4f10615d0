package main

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/palacegames/palace/cmd/palace/internal/certificate"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

var lineVerb = verb{
	name:  "line",
	args:  "GAME --slope p/q --from X,Y",
	about: "Says whether the outcomes along a line repeat in the end: those of (X,Y), (X,Y)+(q,p), (X,Y)+2(q,p), … on a board of vector subtraction in two dimensions ([LSY24] Definition 56). On a settled board they do, which is proved by the board's certificate, with the shortest period and the first square from which on it holds. Elsewhere the outcomes are computed near the corner, and nothing is decided.",
	more:  `It prints one object: "game", "slope" and "from" as they were read, "periodic", true or null where it is not decided, "preperiod" and "period", how many squares come before it repeats and after how many it does, where nothing is decided as those that were computed show it, or null; "proved", and "computed", how many squares of the line were looked at.`,
	flags: []flag{
		{"slope", "p/q", "the line goes q squares along x and p along y from one square to the next, as many as are written; inf is 1/0"},
		{"from", "X,Y", "the first square of the line"},
	},
	run: followLine,
}

// The bounds of a line, and how far out it is looked at where the board is not settled.
const (
	mostFrom   = 1_000_000
	mostSlope  = 10_000
	lineReach  = 1 << 15
	lineSolved = 1 << 13
)

// lineAnswer is what is printed.
type lineAnswer struct {
	Game      string `json:"game"`
	Slope     string `json:"slope"`
	From      [2]int `json:"from"`
	Periodic  *bool  `json:"periodic"`
	Preperiod *int   `json:"preperiod"`
	Period    *int   `json:"period"`
	Proved    bool   `json:"proved"`
	Computed  int    `json:"computed"`
}

func followLine(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	moved, err := segmented(g)
	if err != nil {
		return err
	}
	step, slope, err := c.slope()
	if err != nil {
		return err
	}
	from, err := c.square("from")
	if err != nil {
		return err
	}
	stop := c.wait()
	answer := lineAnswer{Game: g.String(), Slope: slope, From: from}
	err = answer.decide(moved, step)
	stop()
	if err != nil {
		return err
	}
	return json.NewEncoder(c.out).Encode(answer)
}

// slope reads --slope as a step (q,p), and returns it as it is written.
func (c *call) slope() (step certificate.Vector, text string, err error) {
	text = c.or("slope", "")
	if text == "inf" {
		return certificate.Vector{0, 1}, text, nil
	}
	above, below, _ := strings.Cut(text, "/")
	p, errP := strconv.Atoi(above)
	q, errQ := strconv.Atoi(below)
	if errP != nil || errQ != nil || p < 0 || q < 0 || p+q == 0 || max(p, q) > mostSlope {
		return step, text, misusef("--slope: p/q is two numbers up to %d, such as 3/2, or inf, not %.40q", mostSlope, text)
	}
	return certificate.Vector{q, p}, strconv.Itoa(p) + "/" + strconv.Itoa(q), nil
}

// square reads a square near the corner.
func (c *call) square(name string) (at [2]int, err error) {
	text := c.or(name, "")
	parts := strings.Split(text, ",")
	for i := range at {
		var bad error
		if len(parts) == 2 {
			at[i], bad = strconv.Atoi(strings.TrimSpace(parts[i]))
		}
		if len(parts) != 2 || bad != nil || at[i] < 0 || at[i] > mostFrom {
			return at, misusef("--%s: X,Y is two numbers up to %d, such as 12,17, not %.40q", name, mostFrom, text)
		}
	}
	return at, nil
}

// decide fills in the answer.
func (a *lineAnswer) decide(g segment.Game, step certificate.Vector) error {
	board, err := provedBoard(g)
	if err != nil {
		return err
	}
	if board != nil {
		yes, ending := true, board.Follow(a.From, step)
		a.Periodic, a.Proved, a.Preperiod, a.Period, a.Computed = &yes, true, &ending.Preperiod, &ending.Period, ending.Looked
		return nil
	}
	outcomes := certificate.Along(vectorsOf(g), a.From, step, lineSolved)
	a.Computed = len(outcomes)
	if preperiod, period, ok := seen(outcomes); ok {
		a.Preperiod, a.Period = &preperiod, &period
	}
	return nil
}

// provedBoard returns the outcomes of a settled board, proved by its certificate, or nil.
func provedBoard(g segment.Game) (*certificate.Board, error) {
	const places, squares = 64, 1 << 30
	for s := segment.NewSearch(g, 0, places, squares); s.Farther() && s.Near() <= lineReach; {
		for s.Step() {
		}
		if survey := s.Survey(); survey.Settled {
			made, err := certify(g, survey)
			if err != nil {
				return nil, err
			}
			board, moves, err := boardOf(made)
			if err != nil {
				return nil, err
			}
			_, err = board.Check(moves, func(float64) {})
			return board, err
		}
	}
	return nil, nil
}

// seen returns the shortest period that shows in the second half of what was computed, for at least four
// times, and from where on it does.
func seen(outcomes []bool) (preperiod, period int, ok bool) {
	for period = 1; 8*period <= len(outcomes); period++ {
		preperiod = len(outcomes) - period
		for preperiod > 0 && outcomes[preperiod-1] == outcomes[preperiod-1+period] {
			preperiod--
		}
		if 2*preperiod <= len(outcomes) {
			return preperiod, period, true
		}
	}
	return 0, 0, false
}
