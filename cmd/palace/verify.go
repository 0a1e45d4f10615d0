package main

import (
	"encoding/json"
	"fmt"
	"math"
	"runtime"
	"strings"

	"github.com/palacegames/palace/game/claims"
)

var verifyVerb = verb{
	name:  "verify",
	args:  "[--only TEXT] [--long] [--json]",
	about: "Checks what the four papers claim, their misprints as printed and as they hold, and what was found here. Each claim is computed again from the rules.",
	more:  `A line has the claim's id, the result, the claim, and the seconds that it took. "holds": it is proved, by the check or because it is about finitely many squares. "open": nothing is found against it, as far as the line says; where it is proved beyond that, on paper or by a computation of docs/findings.md, the line says where. "fails": something is found against it, and the line says what. A misprint is expected to fail as it is printed. "broken": the check itself broke off, which says nothing about the claim. The exit status is 1 if a result is not the expected one, or a check is broken. With --json there is an object for each claim: "id", "source", "claim", "result", "expected", "seconds", "how" it is checked, "reach", how far, "proof", where it is proved beyond that, "against", what was found, "broken", why the check broke off (its "result" is "open"), and "link", a board that shows it.`,
	flags: []flag{
		{"only", "TEXT", "only claims with this text in their id, source or words"},
		{"long", "", "look farther, for minutes, and at claims that take that long"},
		{"json", "", "one JSON object per line"},
	},
	run:   verify,
	alone: true,
}

// claimed is the table of claims; a variable for tests.
var claimed = claims.All

func verify(c *call) error {
	list := claimed()
	if c.has("only") {
		if list = claims.Pick(list, c.flags["only"]); len(list) == 0 {
			return misusef("--only: no claim has %q in its id, source or words", c.flags["only"])
		}
	}
	return c.verify(list)
}

// verify prints the verdicts on some claims in their order, as they come.
func (c *call) verify(list []claims.Claim) error {
	long, left := c.has("long"), 0
	show := c.sayVerdict
	if c.has("json") {
		show = c.verdictJSON
	}
	tally, proved, differ := map[claims.Result]int{}, 0, []string{}
	progress := newProgress(c.stderr, len(list)).of("claims")
	for i, wait := range verdicts(list, long) {
		v, ok := wait()
		progress.reach(i)
		if !ok {
			left++
			continue
		}
		if tally[v.Result]++; !v.Expected() {
			differ = append(differ, v.ID)
		}
		if v.Result == claims.Open && v.Proof() != "" {
			proved++
		}
		progress.clear()
		if err := show(v); err != nil {
			return err
		}
		if err := c.out.Flush(); err != nil {
			return err
		}
	}
	progress.clear()
	if left == len(list) {
		return misusef("--only: the claims with %q take minutes: add --long to check them", c.flags["only"])
	}
	if !c.has("json") {
		fmt.Fprintf(c.out, "%d claims: %d hold, %d open, %d fail", len(list)-left, tally[claims.Holds], tally[claims.Open], tally[claims.Fails])
		if proved > 0 {
			fmt.Fprintf(c.out, "; %d of the open ones are proved elsewhere", proved)
		}
		if n := tally[claims.Broken]; n > 0 {
			fmt.Fprintf(c.out, "; %s broken", counted(n, "check is", "checks are"))
		}
		if left > 0 {
			fmt.Fprintf(c.out, "; %d more with --long", left)
		}
		fmt.Fprintln(c.out)
	}
	if len(differ) > 0 {
		return fmt.Errorf("%d of %d claims do not come out as expected: %s", len(differ), len(list)-left, strings.Join(differ, ", "))
	}
	return nil
}

// verdicts runs the checks on all cores, those of a long run one by one, and returns for each claim a
// function that waits for its verdict.
func verdicts(list []claims.Claim, long bool) []func() (claims.Verdict, bool) {
	type found struct {
		claims.Verdict
		ok bool
	}
	cores := make(chan struct{}, runtime.NumCPU())
	if long {
		cores = make(chan struct{}, 1) // some of them take a gigabyte
	}
	wait := make([]func() (claims.Verdict, bool), len(list))
	answers := make([]chan found, len(list))
	for i := range list {
		answers[i] = make(chan found, 1)
		wait[i] = func() (claims.Verdict, bool) { f := <-answers[i]; return f.Verdict, f.ok }
	}
	go func() {
		for i := range list {
			cores <- struct{}{}
			go func() {
				v, ok := list[i].Verify(long)
				answers[i] <- found{v, ok}
				<-cores
			}()
		}
	}()
	return wait
}

func (c *call) sayVerdict(v claims.Verdict) error {
	text := v.Text
	if seen := v.Seen(v.Reach); v.Result == claims.Open && seen != "" {
		text += " " + seen
	}
	if v.Fault != "" {
		text += " Broken: " + v.Fault + "."
	}
	if v.Against != "" {
		text += " Found: " + v.Against + "."
	}
	if !v.Expected() {
		text += fmt.Sprintf(" Expected: %s.", v.Want)
	}
	_, err := fmt.Fprintf(c.out, "%s: %s: %s (%.1f s)\n", v.ID, v.Result, text, v.Seconds)
	return err
}

func (c *call) verdictJSON(v claims.Verdict) error {
	lines := json.NewEncoder(c.out)
	lines.SetEscapeHTML(false)
	result, proof := v.Result, ""
	switch result {
	case claims.Broken: // nothing is found against it
		result = claims.Open
	case claims.Open:
		proof = v.Proof()
	}
	return lines.Encode(struct {
		ID       string        `json:"id"`
		Source   string        `json:"source"`
		Claim    string        `json:"claim"`
		Result   claims.Result `json:"result"`
		Expected claims.Result `json:"expected"`
		Seconds  float64       `json:"seconds"`
		How      string        `json:"how"`
		Reach    string        `json:"reach,omitempty"`
		Proof    string        `json:"proof,omitempty"`
		Against  string        `json:"against,omitempty"`
		Broken   string        `json:"broken,omitempty"`
		Link     string        `json:"link"`
	}{v.ID, v.Source, v.Text, result, v.Want, math.Round(1000*v.Seconds) / 1000, v.How, v.Reach, proof, v.Against, v.Fault, v.Link})
}
