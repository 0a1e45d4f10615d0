package main

import (
	"encoding/json"
	"fmt"

	"github.com/palacegames/palace/cmd/palace/internal/survey"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/game/catalog"
)

// rulesetJSON is what a survey says of a ruleset. The order of the keys is that of the line.
type rulesetJSON struct {
	Game  string `json:"game"`
	Chart *int   `json:"chart"` // its kinds, null if none was found
	segmentsJSON
	Rows        []rowJSON       `json:"rows"`
	Conjectures conjecturesJSON `json:"conjectures"`
}

// rowJSON is how a row repeats, as palace periods prints it.
type rowJSON struct {
	Row       int `json:"row"`
	Preperiod int `json:"preperiod"`
	Period    int `json:"period"`
}

// conjecturesJSON is what the board says of three conjectures of [LSY24]: 49, rulesets of three moves have a
// segmentation; 50, second sentence, k moves do not make k+2 segments; 57, some rulesets are not
// eventually periodic, of which a settled board is no example.
type conjecturesJSON struct {
	Three    string `json:"49"` // holds, open; none if there are not three moves
	Maximum  string `json:"50"` // holds, fails, open
	Periodic string `json:"57"` // periodic, open
}

// How far the rows of a survey are followed, and how many there are.
const (
	surveyedRows     = 4
	surveyedFollowed = 1 << 20
)

// rulesetLine measures a ruleset.
func rulesetLine(task string) ([]byte, error) {
	measured, err := measureRuleset(task)
	if err != nil {
		return nil, err
	}
	line, err := json.Marshal(measured)
	return append(line, '\n'), err
}

func measureRuleset(task string) (*rulesetJSON, error) {
	parsed, err := catalog.Parse(task)
	if err != nil {
		return nil, err
	}
	g := parsed.(*subtraction.Game)
	m := &rulesetJSON{Game: task, Rows: []rowJSON{}}
	if found, err := g.Chart(usualWork * million); err == nil && found != nil { // else its moves are too long for one
		kinds := found.Kinds()
		m.Chart = &kinds
	}
	found := segment.Find(g, 64)
	m.segmentsJSON = segmentsAnswer(found, found.Faults())
	rows := periodic.NewRows(g.Set, surveyedFollowed)
	for y := range surveyedRows {
		if rows.Next() != nil {
			break
		}
		m.Rows = append(m.Rows, rowJSON{y, rows.Found[y].Preperiod, rows.Found[y].Length})
	}
	m.Conjectures = conjecturesOf(len(g.Set.List), found)
	return m, nil
}

// conjecturesOf are what a board of k moves says of the conjectures. Only a settled one says anything.
func conjecturesOf(k int, found segment.Survey) conjecturesJSON {
	v := conjecturesJSON{"open", "open", "open"}
	if found.Settled {
		v = conjecturesJSON{"holds", "holds", "periodic"}
		if len(found.Segments) >= k+2 {
			v.Maximum = "fails"
		}
	}
	if k != 3 {
		v.Three = "none"
	}
	return v
}

// How far out a climb looks at a ruleset's segments.
const (
	climbReach   = 1 << 15
	climbSquares = 1 << 29 // of a band
)

// climbLine climbs from a ruleset, and measures the best one.
func climbLine(c survey.Climb, start string) ([]byte, error) {
	parsed, err := catalog.Parse(start)
	if err != nil {
		return nil, err
	}
	line, err := rulesetLine(c.From(start, parsed.(*subtraction.Game).Set.List, func(list []moves.Vector) int {
		return climbedTo(list, c.Far)
	}))
	if err != nil {
		return nil, err
	}
	return append(fmt.Appendf(nil, "{\"start\":%q,", start), line[1:]...), nil
}

// climbedTo counts the segments of a ruleset that is settled soon, or if far by what its chart shows far out, and is 0 for
// others.
func climbedTo(list []moves.Vector, far bool) int {
	g, err := subtraction.New(list...)
	if err != nil {
		return 0
	}
	for s := segment.NewSearch(g, 0, 64, climbSquares); 2*s.Near() <= climbReach && s.Farther(); {
		for s.Step() {
		}
		if found := s.Survey(); found.Settled {
			return len(found.Segments)
		}
	}
	if far {
		return len(segment.Beyond(g).Segments)
	}
	return 0
}
