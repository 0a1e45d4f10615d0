package explain_test

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// reasonOf finds the numbers of a reason by a pattern, nil if it is another one.
func numbersIn(pattern, reason string) (numbers []int) {
	for _, text := range regexp.MustCompile("^" + pattern + "$").FindStringSubmatch(reason) {
		if n, err := strconv.Atoi(text); err == nil {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// point, of a pattern, is a position of the plane.
const point = `\((-?\d+),(-?\d+)\)`

// TestReasons holds what games say of their positions, and every number in it, against the
// oracle.
func TestReasons(t *testing.T) {
	for name, check := range map[string]func(c *claim) bool{
		"rook": mirror, "wythoff": golden, "mwythoff:1": pairs(1), "mwythoff:2": pairs(2), "mwythoff:5": pairs(5),
		"maharaja": column, "wythoff+(1,1)(0,3)(2,3)": column, "wythoff+(t,2t)(2t,t);t=1..": column,
		"exile:spiral": line, "exile:quadrant": line,
		"subtraction:(1,2)(2,1)": remains, "subtraction:(0,2)(5,1)": remains, "subtraction:(2,3)": remains,
	} {
		g := gametest.Catalogued(t, name)
		truth, said := oracle.New(g), map[engine.Outcome]int{}
		for _, p := range gametest.Positions(g, 21) {
			if len(g.Rays(p)) == 0 {
				continue
			}
			palaces := truth.Palaces(p)
			reason := g.(engine.Reasoned).Reason(p, palaces)
			c := &claim{t, truth, p, truth.Outcome(p), palaces, reason}
			if !strings.HasSuffix(reason, ".") || !check(c) {
				t.Fatalf("%s: %v is %v: %q", name, p, c.is, reason)
			}
			said[c.is]++
		}
		if said[engine.P] < 5 || said[engine.N] < 5 {
			t.Errorf("%s: %v", name, said)
		}
	}
}

// claim is a reason that is to be true.
type claim struct {
	t       *testing.T
	truth   *oracle.Oracle
	p       engine.Position
	is      engine.Outcome
	palaces []engine.Position
	reason  string
}

// palace reports whether (x,y) is one.
func (c *claim) palace(x, y int) bool { return c.truth.Outcome(engine.At(x, y)) == engine.P }

// named reports whether the numbers, as many as those of p at first, begin with p.
func (c *claim) named(n []int) bool {
	return len(n) >= 2 && engine.At(n[0], n[1]) == c.p
}

func mirror(c *claim) bool {
	if n := numbersIn(point+` has two equal numbers.*`, c.reason); n != nil {
		return c.is == engine.P && c.named(n) && n[0] == n[1]
	}
	n := numbersIn(`The numbers of `+point+` differ\. Go to `+point+`, where.*`, c.reason)
	return len(n) == 4 && c.is == engine.N && c.named(n) && n[2] == n[3] && slices.Contains(c.palaces, engine.At(n[2], n[3]))
}

func golden(c *claim) bool {
	x, y, _ := c.p.Pair()
	if n := numbersIn(`The numbers of `+point+` are equal, so the queen can go straight to the corner.`, c.reason); n != nil {
		return c.named(n) && n[0] == n[1] && slices.Contains(c.palaces, engine.At(0, 0))
	}
	if n := numbersIn(`The numbers of `+point+` differ by (\d+), but the golden pair with that difference is (\d+) and (\d+).`, c.reason); n != nil {
		return c.is == engine.N && c.named(n) && max(x-y, y-x) == n[2] && n[4]-n[3] == n[2] && c.palace(n[3], n[4])
	}
	n := numbersIn(`(\d+) and (\d+) are golden pair number (\d+): (\d+) × 1\.618… = (\d+)\.(\d\d)…, rounded down, is (\d+), and (\d+) more is (\d+).`, c.reason)
	return len(n) == 9 && c.is == engine.P && n[0] == min(x, y) && n[1] == max(x, y) && c.numbered(n[0], n[2]) && n[3] == n[2] && n[7] == n[2] &&
		n[6] == n[0] && n[8] == n[1] && 100*n[4]+n[5] == int(100*float64(n[2])*math.Phi) && n[4] == n[0]
}

// numbered reports whether (a, …) is the n-th palace above the diagonal.
func (c *claim) numbered(a, n int) bool {
	before := 0
	for x := 1; x <= a; x++ {
		for y := x; y < 3*(x+30); y++ {
			if c.palace(x, y) {
				before++
			}
		}
	}
	return before == n
}

func pairs(m int) func(c *claim) bool {
	alpha := (float64(2-m) + math.Sqrt(float64(m*m+4))) / 2
	return func(c *claim) bool {
		x, y, _ := c.p.Pair()
		low, difference := min(x, y), max(x-y, y-x)
		if n := numbersIn(`The numbers of `+point+` differ by (\d+), but those of a palace pair differ by a multiple of (\d+).`, c.reason); n != nil {
			return c.is == engine.N && c.named(n) && n[2] == difference && n[3] == m && difference%m != 0
		}
		if n := numbersIn(`The numbers of `+point+` differ by (\d+) × (\d+), but the palace pair with that difference is (\d+) and (\d+).`, c.reason); n != nil {
			return c.is == engine.N && c.named(n) && n[2] == m && m*n[3] == difference && n[5]-n[4] == difference && c.palace(n[4], n[5])
		}
		n := numbersIn(`(\d+) and (\d+) are pair number (\d+): (\d+) × (\d)\.(\d\d\d)… = (\d+)\.(\d\d)…, rounded down, is (\d+), and (\d+) × (\d+) more is (\d+).`, c.reason)
		return len(n) == 12 && c.is == engine.P && n[0] == low && n[1] == low+difference && c.numbered(low, n[2]) && n[3] == n[2] &&
			1000*n[4]+n[5] == int(1000*alpha) && 100*n[6]+n[7] == int(100*float64(n[2])*alpha) && n[6] == low && n[8] == low &&
			n[9] == m && n[10] == n[2] && n[11] == low+difference
	}
}

func column(c *claim) bool {
	if n := numbersIn(`Every column .* In column (\d+) that is `+point+`.`, c.reason); n != nil {
		alone := 0
		for y := range 150 {
			if c.palace(n[0], y) {
				alone++
			}
		}
		return c.is == engine.P && engine.At(n[1], n[2]) == c.p && n[0] == n[1] && alone == 1
	}
	if n := numbersIn(`Every column has exactly one palace, and that of column (\d+) lies straight on: `+point+`.`, c.reason); n != nil {
		x, y, _ := c.p.Pair()
		return c.is == engine.N && n[0] == x && n[1] == x && n[2] < y && c.palace(n[1], n[2])
	}
	n := numbersIn(`From the palace .*, but from `+point+` you can go to `+point+`.`, c.reason)
	return len(n) == 4 && c.is == engine.N && c.named(n) && n[2] < n[0] && slices.Contains(c.palaces, engine.At(n[2], n[3]))
}

func line(c *claim) bool {
	if n := numbersIn(`No palace with a lower number stands in the row, the column or a diagonal of `+point+`.`, c.reason); n != nil {
		return c.is == engine.P && c.named(n)
	}
	for name, on := range map[string]func(dx, dy int) bool{
		"row":      func(dx, _ int) bool { return dx == 0 },
		"column":   func(_, dy int) bool { return dy == 0 },
		"diagonal": func(dx, dy int) bool { return dx == dy || dx == -dy },
	} {
		if n := numbersIn(point+` lies in the same `+name+` as the palace `+point+`, which has a lower number.`, c.reason); n != nil {
			return c.is == engine.N && c.named(n) && on(n[0]-n[2], n[1]-n[3]) && slices.Contains(c.palaces, engine.At(n[2], n[3]))
		}
	}
	return false
}

func remains(c *claim) bool {
	rest, at := c.reason, c.p
	if before, after, ok := strings.Cut(rest, "). "); ok {
		n := numbersIn(`Taking `+point+`, both moves together, changes nothing. Taken (once|twice|(\d+) times), it leaves `+point, before+")")
		if len(n) < 4 {
			return false
		}
		often := 1
		switch {
		case len(n) == 5:
			often = n[2]
		case strings.Contains(before, "twice"):
			often = 2
		}
		left := engine.At(n[len(n)-2], n[len(n)-1])
		if at.Plus(engine.At(n[0], n[1]), engine.Num(-often)) != left || c.truth.Outcome(left) != c.is {
			return false
		}
		rest, at = after, left
	}
	odd, even := strings.Contains(rest, "an odd number") || strings.Contains(rest, "can be taken once, and"), strings.Contains(rest, "even number")
	if strings.HasPrefix(rest, "From there no move leads on") {
		return c.is == engine.P && len(c.truth.Palaces(at)) == 0 && at != c.p
	}
	n := numbersIn(`From `+point+`,? (?:only )?`+point+` can be taken,? .*`, rest)
	if odd == even || odd != (c.is == engine.N) || len(n) != 4 || engine.At(n[0], n[1]) != at {
		return false
	}
	often := 0
	for q := at; q.At(0).Cmp(engine.Num(n[2])) >= 0 && q.At(1).Cmp(engine.Num(n[3])) >= 0; often++ {
		q = q.Minus(engine.At(n[2], n[3]))
	}
	words := map[int]string{1: "once", 2: "twice"}[often]
	if words == "" {
		words = strconv.Itoa(often) + " times"
	}
	return odd == (often%2 == 1) && strings.Contains(rest, words)
}
