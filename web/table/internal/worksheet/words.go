package worksheet

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// numbered heads a puzzle: "3", or "3 · Wythoff Nim" where the games differ.
func numbered(n int, title string) string {
	if title == "" {
		return strconv.Itoa(n)
	}
	return strconv.Itoa(n) + " · " + title
}

// listed is how many squares are listed.
const listed = 60

func squares[P words.Place](list []P) string {
	var named []string
	for _, p := range list[:min(len(list), listed)] {
		named = append(named, words.Spot(p))
	}
	if n := len(list) - listed; n > 0 {
		named = append(named, others(n))
	}
	return words.And(named)
}

func answer(text string) string { return answerIs(strings.TrimSuffix(text, ".")) }
