// Package claims is the one table of what the four papers claim of their games, and of what was
// found here, each with a check that computes it again from the rules: for the tests, for
// palace verify, for the page "What is true" and for docs/findings.md.
//
// A check looks for something against its claim, with a bound on its work, and returns what it finds. If
// it finds nothing, a claim about finitely many squares holds, and so does one that a finite search proves;
// any other stays open, and its verdict says how far the check has looked, and where the claim is proved for
// the rest, if it is. A misprint stands here
// twice: as printed, which fails, and as it holds.
//
// The claims of a paper stand in claims_*.go, in the paper's order; boards.go has what checks look at.
//
// Sources: [CLN15] [LW14] [LSY24] [DSS20] [Bou01] [Fra82] [Lan02]; package engine lists them.
package claims

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/palacegames/palace/engine/words"
)

// Result is what a check comes to.
type Result string

const (
	Holds Result = "holds" // it is proved: nothing is left to look at
	Fails Result = "fails" // something is found against it
	Open  Result = "open"  // nothing is found against it, as far as Reach says; where Proof says so, it is proved on paper

	// Broken is what comes of a check that breaks off. That is a fault of the check and tells nothing of the claim, so
	// nobody expects it, least of all of a claim that should fail.
	Broken Result = "broken"
)

// Claim is one sentence that may be true.
type Claim struct {
	ID     string // short, and never changed: lsy24-theorem-8
	Source string // paper and place: [LSY24] Theorem 8
	Text   string
	How    string // how it is checked
	Link   string // a board that shows it, as in the page's address; "" where there is none
	Want   Result
	Reach  Reach // how far the check looks
	// Check returns what it finds against the claim, "" if nothing. n is what Reach says of the run.
	Check func(n int) (against string)
}

// Reach is a bound of a check, in a quick run and in a long one. A check that has no quick one is run
// only if it is asked for the long ones.
type Reach struct {
	Unit        string // "columns below %s"
	Quick, Long int
}

// long is the Reach of a check that takes too long for a quick run.
var long = Reach{Long: 1}

// For returns the bound of a run, and whether there is one.
func (r Reach) For(long bool) (n int, ok bool) {
	switch {
	case long && r.Long > 0:
		return r.Long, true
	case r.Long > 0 && r.Quick == 0:
		return 0, false
	}
	return r.Quick, true
}

// Words say how far a run looks; they are empty if its claim says it.
func (r Reach) Words(long bool) string {
	n, ok := r.For(long)
	if !ok {
		n = r.Long
	}
	if r.Unit == "" {
		return ""
	}
	return fmt.Sprintf(r.Unit, words.Digits(n))
}

// Verdict is what came of one check.
type Verdict struct {
	*Claim
	Result  Result
	Against string // what was found against it
	Fault   string // why the check broke off, if it is Broken
	Reach   string // how far was looked, if that is not all
	Seconds float64
}

// Expected reports whether the result is the one that is expected.
func (v *Verdict) Expected() bool { return v.Result == v.Want && v.Result != Broken }

// Verify runs the check of a claim. It reports false if that takes a long run, which this is not.
func (c *Claim) Verify(long bool) (v Verdict, ok bool) {
	n, ok := c.Reach.For(long)
	if !ok {
		return Verdict{Claim: c}, false
	}
	begun := time.Now()
	v = Verdict{Claim: c, Reach: c.Reach.Words(long)}
	v.Against, v.Fault = c.find(n)
	v.Seconds = time.Since(begun).Seconds()
	switch {
	case v.Fault != "":
		v.Result = Broken
	case v.Against != "":
		v.Result = Fails
	case c.Want == Holds:
		v.Result = Holds
	default:
		v.Result = Open
	}
	return v, true
}

// find runs the check, and says why it broke off, if it did.
func (c *Claim) find(n int) (against, broken string) {
	defer func() {
		if fault := recover(); fault != nil {
			broken = brokenOff(fault)
		}
	}()
	return c.Check(n), ""
}

// All lists the claims, paper by paper.
func All() []Claim {
	return slices.Concat(cln15(), cln15Skin(), lw14(), lw14More(), lsy24(), lsy24More(), lsy24Boards(), dss20(), dss20Words(), dss20Quadrant(), others())
}

// Pick returns those of the claims with a text in their id, source or words, capitals aside.
func Pick(all []Claim, text string) []Claim {
	text = strings.ToLower(text)
	return slices.DeleteFunc(slices.Clone(all), func(c Claim) bool {
		return !strings.Contains(strings.ToLower(strings.Join([]string{c.ID, c.Source, c.Text}, "\n")), text)
	})
}
