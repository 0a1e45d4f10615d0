package main

import (
	"encoding/json"

	"github.com/palacegames/palace/cmd/palace/internal/certificate"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

var lineVerb = verb{
	name:  "line",
	args:  "GAME --slope p/q --from X,Y",
	about: "Says whether the outcomes along a line repeat in the end: those of (X,Y), (X,Y)+(q,p), (X,Y)+2(q,p), … on a board of vector subtraction in two dimensions ([LSY24] Definition 56). On a settled board they do: the board's certificate proves it, with the shortest period and the first square from which it holds. On other boards the outcomes are computed near the corner, and nothing is decided.",
	more:  `It prints one object: "game", "slope" and "from" as they were read, "periodic", true or null if it is not decided, "preperiod" and "period", how many squares come before it repeats and after how many it does (if nothing is decided, as the computed squares show it, or null); "proved", and "computed", how many squares of the line were looked at.`,
	flags: []flag{
		{"slope", "p/q", "from one square to the next the line goes q squares along x and p along y, even if the fraction is not in lowest terms; inf for squares above each other"},
		{"from", "X,Y", "the first square of the line"},
		sameJSON,
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
	answer := lineAnswer{Game: g.String()}
	var step certificate.Vector
	if step, answer.Slope, err = c.slope(); err != nil {
		return err
	}
	if err := numbers(c.or("from", ""), ",", number{"X", 0, mostFrom, &answer.From[0]}, number{"Y", 0, mostFrom, &answer.From[1]}); err != nil {
		return misusef("--from: %w", err)
	}
	stop := c.wait()
	board, err := provedBoard(moved)
	if board != nil {
		yes, ending := true, board.Follow(answer.From, step)
		answer.Periodic, answer.Proved, answer.Preperiod, answer.Period, answer.Computed = &yes, true, &ending.Preperiod, &ending.Period, ending.Looked
	} else if err == nil {
		answer.look(certificate.Along(vectorsOf(moved), answer.From, step, lineSolved))
	}
	stop()
	if err != nil {
		return err
	}
	return json.NewEncoder(c.out).Encode(answer)
}

// slope reads --slope as a step (q,p), and returns it as it is written.
func (c *call) slope() (step certificate.Vector, text string, err error) {
	if text = c.or("slope", ""); text == "inf" {
		return certificate.Vector{0, 1}, text, nil
	}
	if err := numbers(text, "/", number{"p", 0, mostSlope, &step[1]}, number{"q", 1, mostSlope, &step[0]}); err != nil {
		return step, text, misusef("--slope: %w", err)
	}
	return step, text, nil
}

// provedBoard returns the outcomes of a settled board, proved by its certificate, or nil.
func provedBoard(g segment.Game) (*certificate.Board, error) {
	for near := 1 << 10; near <= lineReach; near *= 2 {
		survey, err := segment.At(g, near, 64)
		if err != nil || !survey.Settled {
			continue
		}
		made, err := certify(g, survey)
		if err != nil {
			return nil, err
		}
		board, moves, err := boardOf(made)
		if err == nil {
			_, err = board.Check(moves)
		}
		return board, err
	}
	return nil, nil
}

// look fills in the shortest period that shows in the second half of what was computed, for at least four
// times, and from where on it does.
func (a *lineAnswer) look(outcomes []bool) {
	a.Computed = len(outcomes)
	for period := 1; 8*period <= len(outcomes); period++ {
		preperiod := len(outcomes) - period
		for preperiod > 0 && outcomes[preperiod-1] == outcomes[preperiod-1+period] {
			preperiod--
		}
		if 2*preperiod <= len(outcomes) {
			a.Preperiod, a.Period = &preperiod, &period
			return
		}
	}
}
