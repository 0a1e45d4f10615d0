package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/palacegames/palace/cmd/palace/internal/survey"
	"github.com/palacegames/palace/game/catalog"
)

var surveyVerb = verb{
	name: "survey",
	args: "--moves K --max M --out FILE [--shard i/n], or --from FILE or --climb N instead of --max; --merge FILE … --out FILE, --missing FILE …, --report FILE …",
	about: "Measures all rulesets of vector subtraction in two dimensions with K moves and components up to M, counting mirror images once, or those of a file, or climbs to some with many segments, and writes a line of JSON for each: chart, segments, faults, strips, periods of rows, and what that says about three conjectures. " +
		"Whatever happens, what it has written is kept, and the same command continues from there.",
	more: "A shard is a part of a survey that runs by itself. --shard says which one it is, or else Slurm, Kubernetes or AWS Batch, by what they set in the environment. In the name of a file {shard} stands for its number. Exit status 75 means that SIGTERM stopped it, with all work kept.",
	flags: []flag{
		{"moves", "K", "how many moves a ruleset has, 1 to 12"},
		{"max", "M", "their components are at most M, 1 to 100"},
		{"from", "FILE", "measures the rulesets of a file, one per line"},
		{"climb", "N", "begins with N random rulesets of K moves up to M, and goes from each to neighbours that have no fewer segments"},
		{"tries", "T", "how many neighbours a climb tries; default 200"},
		{"seed", "S", "the seed of a climb's random numbers; default 1"},
		{"far", "", "a climb counts segments, too, that only a look far out shows, which takes longer"},
		{"shard", "i/n", "measures only shard i of n, with i from 0 to n-1"},
		{"shards", "n", "how many shards there are, if the environment says which one is wanted, or for --missing"},
		{"out", "FILE", "where the lines go: to FILE.part, which becomes FILE when all are there"},
		{"memory", "MB", "about how many megabytes it may take; 600 and more for each processor that works"},
		{"merge", "", "writes the whole survey from the files of all its shards"},
		{"missing", "", "prints which shards have no finished file, as Slurm's --array takes it: 0,3-7; nothing if none is missing"},
		{"report", "", "prints finished surveys as a table in Markdown"},
		{"json", "", "with --report, one JSON object for each survey"},
	},
	run: surveyed,
}

// The bounds of a survey's flags, and how much memory a ruleset may take, in megabytes.
const (
	mostClimbs = 1_000_000
	mostTries  = 100_000
	mostMemory = 1 << 20
	oneRuleset = 600
)

// surveyUses are the ways in which the verb is used, each with the flags that go with it.
var surveyUses = []struct{ by, with string }{
	{"merge", "from out"},
	{"missing", "shards"},
	{"report", "json"},
	{"from", "shard shards out memory"},
	{"climb", "moves max tries seed far shard shards out memory"},
	{"moves", "max shard shards out memory"},
}

func surveyed(c *call) error {
	for _, use := range surveyUses {
		if !c.has(use.by) {
			continue
		}
		for name := range c.flags {
			if name != use.by && !strings.Contains(" "+use.with+" ", " "+name+" ") {
				return misusef("--%s and --%s do not go together", use.by, name)
			}
		}
		switch use.by {
		case "merge":
			return c.mergeSurvey()
		case "missing":
			return c.missingShards()
		case "report":
			if len(c.args) == 0 {
				return misusef("FILE is missing, as in: palace survey --report three.jsonl")
			}
			return c.ofInput(survey.Report(c.out, c.args, c.has("json")))
		}
		if len(c.args) > 0 {
			return misusef("%q is one word too many", c.args[0])
		}
		return c.measureSurvey()
	}
	return misusef("--moves K is missing, as in: palace survey --moves 3 --max 5 --out three.jsonl")
}

// wanted is the survey that the flags ask for, and how a task of it is measured.
func (c *call) wanted() (s survey.Survey, measure func(string) ([]byte, error), err error) {
	if c.has("from") {
		s, err = c.listed()
		return s, rulesetLine, err
	}
	k, err := c.within("moves", "K", 1, survey.MostMoves)
	if err != nil {
		return s, nil, err
	}
	most, err := c.within("max", "M", 1, survey.MostComponent)
	if err != nil {
		return s, nil, err
	}
	if !c.has("climb") {
		s, err = survey.Rulesets(k, most)
		return s, rulesetLine, wordsAre(err)
	}
	climb := survey.Climb{Moves: k, Max: most, Far: c.has("far")}
	if climb.Starts, err = c.number("climb", "N", 0, mostClimbs); err == nil {
		climb.Tries, err = c.number("tries", "T", 200, mostTries)
	}
	if err == nil {
		climb.Seed, err = c.number("seed", "S", 1, 1<<53-1)
	}
	if err != nil {
		return s, nil, err
	}
	s, err = climb.Survey()
	return s, func(start string) ([]byte, error) { return climbLine(climb, start) }, wordsAre(err)
}

// wordsAre makes an error one about the words of the call.
func wordsAre(err error) error {
	if err == nil {
		return nil
	}
	return misuse{err}
}

// listed reads the rulesets of --from.
func (c *call) listed() (survey.Survey, error) {
	name := c.flags["from"]
	file, err := os.Open(name)
	if err != nil {
		return survey.Survey{}, misuse{err}
	}
	defer file.Close()
	s, err := survey.List(file, name, func(text string) (string, error) {
		g, err := catalog.Parse(text)
		if err == nil {
			_, err = segmented(g)
		}
		if err != nil {
			return "", err
		}
		return g.String(), nil
	})
	return s, wordsAre(err)
}

