package certificate

import (
	"errors"
	"fmt"
)

var (
	errMore       = errors.New("it is no certificate: something follows the object")
	errNotSettled = errors.New("settled: only what is settled can be certified")
)

func errNoJSON(err error) error { return fmt.Errorf("it is no certificate: %w", err) }

func errNumber(place, found string) error {
	return fmt.Errorf("it is no certificate: %s: %.40s is no integer from −%d to %d", place, found, most, most)
}

func errLength(place string, want, found int) error {
	return fmt.Errorf("it is no certificate: %s: there are %d where %d belong", place, found, want)
}

func errMissing(place, name string) error {
	return fmt.Errorf("it is no certificate: %s is missing", join(place, name))
}

func errUnknown(place, name string) error {
	return fmt.Errorf("it is no certificate: %.80s means nothing", join(place, name))
}

func errKind(place string, k kind) error {
	want := "an object"
	switch {
	case k.number:
		want = "an integer"
	case k.text:
		want = "a text"
	case k.truth:
		want = "true or false"
	case k.of != nil:
		want = "a list"
	}
	if place == "" {
		return fmt.Errorf("it is no certificate: that is %s", want)
	}
	return fmt.Errorf("it is no certificate: %s is to be %s", place, want)
}

func errReach(reach int) error {
	return fmt.Errorf("reach: a certificate reaches from 1 to %d, not %d", mostReach, reach)
}

func errSlope(place, text string) error {
	return fmt.Errorf("%s: %.40q is no slope in lowest terms", place, text)
}

func errStep(place string, s Strip) error {
	return fmt.Errorf("%s: (%d,%d) does not lead along the slope %s, or farther than reach", place, s.Step[0], s.Step[1], s.Slope)
}

func errWidth(place string, s Strip) error {
	return fmt.Errorf("%s: from %d to %d are not the %d rows of its pattern", place, s.From, s.To, len(s.Pattern))
}

func errAxes(place string) error {
	return fmt.Errorf("%s: the first strip begins with c = 0 along 0/1, and the last, another one, ends with c = 0 along inf", place)
}

func errOverlap(i, reach int) error {
	return fmt.Errorf("strips[%d]: it does not lie beyond the strip before it from x+y = %d on", i, reach)
}

func errBits(place string, n int) error {
	return fmt.Errorf("%s: that is not %d times 0 or 1", place, n)
}

func errCount(place string, want, found int) error {
	return fmt.Errorf("%s: there are %d where %d belong", place, found, want)
}

func errFrom(n int, slope string) error {
	return fmt.Errorf("segments[%d].from: no segment begins or goes on at the strip along %s", n, slope)
}

func errTo(n int) error {
	return fmt.Errorf("segments[%d].to: no strip is there, or another segment ends at the y-axis", n)
}

func errLattice(place string) error {
	return fmt.Errorf("%s: these are not two shortest vectors of a lattice, upward and the shorter one first", place)
}

func errDensity(place, said string, ones, all int) error {
	return fmt.Errorf("%s: %.40s is not %d of %d in lowest terms", place, said, ones, all)
}

func errPeriod(place string, by Vector) error {
	return fmt.Errorf("%s: it repeats by (%d,%d) too, which is not in the lattice", place, by[0], by[1])
}

func errNoPeriod(place, segment string) error {
	return fmt.Errorf("%s: it is not in the lattice of %s", place, segment)
}

func errShorter(i int, by Vector) error {
	return fmt.Errorf("strips[%d].step: the strip and what lies beside it repeat by (%d,%d)", i, by[0], by[1])
}

func errSame(n int) error {
	return fmt.Errorf("segments[%d]: it has the pattern of the segment before it", n)
}

func errUnlike(i, n int) error {
	return fmt.Errorf("cells[%d]: it is not cells[%d] shifted, as it is to be inside segments[%d]", i+1, i, n)
}

func errFault(at int, slope string) error {
	return fmt.Errorf("faults[%d]: the fault along %s belongs here", at, slope)
}

func errShift(at int, by Vector) error {
	return fmt.Errorf("faults[%d].shift: (%d,%d) is not the shortest vector by which the pattern is shifted", at, by[0], by[1])
}

func errNoFault(at int, slope string) error {
	return fmt.Errorf("faults[%d]: there is no fault along %.40s", at, slope)
}

func errRuns(y, n int) error {
	return fmt.Errorf("corner[%d]: these are not numbers of squares that add up to %d", y, n)
}

func errFar(i, far int) error {
	return fmt.Errorf("strips[%d]: it and the next one part so late that all squares up to x+y = %d had to be looked at, and at most %d are", i, far, mostFar)
}

func errSquare(x, y int, place string, palace bool) error {
	if palace {
		return fmt.Errorf("%s: (%d,%d) is P there, but a move leads from it to a P", place, x, y)
	}
	return fmt.Errorf("%s: (%d,%d) is N there, but no move leads from it to a P", place, x, y)
}
