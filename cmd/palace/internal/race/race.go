// Package race runs the engines against the methods of the textbooks, both on the
// same squares and in the same run, so that what counts is their ratio and not the
// machine's mood. The textbook methods are written as one would write them to be
// fast and simple: counters or look-ups in flat arrays, no maps, no interfaces. Two
// of them are also written in C, for machines with gcc.
//
// The runs of a race take turns, round by round, each repeated until it has lasted
// long enough to be measured; reported are medians.
package race

import (
	"fmt"
	"slices"
	"time"
)

// Race is one engine against one textbook method.
type Race struct {
	// Name says what is computed: "blocking:1000 on 3000×3000 squares".
	Name string
	// Unit is what there are Units of: "square" or "column".
	Unit  string
	Units int
	// Engine and Textbook do the work once.
	Engine, Textbook func()
	// check fails unless both give the same.
	check func() error
	// c are the arguments of the program in C that does the textbook's work, or nil.
	c []string
	// palaces is the number of P-positions that the program in C must find.
	palaces func() int
}

// Result is how a race went. Times are nanoseconds a unit, ratios are to the engine.
type Result struct {
	Name     string  `json:"name"`
	Unit     string  `json:"unit"`
	Engine   float64 `json:"engine"`
	Textbook float64 `json:"textbook"`
	Ratio    float64 `json:"ratio"`
	C        float64 `json:"c,omitempty"`
	CRatio   float64 `json:"cRatio,omitempty"`
}

// enough is how long a run is repeated at least.
const enough = 30 * time.Millisecond

// Run runs the race. compiled is nil where there is no compiler for C.
func (r *Race) Run(rounds int, compiled *Compiled) (Result, error) {
	var engine, textbook, inC []float64
	r.Engine() // what is set up once is set up now
	for range rounds {
		engine = append(engine, r.time(r.Engine))
		textbook = append(textbook, r.time(r.Textbook))
		if r.c == nil || compiled == nil {
			continue
		}
		t, _, err := compiled.run(r.c)
		if err != nil {
			return Result{}, fmt.Errorf("%s in C: %w", r.Name, err)
		}
		inC = append(inC, t/float64(r.Units))
	}
	result := Result{Name: r.Name, Unit: r.Unit, Engine: median(engine), Textbook: median(textbook)}
	result.Ratio = result.Textbook / result.Engine
	if inC != nil {
		result.C = median(inC)
		result.CRatio = result.C / result.Engine
	}
	return result, nil
}

// time returns the nanoseconds a unit.
func (r *Race) time(work func()) float64 {
	start, times := time.Now(), 0
	for times == 0 || time.Since(start) < enough {
		work()
		times++
	}
	return float64(time.Since(start).Nanoseconds()) / float64(times) / float64(r.Units)
}

// median sorts the times.
func median(times []float64) float64 {
	slices.Sort(times)
	return times[len(times)/2]
}
