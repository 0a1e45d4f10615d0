package survey

import (
	"errors"
	"fmt"
	"strings"
)

const stoppedText = "stopped before the end; all that was measured is kept, and the same command goes on from there"

func errTooFew(k, max, vectors int) error {
	return fmt.Errorf("there are no rulesets of %d moves, as only %d have components of %d or less", k, vectors, max)
}

func errTooMany(k, max int, count float64) error {
	return fmt.Errorf("%d moves with components of %d or less make about %.1g rulesets; a survey lists %.0e at most", k, max, count, mostRulesets)
}

func errAtLine(name string, line int, err error) error {
	return fmt.Errorf("%s, line %d: %w", name, line, err)
}

func errReading(name string, err error) error { return fmt.Errorf("%s: %w", name, err) }

func errEmptyList(name string) error { return fmt.Errorf("%s has no rulesets", name) }

func errShard(from, at, of string) error {
	return fmt.Errorf("%s: a shard is i/n, with i from 0 to n-1 and n from 1 to %d, not %.30s/%.30s", from, MostShards, at, of)
}

func errTwoCounts(of, shards int) error {
	return fmt.Errorf("--shard says that there are %d shards, and --shards that there are %d", of, shards)
}

func errNoCount(at, of string) error {
	return fmt.Errorf("%s says which shard is wanted, but neither --shards nor %s says how many there are", at, of)
}

func errNoShard(shards int) error {
	return fmt.Errorf("--shards says that there are %d, and nothing says which of them is wanted: --shard, or the number that Slurm, Kubernetes or AWS Batch set", shards)
}

func errGaps(first, last, count string) error {
	return fmt.Errorf("the Slurm array from %s to %s has %s tasks, so it has gaps; --shards says how many shards there are, and then task i is shard i", first, last, count)
}

// errOther says that a line is not the one that begins with a text, or "" behind the last one.
func errOther(name string, line int, head string) error {
	if head == "" {
		return fmt.Errorf("%s, line %d: it is one line too many for this survey", name, line)
	}
	return fmt.Errorf("%s, line %d: it is broken or of another survey, for it should begin with %s", name, line, strings.TrimSuffix(head, ","))
}

func errShared(name string) error {
	return fmt.Errorf("%s: another process writes to it, so this one ends", name)
}

func errKept(err error) error {
	return fmt.Errorf("%w; all whole lines are kept, and the same command goes on from there", err)
}

func errTask(task string, p any) error { return fmt.Errorf("%s cannot be measured: %v", task, p) }

func errTaken(name, survey string) error {
	return fmt.Errorf("%s is there already, and is not the finished survey %q; move it away, or name another file", name, survey)
}

func errNoFile(name string) error { return fmt.Errorf("%s is not a file", name) }

func errUnfinished(name string) error {
	return fmt.Errorf("%s has no last line that says that it is finished", name)
}

func errMisplaced(name string, at, of int, done string) error {
	return fmt.Errorf("%s should be shard %d of %d, and says that it is %q", name, at, of, done)
}

func errBroken(name string, line int) error {
	return fmt.Errorf("%s, line %d: it is broken", name, line)
}

func errSum(name string, lines int, said doneLine) error {
	return fmt.Errorf("%s: its last line is about %d lines with the SHA-256 %.20s…, and does not fit the %d lines before it", name, said.Tasks, said.SHA256, lines)
}

func errSurveys(name, survey, wanted string) error {
	return fmt.Errorf("%s is of the survey %q, not of %q", name, survey, wanted)
}

func errCounts(name string, of, shards int) error {
	return fmt.Errorf("%s is one of %d shards, and the files before it of %d", name, of, shards)
}

func errDoubled(name, before string, s Shard) error {
	return fmt.Errorf("%s is shard %d of %d, and so is %s", name, s.At, s.Of, before)
}

func errMissing(list string, of int) error {
	if of == 0 {
		return errors.New("there are no files to merge")
	}
	return fmt.Errorf("of %d shards these are missing: %s", of, list)
}

// Words for people on a run.

// Begins says which shard it is, and how much of it is there.
func (s Shard) Begins(p Progress) string {
	text := fmt.Sprintf("shard %d of %d", s.At, s.Of)
	if s.From != "" {
		text += ", as " + s.From + " says"
	}
	text += fmt.Sprintf(": %s rulesets", grouped(p.All))
	if p.Found > 0 {
		text += fmt.Sprintf(", %s of them done before", grouped(p.Found))
	}
	return text
}

// After says how far a run has come in so many seconds.
func (p Progress) After(seconds float64) string {
	rate := float64(p.Done-p.Found) / seconds
	text := fmt.Sprintf("%s of %s rulesets, %.3g a second", grouped(p.Done), grouped(p.All), rate)
	if rate > 0 && p.Done < p.All {
		text += ", " + duration(float64(p.All-p.Done)/rate) + " left"
	}
	return text
}

func duration(seconds float64) string {
	switch {
	case seconds < 120:
		return fmt.Sprintf("%.0f s", seconds)
	case seconds < 7200:
		return fmt.Sprintf("%.0f min", seconds/60)
	}
	return fmt.Sprintf("%.0f h", seconds/3600)
}

// Words of a report.

func reportHeads() []string {
	return []string{"survey", "rulesets", "charts found", "settled", "with faults"}
}

func segmentsHead(n int) string {
	if n == 1 {
		return "1 segment"
	}
	return fmt.Sprintf("%d segments", n)
}

func andMore(n int) string { return fmt.Sprintf(" and %s more", grouped(n)) }

func (t *tally) extremes() string {
	lines := []string{
		fmt.Sprintf("`%s` (SHA-256 `%s`):\n", t.name, t.sum),
		"- most segments: " + t.most.String(),
		"- greatest reach: " + t.reach.String(),
		"- most kinds in a chart: " + t.kinds.String(),
		"- widest strip: " + t.strip.String(),
		"- most faults: " + t.mostFaults.String(),
	}
	if len(t.open) > 0 {
		lines = append(lines, fmt.Sprintf("- %s not settled: %s", grouped(len(t.open)), listed(t.open)))
	} else {
		lines = append(lines, "- all are settled, so all lines repeat in the end")
	}
	if len(t.without) > 0 {
		lines = append(lines, fmt.Sprintf("- %s without a chart: %s", grouped(len(t.without)), listed(t.without)))
	}
	return strings.Join(lines, "\n")
}
