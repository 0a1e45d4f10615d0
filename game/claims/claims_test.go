//go:build !js

package claims

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
)

// TestClaims runs every check that does not take long. It is native, for what it computes does not
// depend on the machine.
func TestClaims(t *testing.T) {
	for _, c := range All() {
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			if v, ok := c.Verify(false); ok && !v.Expected() {
				t.Errorf("%s, expected %s: %s Found: %q", v.Result, c.Want, c.Text, v.Against)
			}
		})
	}
}

// TestEntries: ids are unique, stable words; claims are sentences with a place and a way to check them;
// what stays open says how far; what fails does so in a quick run.
func TestEntries(t *testing.T) {
	id := regexp.MustCompile(`^(cln15|lw14|lsy24|dss20|bou01|fra82|here)-[a-z0-9.-]+$`)
	seen, results := map[string]bool{}, map[Result]int{}
	for _, c := range All() {
		if seen[c.ID] || !id.MatchString(c.ID) {
			t.Errorf("%q is no id, or another claim's", c.ID)
		}
		seen[c.ID] = true
		results[c.Want]++
		if !strings.HasSuffix(c.Text, ".") || !strings.HasSuffix(c.How, ".") || c.Source == "" {
			t.Errorf("%s: %q, checked by %q, of %q", c.ID, c.Text, c.How, c.Source)
		}
		if open := c.Reach.Unit != ""; open != (c.Want == Open) || open && (c.Reach.Quick == 0 || c.Reach.Long < c.Reach.Quick) {
			t.Errorf("%s is expected to come out as %s, and reaches %+v", c.ID, c.Want, c.Reach)
		}
		if c.Want == Fails && c.Reach.Long > 0 || strings.HasSuffix(c.ID, "-printed") && c.Want != Fails {
			t.Errorf("%s is expected to come out as %s, and reaches %+v", c.ID, c.Want, c.Reach)
		}
	}
	if results[Holds] < 100 || results[Fails] < 30 || results[Open] < 50 {
		t.Errorf("of the claims %v", results)
	}
}

// TestProofs: where a proof stands is said of claims that are open, and for a finding by its heading. The findings
// and the claims agree: one that is open is proved if its finding says that what it asks is.
func TestProofs(t *testing.T) {
	text, err := os.ReadFile("../../docs/findings.md")
	if err != nil {
		t.Fatal(err)
	}
	all, left := All(), map[string]bool{}
	for id := range proofs {
		left[id] = true
	}
	for i := range all {
		c := &all[i]
		delete(left, c.ID)
		proof := c.Proof()
		title, found := strings.CutPrefix(proof, finding)
		if proof != "" && c.Want != Open || found && !strings.Contains(string(text), "\n### "+title+"\n") {
			t.Errorf("%s, expected as %s, is proved in %q", c.ID, c.Want, proof)
		}
		of, here := strings.CutPrefix(c.Source, finding)
		_, section, _ := strings.Cut(string(text), "\n### "+of+"\n")
		section, _, _ = strings.Cut(section, "\n### ")
		if here && c.Want == Open && proof == "" && strings.Contains(section, "proved") {
			t.Errorf("%s is open, and its finding says that it is proved", c.ID)
		}
		if seen := c.Seen("n below 5"); !strings.Contains(seen, proof) || !strings.Contains(seen, "n below 5") {
			t.Errorf("%s: %q", c.ID, seen)
		}
	}
	for id := range left {
		t.Errorf("there is no claim %s", id)
	}
	for _, id := range []string{"here-periodic-lines", "here-far-queens", "here-arithmetic", "here-finite-colouring"} { // each has its proof in the findings
		if list := Pick(all, id); len(list) != 1 || list[0].Want != Open || list[0].Proof() != list[0].Source {
			t.Errorf("%s: %+v", id, list)
		}
	}
}

// TestLinks: the boards that show claims open, and their games have the ideas that are named.
func TestLinks(t *testing.T) {
	for _, c := range All() {
		if c.Link == "" {
			continue
		}
		if _, err := link.Open(c.Link); err != nil {
			t.Errorf("%s: %s: %v", c.ID, c.Link, err)
		}
		if board, idea, named := strings.Cut(c.Link, "&idea="); named {
			if _, err := catalog.Idea(game(board), idea); err != nil {
				t.Errorf("%s: %s: %v", c.ID, c.Link, err)
			}
		}
	}
}

