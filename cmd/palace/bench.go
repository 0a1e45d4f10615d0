package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"syscall"
	"text/tabwriter"

	"github.com/palacegames/palace/cmd/palace/internal/race"
)

var benchVerb = verb{
	name:  "bench",
	args:  "[--json] [--quick]",
	about: "Times the engines against the textbook methods in one run, and also in C if gcc is installed. The ratio says how many times faster an engine is.",
	flags: []flag{
		{"json", "", "print JSON"},
		{"quick", "", "smaller boards and fewer rounds"},
	},
	run:   bench,
	alone: true,
}

func bench(c *call) error {
	size, rounds := 1.0, 9
	if c.has("quick") {
		size, rounds = 0.4, 3
	}
	compiled, remove, err := compile()
	if err != nil {
		return err
	}
	defer remove()
	version := ""
	if compiled != nil {
		version = compiled.Version
	}
	races := race.All(size)
	terminal := newProgress(c.stderr, len(races)).out
	var results []race.Result
	for i := range races {
		if terminal != nil {
			fmt.Fprintf(terminal, "\r%d of %d: %-90s", i+1, len(races), races[i].Name)
		}
		r, err := races[i].Run(rounds, compiled)
		if err != nil {
			return err
		}
		results = append(results, r)
	}
	if terminal != nil {
		fmt.Fprintf(terminal, "\r%100s\r", "")
	}
	if c.has("json") {
		return json.NewEncoder(c.stdout).Encode(struct {
			Unit    string        `json:"unit"`
			GCC     string        `json:"gcc,omitempty"`
			Results []race.Result `json:"results"`
		}{"ns", version, results})
	}
	return printResults(c.stdout, version, results)
}

// compile prepares the methods in C, in a directory that remove removes and that an
// interrupt does not leave behind.
func compile() (compiled *race.Compiled, remove func(), err error) {
	directory, err := os.MkdirTemp("", "palace-bench-")
	if err != nil {
		return nil, nil, err
	}
	interrupt := make(chan os.Signal, 1)
	signal.Notify(interrupt, os.Interrupt, syscall.SIGTERM)
	go func() {
		if _, interrupted := <-interrupt; interrupted {
			os.RemoveAll(directory)
			os.Exit(failed)
		}
	}()
	remove = func() {
		signal.Stop(interrupt)
		close(interrupt)
		os.RemoveAll(directory)
	}
	if compiled, err = race.Compile(directory); err != nil {
		remove()
		return nil, nil, err
	}
	return compiled, remove, nil
}

func printResults(to io.Writer, version string, results []race.Result) error {
	out := tabwriter.NewWriter(to, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, "what\tunit\tengine\ttextbook\tratio\tC\tratio to C")
	for _, r := range results {
		c, ratio := "", ""
		if r.C > 0 {
			c, ratio = nanoseconds(r.C), times(r.CRatio)
		}
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", r.Name, r.Unit, nanoseconds(r.Engine), nanoseconds(r.Textbook), times(r.Ratio), c, ratio)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	note := "Nanoseconds per unit, medians of rounds in which engine and textbook took turns."
	if version != "" {
		note += " C: gcc -O3 -march=native, " + version + "."
	}
	_, err := fmt.Fprintln(to, note)
	return err
}

// nanoseconds writes three digits.
func nanoseconds(v float64) string {
	if v >= 100 {
		return fmt.Sprintf("%.0f ns", v)
	}
	return fmt.Sprintf("%.*f ns", max(0, 2-int(math.Floor(math.Log10(v)))), v)
}

func times(v float64) string {
	if v >= 20 {
		return fmt.Sprintf("×%.0f", v)
	}
	return fmt.Sprintf("×%.1f", v)
}
