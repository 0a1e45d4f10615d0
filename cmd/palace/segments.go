package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/game/catalog"
)

var segmentsVerb = verb{
	name:  "segments",
	args:  "GAME [--json | --certificate] [--radius R] [--from DEGREES] [--to DEGREES] [--places P], or --check FILE [--json]",
	about: "Finds the segments of a vector subtraction game in two dimensions, from the x-axis to the y-axis: the slopes between which they lie, the periods of their mosaic, how many squares repeat and how many of those are P-positions, and whether there is an endless path of N-positions. Patterns that are the same except for a shift count as one segment; between them is a fault, which is printed with its slope and its shift. It looks at the squares with the same x+y, farther and farther out, until it is proved that the segments stay as they are, and says so; or says that they are not settled, as far as two million squares out if the game has a chart and 65,536 otherwise. Then it lists what is seen at the last two distances, and the parts of the board in which no pattern is known. It names what was in the way of a proof.",
	flags: []flag{
		{"json", "", "prints one object"},
		{"certificate", "", "prints that object and what it takes to check it, square by square: docs/certificates.md says how"},
		{"check", "FILE", "checks such a certificate, straight from the rules; - is standard input"},
		{"radius", "R", "looks only at the squares with x+y = R, and a little farther out; if that proves nothing, at those half as far out, too"},
		{"from", "DEGREES", "leaves out what ends before this angle, seen from the x-axis; default 0"},
		{"to", "DEGREES", "leaves out what begins after this angle; default 90"},
		{"places", "P", "how many places to look at first, with more between those that differ; default 64"},
	},
	run: segments,
}

// The bounds of what is looked at.
const (
	minRadius = 400
	maxRadius = 1 << 21
	maxPlaces = 10_000
)

func segments(c *call) error {
	if c.has("check") {
		return c.checkCertificate()
	}
	g, err := c.game()
	if err != nil {
		return err
	}
	moves, err := segmented(g)
	if err != nil {
		return err
	}
	radius, err := c.number("radius", "R", maxRadius, maxRadius)
	if err != nil {
		return err
	}
	if radius < minRadius {
		return misusef("--radius: R must be at least %d", minRadius)
	}
	places, err := c.number("places", "P", 64, maxPlaces)
	if err != nil {
		return err
	}
	from, to, err := c.arc()
	if err != nil {
		return err
	}
	stop := c.wait()
	survey := segment.Survey{}
	if c.has("radius") {
		survey, err = segment.At(moves, radius, places)
	} else {
		survey = segment.Find(moves, places)
	}
	stop()
	if err != nil {
		return misuse{err}
	}
	if c.has("certificate") {
		return c.printCertificate(moves, survey)
	}
	faults := survey.Faults()
	survey.Segments = slices.DeleteFunc(survey.Segments, func(s segment.Segment) bool {
		return s.To.Degrees() < from || s.From.Degrees() > to
	})
	survey.Gaps = slices.DeleteFunc(survey.Gaps, func(g segment.Gap) bool {
		return g.To.Degrees() <= from || g.From.Degrees() >= to
	})
	outside := func(b segment.Bound) bool { // of all that is left
		n := len(survey.Segments)
		return n == 0 || b.Degrees() < survey.Segments[0].From.Degrees() || b.Degrees() > survey.Segments[n-1].To.Degrees()
	}
	faults = slices.DeleteFunc(faults, func(f segment.Fault) bool { return outside(f.Bound) })
	survey.Strips = slices.DeleteFunc(survey.Strips, func(s segment.Strip) bool { return outside(lineOf(s)) })
	out := c.out
	if c.has("json") {
		err = json.NewEncoder(out).Encode(segmentsAnswer(survey, faults))
	} else {
		listSegments(out, survey, faults)
		if !survey.Settled {
			listUnsettled(out, survey, from, to, len(moves.List()))
		}
	}
	return err
}

// segmented is a game that may have segments.
func segmented(g engine.Game) (segment.Game, error) {
	moves, ok := g.(segment.Game)
	if !ok || catalog.Of(g).Name != "subtraction" || g.Shape().Dim != 2 {
		return nil, misusef("%s has no segments: only vector subtraction in two dimensions has them, such as subtraction:(1,2)(2,1)(3,3)", g)
	}
	return moves, nil
}