// TestWrongClaims: a claim that does not hold is found out whatever is expected of it, and so is a check
// that breaks off.
func TestWrongClaims(t *testing.T) {
	wrong := Claim{ID: "wrong", Text: "The P-positions of {(1,1)} are those with even x.", Want: Holds, Check: func(n int) string {
		p := subtract(4, vector{1, 1})
		return each(0, 15, func(i int) string { return unless(p(i%4, i/4) == (i%4%2 == 0), "(%d,%d)", i%4, i/4) })
	}}
	for want, result := range map[Result]Result{Holds: Fails, Open: Fails, Fails: Fails} {
		wrong.Want = want
		if v, ok := wrong.Verify(false); !ok || v.Result != result || v.Against != "(1,0)" || v.Expected() != (want == Fails) {
			t.Errorf("expected as %s: %+v", want, v)
		}
	}
	right := Claim{Want: Fails, Check: func(int) string { return "" }}
	if v, _ := right.Verify(false); v.Result != Open || v.Expected() {
		t.Errorf("a misprint against which nothing is found: %+v", v)
	}
	right.Want = Holds
	if v, _ := right.Verify(false); v.Result != Holds || !v.Expected() {
		t.Errorf("%+v", v)
	}
	for _, want := range []Result{Holds, Open, Fails, Broken} {
		broken := Claim{Want: want, Check: func(int) string { read("wythoff", engine.Outcomes, engine.Window{X: -5, W: 1, H: 1}); return "" }}
		if v, _ := broken.Verify(false); v.Result != Broken || v.Expected() || v.Against != "" || !strings.Contains(v.Fault, "broke off") {
			t.Errorf("a check that breaks off, expected as %s: %+v", want, v)
		}
	}
	slow := Claim{Want: Holds, Reach: long, Check: func(int) string { t.Error("it is run"); return "" }}
	if _, ok := slow.Verify(false); ok {
		t.Error("a check that takes long is part of a quick run")
	}
}

// TestFindings: each finding and each misprint names claims, which are in the table; each claim of a finding's
// is about one that is there, and what fails as printed is a misprint of the list.
func TestFindings(t *testing.T) {
	text, err := os.ReadFile("../../docs/findings.md")
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string]bool{}
	for _, c := range All() {
		ids[c.ID] = true
		if _, title, ok := strings.Cut(c.Source, "docs/findings.md, "); ok && !strings.Contains(string(text), "\n### "+title+"\n") {
			t.Errorf("%s is about a finding %q, which is not there", c.ID, title)
		}
	}
	named := regexp.MustCompile("`palace verify --only ([a-z0-9.-]+)`")
	sections := strings.Split(string(text), "\n### ")[1:]
	for _, section := range sections {
		title, body, _ := strings.Cut(section, "\n")
		found := named.FindAllStringSubmatch(body, -1)
		if len(found) == 0 {
			t.Errorf("%s names no claim", title)
		}
		for _, name := range found {
			if len(Pick(All(), name[1])) == 0 {
				t.Errorf("%s names the claim %s, which is not there", title, name[1])
			}
		}
	}
	misprints, err := os.ReadFile("../../docs/misprints.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for _, name := range regexp.MustCompile("`((?:cln15|lw14|lsy24|dss20|here)-[a-z0-9.-]+)`").FindAllStringSubmatch(string(misprints), -1) {
		if rows++; len(Pick(All(), name[1])) == 0 {
			t.Errorf("the misprints name the claim %s, which is not there", name[1])
		}
	}
	for id := range ids {
		form, printed := strings.CutSuffix(id, "-printed")
		if base := form[:max(0, strings.LastIndexByte(form, '-'))]; printed && !strings.Contains(string(misprints), "`"+form) && !strings.Contains(string(misprints), "`"+base) {
			t.Errorf("%s is no misprint of the list", id)
		}
	}
	if rows < 30 {
		t.Errorf("the misprints name %d claims", rows)
	}
	if len(sections) < 10 {
		t.Errorf("there are %d findings", len(sections))
	}
}
