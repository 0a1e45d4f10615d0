package survey

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Survey is a list of tasks, which comes out the same whenever it is asked for.
type Survey struct {
	Name  string           // tells it from any other
	Key   string           // what a line begins with, before the task
	Tasks iter.Seq[string] // each is the canonical text of a ruleset
}

// head is how the line of a task begins.
func (s Survey) head(task string) string { return fmt.Sprintf("{%q:%q,", s.Key, task) }

// MostMoves and MostComponent bound the rulesets that are listed, mostRulesets how many they are.
const (
	MostMoves     = 12
	MostComponent = 100
	mostRulesets  = 1e9
)

// Rulesets lists all rulesets of so many moves with components up to max, in the order of their
// sorted moves. Of a ruleset and its mirror image only the one with the smaller text is listed.
func Rulesets(k, max int) (Survey, error) {
	vectors := vectors(max)
	count := 1.0
	for i := range k {
		count *= float64(len(vectors)-i) / float64(i+1)
	}
	switch {
	case count < 1:
		return Survey{}, errTooFew(k, max, len(vectors))
	case count > mostRulesets:
		return Survey{}, errTooMany(k, max, count)
	}
	texts, twins := make([]string, len(vectors)), make([]int, len(vectors)) // twins are the mirror images
	for i, v := range vectors {
		texts[i], twins[i] = (&moves.Set{List: []moves.Vector{v}}).Text(""), v[1]*(max+1)+v[0]-1
	}
	return Survey{fmt.Sprintf("moves=%d max=%d", k, max), "game", func(yield func(string) bool) {
		list, twin := make([]int, 0, k), make([]int, k)
		var from func(next int) bool
		from = func(next int) bool {
			if len(list) == k {
				return larger(list, twin, twins, texts) || yield(textOf(list, texts))
			}
			for i := next; i <= len(vectors)-(k-len(list)); i++ {
				list = append(list, i)
				more := from(i + 1)
				if list = list[:len(list)-1]; !more {
					return false
				}
			}
			return true
		}
		from(0)
	}}, nil
}

// larger reports whether the text of a ruleset is larger than that of its mirror image, for which twin has
// room. No move's text begins that of another, so the first one that differs decides.
func larger(list, twin, twins []int, texts []string) bool {
	for i, at := range list {
		twin[i] = twins[at]
	}
	slices.Sort(twin)
	for i, at := range list {
		if twin[i] != at {
			return texts[at] > texts[twin[i]]
		}
	}
	return false
}

func textOf(list []int, texts []string) string {
	text := []byte(subtraction.Name + ":")
	for _, at := range list {
		text = append(text, texts[at]...)
	}
	return string(text)
}

// vectors lists the moves with components up to max, sorted.
func vectors(max int) (list []moves.Vector) {
	for x := range max + 1 {
		for y := range max + 1 {
			if x+y > 0 {
				list = append(list, moves.Vector{x, y})
			}
		}
	}
	return list
}

// List is the rulesets of a file, one a line, in its order; parse gives the canonical text. Empty
// lines and those that begin with # say nothing, and what comes twice counts once.
func List(in io.Reader, name string, parse func(string) (string, error)) (Survey, error) {
	var list []string
	seen := map[string]bool{}
	sum := sha256.New()
	lines := bufio.NewScanner(in)
	line := 1
	for ; lines.Scan(); line++ {
		text := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\ufeff"))
		if text == "" || text[0] == '#' {
			continue
		}
		game, err := parse(text)
		if err != nil {
			return Survey{}, at(name, line, err)
		}
		if !seen[game] {
			seen[game], list = true, append(list, game)
			fmt.Fprintln(sum, game)
		}
	}
	if err := lines.Err(); err == bufio.ErrTooLong {
		return Survey{}, errLongLine(name, line)
	} else if err != nil {
		return Survey{}, at(name, 0, err)
	}
	if len(list) == 0 {
		return Survey{}, errEmptyList(name)
	}
	return Survey{"from=" + hex.EncodeToString(sum.Sum(nil)), "game", func(yield func(string) bool) {
		for _, game := range list {
			if !yield(game) {
				return
			}
		}
	}}, nil
}