func listSegments(out *bufio.Writer, survey segment.Survey, faults []segment.Fault) {
	for _, s := range survey.Segments {
		u, v := s.Shortest()
		fmt.Fprintf(out, "slopes %v to %v (%.2f to %.2f degrees): periods (%d,%d) and (%d,%d), %d of %d squares are P, N-positions %s\n",
			short(slopeOf(s.From)), short(slopeOf(s.To)), s.From.Degrees(), s.To.Degrees(), u[0], u[1], v[0], v[1], s.Palaces(), s.Determinant(), hang(s))
	}
	for _, f := range faults {
		fmt.Fprintf(out, "fault along slope %v (%.2f degrees): beyond it the pattern continues, shifted by (%d,%d)\n",
			short(slopeOf(f.Bound)), f.Bound.Degrees(), f.Shift.X, f.Shift.Y)
	}
	for _, s := range survey.Strips {
		fmt.Fprintf(out, "strip along slope %v: width %d, its squares repeat by (%d,%d)\n", slopeOf(lineOf(s)), s.Width(), s.Step().X, s.Step().Y)
	}
	if survey.Settled {
		fmt.Fprintf(out, "%s, ", counted(len(survey.Segments), "segment", "segments"))
		if n := len(faults); n > 0 {
			fmt.Fprintf(out, "%s, ", counted(n, "fault", "faults"))
		}
		fmt.Fprintf(out, "proved for all squares with x+y ≥ %d, in the strips and outside\n", survey.Reach)
	}
}

// listUnsettled says what is known of a board of so many moves between two angles, and what is not.
func listUnsettled(out *bufio.Writer, survey segment.Survey, from, to float64, moves int) {
	for _, g := range survey.Gaps {
		if survey.Reach > 0 {
			fmt.Fprintf(out, "slopes %v to %v (%.2f to %.2f degrees): nothing is known, no pattern with periods up to %d was found there\n",
				short(slopeOf(g.From)), short(slopeOf(g.To)), g.From.Degrees(), g.To.Degrees(), survey.Periods)
		}
	}
	switch n := survey.Least(); {
	case survey.Reach == 0 && solvedByRemainders(moves):
		fmt.Fprint(out, "no segments were looked for, the moves are too long for that")
	case survey.Reach == 0:
		fmt.Fprint(out, "0 segments, not settled: the moves are too long to look far enough")
	case n == 0:
		fmt.Fprintf(out, "no segment is known, not settled: computed as far as x+y = %d", survey.Reach)
	case len(survey.Gaps) > 0:
		fmt.Fprintf(out, "at least %s, in %.1f of %v degrees, not settled: computed as far as x+y = %d", counted(n, "segment", "segments"), knownBetween(survey, from, to), to-from, survey.Reach)
	default:
		fmt.Fprintf(out, "%s, not settled: computed as far as x+y = %d, and farther out there may be others", counted(n, "segment", "segments"), survey.Reach)
	}
	if why := obstacleOf(survey); why != "" {
		fmt.Fprintf(out, "; no proof: %s", why)
	}
	if solvedByRemainders(moves) {
		fmt.Fprint(out, "; the outcome of every square is known all the same, by remainders: there are two moves at most")
	}
	fmt.Fprintln(out)
}

// obstacleOf says in a sentence why a board is not settled, or nothing if that is not known.
func obstacleOf(survey segment.Survey) string {
	o := survey.Obstacle
	if o == nil {
		return ""
	}
	from, to := o.From.Degrees(), o.To.Degrees()
	switch where := fmt.Sprintf("between %.4f and %.4f degrees", from, to); o.Kind {
	case segment.NoMosaic:
		return where + " no pattern with two periods is seen"
	case segment.NoLine:
		return fmt.Sprintf("at %.4f degrees two patterns meet, but along no line whose slope has a short numerator and denominator", from)
	case segment.NoStep:
		if o.Tried == 0 {
			return where + " no step is short enough to be tried that is a period of the patterns on both sides"
		}
		return fmt.Sprintf("%s the squares repeat by none of the %s tried, of x+y = %d and more, that are periods of the patterns on both sides", where, counted(o.Tried, "step", "steps"), o.Length)
	case segment.LongStep:
		return fmt.Sprintf("a strip repeats by steps of x+y = %d, too long for the squares that can be looked at", o.Length)
	case segment.Ends:
		return fmt.Sprintf("the pattern seen at %.4f degrees does not go on as far as the next strip", from)
	}
	return "strips are not far enough from each other where the squares end that can be looked at"
}

// solvedByRemainders reports whether a board of so many moves is known at any distance.
func solvedByRemainders(moves int) bool { return moves <= 2 }

// knownBetween is in how many degrees between two angles a pattern is known.
func knownBetween(survey segment.Survey, from, to float64) float64 {
	known := to - from
	for _, g := range survey.Gaps {
		known -= max(0, min(to, g.To.Degrees())-max(from, g.From.Degrees()))
	}
	return known
}

