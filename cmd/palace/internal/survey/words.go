package survey

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/palacegames/palace/engine/words"
)

// ErrStopped says that a run was stopped with all work kept.
var ErrStopped = errors.New("stopped before the end; all that was measured is kept, and the same command continues from there")

var errNothing = errors.New("there are no files to merge")

func errTooFew(k, max, vectors int) error {
	return fmt.Errorf("there are no rulesets of %d moves, because only %d have components of %d or less", k, vectors, max)
}

func errTooMany(k, max int, count float64) error {
	return fmt.Errorf("%d moves with components of %d or less make about %.1g rulesets; a survey lists %.0e at most", k, max, count, mostRulesets)
}

// at says of which file an error is and, unless that is 0, of which line.
func at(name string, line int, err error) error {
	if line > 0 {
		name += fmt.Sprintf(", line %d", line)
	}
	return fmt.Errorf("%s: %w", name, err)
}

// in says of a file what is wrong in it.
func in(name string, line int, format string, args ...any) error {
	return at(name, line, fmt.Errorf(format, args...))
}

func errLongLine(name string, line int) error { return in(name, line, "it is too long for a ruleset") }

func errEmptyList(name string) error { return in(name, 0, "it has no rulesets") }

func errShard(from, at, of string) error {
	return fmt.Errorf("%s: a shard must be i/n, with i from 0 to n-1 and n from 1 to %d, not %.30s/%.30s", from, MostShards, at, of)
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
		return in(name, line, "it is one line too many for this survey")
	}
	return in(name, line, "it is broken or belongs to another survey: it should begin with %s", strings.TrimSuffix(head, ","))
}

func errShared(name string) error {
	return in(name, 0, "another process is writing to it, so this one ends")
}

func errKept(err error) error {
	return fmt.Errorf("%w; all whole lines are kept, and the same command continues from there", err)
}

func errTask(task string, p any) error { return fmt.Errorf("%s cannot be measured: %v", task, p) }

func errTaken(name, survey string) error {
	return in(name, 0, "it already exists, and is not the finished survey %q; move it away, or name another file", survey)
}

func errNoFile(name string) error { return fmt.Errorf("%s is not a file", name) }

func errUnfinished(name string) error {
	return in(name, 0, "it has no last line to say that it is finished")
}

func errBroken(name string, line int) error { return in(name, line, "it is broken") }

func errSum(name string, lines int, said doneLine) error {
	return in(name, 0, "its last line is about %d lines with the SHA-256 %.20s…, and does not match the %d lines before it", said.Tasks, said.SHA256, lines)
}

func errNotShard(name string, is, wanted string) error {
	return in(name, 0, "it should be of %q, but says that it is of %q", wanted, is)
}

func errDoubled(name, before string, s Shard) error {
	return fmt.Errorf("%s is shard %d of %d, and so is %s", name, s.At, s.Of, before)
}

func errMissing(list string, of int) error {
	return fmt.Errorf("of %d shards these are missing: %s", of, list)
}

// Begins says which shard it is, and how much of it is there.
func (s Shard) Begins(p Progress) string {
	text := fmt.Sprintf("shard %d of %d", s.At, s.Of)
	if s.From != "" {
		text += ", as " + s.From + " says"
	}
	text += fmt.Sprintf(": %s rulesets", words.Digits(p.All))
	if p.Found > 0 {
		text += fmt.Sprintf(", %s of them done before", words.Digits(p.Found))
	}
	return text
}

// After says how far a run has come in some time.
func (p Progress) After(t time.Duration) string {
	rate := float64(p.Done-p.Found) / t.Seconds()
	text := fmt.Sprintf("%s of %s rulesets, %.3g a second", words.Digits(p.Done), words.Digits(p.All), rate)
	if rate > 0 && p.Done < p.All {
		left := time.Duration(float64(p.All-p.Done) / rate * float64(time.Second))
		text += fmt.Sprintf(", %v left", left.Round(time.Second))
	}
	return text
}

var reportHeads = []string{"survey", "rulesets", "charts found", "settled", "with faults"}

func segmentsHead(n int) string {
	switch n {
	case 0:
		return "no segment"
	case 1:
		return "1 segment"
	}
	return words.Digits(n) + " segments"
}

// extremes says what a survey holds beside its numbers of segments.
func (t *tally) extremes() string {
	text := fmt.Sprintf("`%s` (SHA-256 `%s`):\n\n- most segments: %v\n- greatest reach: %v\n- most kinds in a chart: %v\n- widest strip: %v\n- most faults: %v",
		t.name, t.sum, t.most, t.reach, t.kinds, t.strip, t.mostFaults)
	if len(t.open) == 0 {
		text += "\n- all are settled, so all lines repeat in the end"
	} else {
		text += fmt.Sprintf("\n- %s not settled: %s", words.Digits(len(t.open)), listed(t.open))
	}
	if len(t.without) > 0 {
		text += fmt.Sprintf("\n- %s without a chart: %s", words.Digits(len(t.without)), listed(t.without))
	}
	return text
}

// listed lists rulesets, but not too many.
func listed(games []string) string {
	text := "`" + strings.Join(games[:min(len(games), mostListed)], "`, `") + "`"
	if left := len(games) - mostListed; left > 0 {
		text += fmt.Sprintf(" and %s more", words.Digits(left))
	}
	return text
}
