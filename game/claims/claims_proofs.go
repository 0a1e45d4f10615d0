package claims

import "strings"

// proofs tells of claims that a check cannot prove where a proof of them stands: for all squares, while the
// check looks only so far. Some are proofs on paper, those of findings are computations as well. Theorems that the papers print wrongly are
// not here, for then nobody's proof of what holds is printed either.
var proofs = func() map[string]string {
	all := map[string]string{
		"bou01-nim":                "[Bou01]",
		"bou01-piles":              "[Bou01]",
		"bou01-misere":             "[Bou01]",
		"fra82-beatty":             "[Fra82]",
		"dss20-49":                 finding + "Distances from two lines",
		"dss20-50":                 finding + "Distances from two lines",
		"dss20-conjecture-25-low":  finding + "Distances from two lines",
		"dss20-conjecture-25-high": finding + "Distances from two lines",
		"lw14-question-1-steps":    finding + "Maharaja Nim in polynomial time",
	}
	for _, id := range []string{
		"here-arithmetic", "here-blocking-2", "here-blocking-3", "here-far-queens", "here-remoteness", "here-rows-nim", "here-rows-partizan", "here-finite-colouring", "here-periodic-lines",
		"dss20-lemma-3", "dss20-corollary-4", "dss20-corollary-5", "dss20-theorem-6", "dss20-lemma-10", "dss20-21",
		"dss20-theorem-2", "dss20-lemma-18", "dss20-lemma-19", "dss20-theorem-11", "dss20-theorem-12", "dss20-theorem-13", "dss20-theorem-14", "dss20-theorem-20", "dss20-theorem-20-steps",
		"lsy24-lemma-2", "lsy24-theorem-7-constant", "lsy24-theorem-8", "lsy24-theorem-10", "lsy24-corollary-11", "lsy24-lemma-15", "lsy24-theorem-16", "lsy24-lemma-17", "lsy24-lemma-18", "lsy24-remark-19", "lsy24-lemma-23", "lsy24-remark-24", "lsy24-lemma-25",
		"lsy24-corollary-26-first", "lsy24-lemma-34", "lsy24-lemma-36", "lsy24-lemma-37", "lsy24-lemma-39", "lsy24-proposition-46",
		"lw14-lemma-2.3", "lw14-proposition-2.1", "lw14-proposition-2.2",
	} {
		all[id] = "" // where its source says
	}
	return all
}()

// finding begins the source of a claim about a finding.
const finding = "docs/findings.md, "

// Proof says where a claim is proved for all squares, or all numbers, if its check only looks as far as
// Reach says: "[LSY24] Theorem 8". It is "" where nothing like that is known, and where the check is a proof.
func (c *Claim) Proof() string {
	place, ok := proofs[c.ID]
	if ok && place == "" {
		place = c.Source
	}
	return place
}

// Seen is the sentence that says how far nothing was found against an open claim, and where it is proved
// beyond that; "" if that is all.
func (c *Claim) Seen(reach string) string {
	var said []string
	if proof := c.Proof(); proof != "" {
		said = append(said, provedIn(proof))
	}
	if reach != "" {
		said = append(said, seenFor(reach, len(said) > 0))
	}
	return strings.Join(said, "; ") + strings.Repeat(".", min(1, len(said)))
}