// measureSurvey does the work.
func (c *call) measureSurvey() error {
	s, measure, err := c.wanted()
	if err != nil {
		return err
	}
	shards := 0
	if c.has("shards") {
		if shards, err = c.number("shards", "n", 0, survey.MostShards); err != nil {
			return err
		}
	}
	shard, err := survey.ShardOf(c.flags["shard"], shards, os.Getenv)
	if err != nil {
		return misuse{err}
	}
	processors := runtime.GOMAXPROCS(0)
	memory, err := c.number("memory", "MB", processors*oneRuleset, mostMemory)
	if err != nil {
		return err
	}
	if !c.has("out") {
		return misusef("--out FILE is missing")
	}
	if memory < oneRuleset {
		return misusef("--memory: MB must be at least %d, because a ruleset may take that much", oneRuleset)
	}
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(int64(memory) << 20))
	stop, end := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer end()
	context.AfterFunc(stop, end) // a second one ends the program at once
	told := surveyNews{call: c, shard: shard, every: 30 * time.Second}
	if told.live = terminal(c.stderr); told.live {
		told.every = time.Second
	}
	err = survey.Run{Survey: s, Shard: shard, Workers: min(processors, memory/oneRuleset), Measure: measure, Told: told.hear,
		Out: strings.ReplaceAll(c.flags["out"], shardWord, strconv.Itoa(shard.At))}.Do(stop)
	told.end()
	if errors.Is(err, survey.ErrStopped) {
		return unfinished{err}
	}
	return err
}

// shardWord stands for the number of a shard in the name of a file.
const shardWord = "{shard}"

// surveyNews says on standard error how far a survey is.
type surveyNews struct {
	*call
	shard      survey.Shard
	live       bool // on a terminal, in one line
	every      time.Duration
	began, due time.Time
	last       survey.Progress
}

func (n *surveyNews) hear(p survey.Progress) {
	now := time.Now()
	if n.last = p; n.began.IsZero() {
		fmt.Fprintln(n.stderr, "palace: "+n.shard.Begins(p))
		n.began, n.due = now, now.Add(n.every)
	} else if now.After(n.due) {
		n.due = now.Add(n.every)
		if text := "palace: " + p.After(now.Sub(n.began)); n.live {
			fmt.Fprintf(n.stderr, "\r%-70s", text)
		} else {
			fmt.Fprintln(n.stderr, text)
		}
	}
}

// end says what the whole run came to, if it measured anything.
func (n *surveyNews) end() {
	if n.live && !n.began.IsZero() {
		fmt.Fprintf(n.stderr, "\r%70s\r", "")
	}
	if n.last.Done > n.last.Found {
		fmt.Fprintln(n.stderr, "palace: "+n.last.After(time.Since(n.began)))
	}
}

// mergeSurvey writes a whole survey from its shards.
func (c *call) mergeSurvey() error {
	if len(c.args) == 0 {
		return misusef("FILE is missing, as in: palace survey --merge 0.jsonl 1.jsonl --out all.jsonl")
	}
	if !c.has("out") {
		return misusef("--out FILE is missing")
	}
	name, err := survey.NameOf(c.args[0])
	if err != nil {
		return misuse{err}
	}
	for _, file := range c.args {
		if _, err := os.Stat(file); err != nil {
			return misuse{err}
		}
	}
	again := &call{verb: c.verb, flags: map[string]string{}}
	for _, word := range strings.Fields(name) {
		flag, value, _ := strings.Cut(word, "=")
		again.flags[flag] = value
	}
	if again.has("from") {
		if !c.has("from") {
			return misusef("%s is of a survey of a file's rulesets; --from FILE says which", c.args[0])
		}
		again.flags = map[string]string{"from": c.flags["from"]}
	} else if c.has("from") {
		return misusef("%s is of the survey %q, not of a file's rulesets", c.args[0], name)
	}
	s, _, err := again.wanted()
	if err != nil {
		return err
	}
	return survey.Merge(s, c.args, c.flags["out"])
}

// missingShards prints what is still to be done.
func (c *call) missingShards() error {
	files := c.args
	switch {
	case len(files) == 1 && strings.Contains(files[0], shardWord):
		n, err := c.number("shards", "n", 0, survey.MostShards)
		if err != nil {
			return err
		}
		files = make([]string, n)
		for i := range files {
			files[i] = strings.ReplaceAll(c.args[0], shardWord, strconv.Itoa(i))
		}
	case c.has("shards"):
		return misusef("--shards goes with one FILE with %s in its name, as in: palace survey --missing %s.jsonl --shards 8", shardWord, shardWord)
	case len(files) == 0:
		return misusef("FILE is missing, as in: palace survey --missing %s.jsonl --shards 8", shardWord)
	}
	missing, err := survey.Missing(files)
	if err == nil && missing != nil {
		fmt.Fprintln(c.out, survey.Array(missing))
	}
	return c.ofInput(err)
}

// ofInput makes an error one about what was given to read, unless the output could not be written.
func (c *call) ofInput(err error) error {
	if err == nil {
		return nil
	}
	if unsent := c.out.Flush(); unsent != nil {
		return unsent
	}
	return misuse{err}
}