// segmentJSON is a segment as other programs read it.
type segmentJSON struct {
	Density string    `json:"density"`
	Lattice [2][2]int `json:"lattice"`
	From    any       `json:"from"`
	To      any       `json:"to"`
}

// faultJSON is a fault as other programs read it.
type faultJSON struct {
	Slope any    `json:"slope"`
	Shift [2]int `json:"shift"`
}

// stripJSON is a strip as other programs read it: the squares with q·y - p·x between From and To,
// where the slope is p/q. If it is empty, From is To+1.
type stripJSON struct {
	Slope any    `json:"slope"`
	From  int    `json:"from"`
	To    int    `json:"to"`
	Step  [2]int `json:"step"`
}

// gapJSON is a gap as other programs read it.
type gapJSON struct {
	From any `json:"from"`
	To   any `json:"to"`
}

type segmentsJSON struct {
	Settled  bool          `json:"settled"`
	Segments []segmentJSON `json:"segments"`
	Faults   []faultJSON   `json:"faults"`
	Strips   []stripJSON   `json:"strips"`
	Reach    int           `json:"reach"`
	Gaps     *[]gapJSON    `json:"gaps,omitempty"` // nil if it is settled
	Why      string        `json:"why,omitempty"`  // why it is not settled, if that is known
}

func segmentsAnswer(survey segment.Survey, faults []segment.Fault) segmentsJSON {
	a := segmentsJSON{survey.Settled, []segmentJSON{}, []faultJSON{}, []stripJSON{}, survey.Reach, nil, obstacleOf(survey)}
	for _, s := range survey.Segments {
		u, v := s.Shortest()
		density := fraction(s.Palaces(), s.Determinant())
		a.Segments = append(a.Segments, segmentJSON{density, [2][2]int{u, v}, slopeOf(s.From), slopeOf(s.To)})
	}
	for _, f := range faults {
		a.Faults = append(a.Faults, faultJSON{slopeOf(f.Bound), [2]int{f.Shift.X, f.Shift.Y}})
	}
	for _, s := range survey.Strips {
		a.Strips = append(a.Strips, stripJSON{slopeOf(lineOf(s)), s.Low + 1, s.High - 1, [2]int{s.Step().X, s.Step().Y}})
	}
	if !survey.Settled {
		gaps := []gapJSON{}
		for _, g := range survey.Gaps {
			gaps = append(gaps, gapJSON{slopeOf(g.From), slopeOf(g.To)})
		}
		a.Gaps = &gaps
	}
	return a
}

// lineOf is the line along a strip.
func lineOf(s segment.Strip) segment.Bound { return segment.Bound{Along: s.Along, Exact: true} }

// slopeOf is a slope as text if it is exact or an axis, and a number if it was measured.
func slopeOf(b segment.Bound) any {
	switch {
	case b.Along.X == 0:
		return "inf"
	case b.Exact || b.Along.Y == 0:
		return fraction(b.Along.Y, b.Along.X)
	}
	return float64(b.Along.Y) / float64(b.Along.X)
}

// short is a slope as people read it.
func short(slope any) string {
	if measured, ok := slope.(float64); ok {
		return strconv.FormatFloat(measured, 'f', 4, 64)
	}
	return fmt.Sprint(slope)
}

// fraction writes a fraction in lowest terms.
func fraction(a, b int) string {
	n, rest := b, a
	for rest != 0 {
		n, rest = rest, n%rest
	}
	return strconv.Itoa(a/n) + "/" + strconv.Itoa(b/n)
}

// hang says whether the N-positions of a segment percolate.
func hang(s segment.Segment) string {
	switch {
	case s.Percolates(false):
		return "percolate over sides"
	case s.Percolates(true):
		return "percolate over corners only"
	}
	return "do not percolate"
}

// arc reads the angles between which the segments are looked for.
func (c *call) arc() (from, to float64, err error) {
	read := func(name, otherwise string) float64 {
		text := c.or(name, otherwise)
		angle, bad := strconv.ParseFloat(text, 64)
		if err == nil && (bad != nil || !(angle >= 0 && angle <= 90)) {
			err = misusef("--%s: DEGREES must be a number from 0 to 90, not %.40q", name, text)
		}
		return angle
	}
	from, to = read("from", "0"), read("to", "90")
	if err == nil && from >= to {
		err = misusef("--from %v does not come before --to %v", from, to)
	}
	return from, to, err
}
