package survey

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// measuredLine is what a report wants of a line.
type measuredLine struct {
	Game     string
	Chart    *int
	Settled  bool
	Segments []json.RawMessage
	Faults   []json.RawMessage
	Strips   []struct{ From, To int }
	Reach    int
}

// extreme is the largest of something, and the first ruleset that has it.
type extreme struct {
	of   int
	game string
}

func (e *extreme) see(of int, game string) {
	if of > e.of {
		*e = extreme{of, game}
	}
}

func (e extreme) String() string {
	if e.game == "" {
		return "0"
	}
	return fmt.Sprintf("%s: `%s`", words.Digits(e.of), e.game)
}

// tally is what a report says of a survey.
type tally struct {
	name, sum                             string
	rulesets, charts, settled, faulty     int
	segments                              map[int]int // settled rulesets, by their number of segments
	kinds, reach, strip, most, mostFaults extreme
	open, without                         []string // not settled, and without a chart
}

func (t *tally) see(m measuredLine) {
	t.rulesets++
	if m.Chart != nil {
		t.charts++
		t.kinds.see(*m.Chart, m.Game)
	} else {
		t.without = append(t.without, m.Game)
	}
	if !m.Settled {
		t.open = append(t.open, m.Game)
		return
	}
	t.settled++
	t.segments[len(m.Segments)]++
	t.most.see(len(m.Segments), m.Game)
	t.reach.see(m.Reach, m.Game)
	t.mostFaults.see(len(m.Faults), m.Game)
	if len(m.Faults) > 0 {
		t.faulty++
	}
	for _, s := range m.Strips {
		t.strip.see(s.To-s.From+1, m.Game)
	}
}

// mostListed bounds the rulesets that a report lists of each sort.
const mostListed = 40

// counted is what a tally says as JSON.
type counted struct {
	Survey   string      `json:"survey"`
	Rulesets int         `json:"rulesets"`
	Charts   int         `json:"charts"`
	Settled  int         `json:"settled"`
	Faulty   int         `json:"faulty"`
	Segments map[int]int `json:"segments"`
	SHA256   string      `json:"sha256"`
	Open     []string    `json:"open"`
	Without  []string    `json:"without_chart"`
}

// Report writes finished surveys as tables in Markdown, or as an object each. A file's lines are held against its last one.
func Report(out io.Writer, files []string, asJSON bool) error {
	var tallies []*tally
	for _, name := range files {
		t, err := tallyOf(name)
		if err != nil {
			return err
		}
		tallies = append(tallies, t)
	}
	if asJSON {
		lines := json.NewEncoder(out)
		for _, t := range tallies {
			if err := lines.Encode(counted{t.name, t.rulesets, t.charts, t.settled, t.faulty, t.segments, t.sum, append([]string{}, t.open...), append([]string{}, t.without...)}); err != nil {
				return err
			}
		}
		return nil
	}
	most := 0
	for _, t := range tallies {
		most = max(most, t.most.of)
	}
	row := func(cells ...string) { fmt.Fprintf(out, "| %s |\n", strings.Join(cells, " | ")) }
	heads := slices.Clone(reportHeads)
	for n := 1; n <= most; n++ {
		heads = append(heads, segmentsHead(n))
	}
	row(heads...)
	row(slices.Repeat([]string{"---"}, len(heads))...)
	for _, t := range tallies {
		cells := []string{t.name, words.Digits(t.rulesets), words.Digits(t.charts), words.Digits(t.settled), words.Digits(t.faulty)}
		for n := 1; n <= most; n++ {
			cells = append(cells, words.Digits(t.segments[n]))
		}
		row(cells...)
	}
	for _, t := range tallies {
		fmt.Fprintln(out, "\n"+t.extremes())
	}
	return nil
}

func tallyOf(name string) (*tally, error) {
	r, err := newReader(name)
	if err != nil {
		return nil, err
	}
	defer r.file.Close()
	t := &tally{name: r.done.Done, sum: r.done.SHA256, segments: map[int]int{}}
	for {
		line, err := r.next()
		if err != nil {
			return nil, err
		}
		if line == nil {
			return t, nil
		}
		var m measuredLine
		if err := json.Unmarshal(line, &m); err != nil || m.Game == "" {
			return nil, errBroken(name, r.lines)
		}
		t.see(m)
	}
}
