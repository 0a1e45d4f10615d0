package page

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Heap is a pile as it is drawn.
type Heap struct {
	Name  string `json:"name"`  // "" where there is one only
	Words string `json:"words"` // how many counters it has, shortened if the number is long
	Full  string `json:"full"`  // the number, if it is shortened
	// Drawn is how many counters are drawn, those on top: the number says the rest.
	Drawn int `json:"drawn"`
}

// How many counters are drawn at most. A pile by itself has the room that a board has
// otherwise.
const (
	mostDrawn      = 30
	mostDrawnAlone = 100
)

// heaps describes piles of so many counters.
func heaps(counts []engine.Int, names []string) []Heap {
	most := mostDrawn
	if len(counts) == 1 {
		most = mostDrawnAlone
	}
	long := shortened(counts)
	list := make([]Heap, len(counts))
	for i, n := range counts {
		h := Heap{Words: thousands(n.String())}
		if long[i] != "" {
			h.Words, h.Full = long[i], n.String()
		} else {
			h.Drawn = min(n.Clamp(), most)
		}
		if len(counts) > 1 {
			h.Name = names[i]
		}
		list[i] = h
	}
	return list
}

// Verdict says whether a way to take counters wins.
type Verdict struct {
	Wins  bool   `json:"wins"`
	Words string `json:"words"`
}

// How much is said of the t that win: the first of them, each by its first digits.
const (
	mostWins      = 3
	mostWinDigits = 20
	startOfWin    = 6
)

// Judge says which t of a way win, nil while that is not to be seen.
func (w *Way) Judge(wins []engine.Int) {
	w.Wins, w.Verdict = wins, verdict(wins, w.Most)
}

// verdict says whether a way of so many steps at most wins, and with which t.
func verdict(winning []engine.Int, most int) *Verdict {
	switch {
	case winning == nil:
		return nil
	case len(winning) == 0:
		return &Verdict{false, loses.String()}
	case most == 1:
		return &Verdict{true, wins.String()}
	}
	var some []string
	for i, t := range winning {
		if i == mostWins {
			some = append(some, "…")
			break
		}
		text := thousands(t.String())
		if len(text) > mostWinDigits {
			text = text[:startOfWin] + "…"
		}
		some = append(some, text)
	}
	return &Verdict{true, winsWithT(strings.Join(some, ", "))}
}

// thousands puts commas into a whole number that is not negative, however long.
func thousands(digits string) string {
	if n, err := strconv.Atoi(digits); err == nil {
		return words.Digits(n)
	}
	head := len(digits) % 3
	parts := []string{}
	if head > 0 {
		parts = append(parts, digits[:head])
	}
	for i := head; i < len(digits); i += 3 {
		parts = append(parts, digits[i:i+3])
	}
	return strings.Join(parts, ",")
}
