package game

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// numbers are the counts that are written in words.
var numbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// count writes n in words up to twelve, in digits beyond, thousands apart.
func count(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return Digits(n)
}

// Digits writes n with commas between the thousands.
func Digits(n int) string {
	s := strconv.Itoa(n)
	head := 0
	if n < 0 {
		head = 1
	}
	for i := len(s) - 3; i > head; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// plural writes a count with its noun: "one square", "four squares".
func plural(n int, noun string) string {
	if n == 1 {
		return "one " + noun
	}
	return count(n) + " " + noun + "s"
}

// capital begins a sentence.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// list joins words: "a, b or c".
func list(words []string, conjunction string) string {
	n := len(words)
	if n <= 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + conjunction + " " + words[n-1]
}

// are returns "is" for one thing and "are" for more or none.
func are(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// colour names a side: the first player is White, the second Black.
func colour(s Side) string {
	if s == Second {
		return "Black"
	}
	return "White"
}

// components says how many numbers a position has.
func components(d int) string { return plural(d, "component") }

// square writes a position for a reader: "(3,3)", and a lone number as it is.
func square(p engine.Position) string { return enclosed(len(p), p.String()) }

// enclosed puts the numbers of a position into parentheses, but not a lone one.
func enclosed(n int, numbers string) string {
	if n == 1 {
		return numbers
	}
	return "(" + numbers + ")"
}

// The lengths, in digits, from which on numbers are shortened, and of what is left
// of them at either end.
const (
	longNumber = 17
	endOfLong  = 5
)

// short writes a number for a reader, a long one by its ends: "31415…97932".
func short(n *big.Int) string {
	text := n.String()
	digits := strings.TrimPrefix(text, "-")
	if len(digits) < longNumber {
		return text
	}
	sign := text[:len(text)-len(digits)]
	return sign + digits[:endOfLong] + "…" + digits[len(digits)-endOfLong:]
}

// Long reports whether a position has a number that is shortened for readers.
func Long(p engine.FarPosition) bool {
	return slices.ContainsFunc(p, func(n *big.Int) bool { return short(n) != n.String() })
}

// Spot writes a position for a reader, shortened where it is long: "(3,3)",
// "(31415…97932, 7)". A lone number has no parentheses.
func Spot(p engine.FarPosition) string { return spot(p) }

func spot(p engine.FarPosition) string {
	comma := ","
	if Long(p) {
		comma = ", "
	}
	parts := make([]string, len(p))
	for i, n := range p {
		parts[i] = short(n)
	}
	return enclosed(len(p), strings.Join(parts, comma))
}

// lengths says how long the numbers of a position are, "" if none of them is
// shortened: "numbers of 100 digits", "numbers of 100 and 3 digits".
func lengths(p engine.FarPosition) string {
	if !Long(p) {
		return ""
	}
	var counts []string
	for _, n := range p {
		if c := strconv.Itoa(len(new(big.Int).Abs(n).String())); !slices.Contains(counts, c) {
			counts = append(counts, c)
		}
	}
	return "numbers of " + list(counts, "and") + " digits"
}

// at writes a square of the view for a reader.
func (v *View) at(q engine.Position) string { return spot(v.Far(q)) }

// piece names what moves on a board, and the pronoun for it.
func piece(g engine.Game) (name, pronoun string) {
	name = catalog.Of(g).Piece
	if name == "queen" {
		return name, "she"
	}
	return name, "it"
}

// board reports whether the game is played on a board, not on piles.
func board(g engine.Game) bool { return g.Dim() == 2 }

// compass names the direction of a step on a board drawn with these axes, ""
// if it is none of the eight.
func compass(o catalog.Orient, step engine.Position) string {
	dx, dy := step[0], step[1]
	if max(dx, -dx, dy, -dy) != 1 {
		return ""
	}
	first, second, _ := strings.Cut(string(o), "-")
	east, south := 0, 0
	for _, axis := range []struct {
		towards string
		by      int
	}{{first, dx}, {second, dy}} {
		switch axis.towards {
		case "right":
			east += axis.by
		case "down":
			south += axis.by
		case "up":
			south -= axis.by
		}
	}
	ns := [...]string{"north", "", "south"}[south+1]
	ew := [...]string{"west", "", "east"}[east+1]
	if ns != "" && ew != "" {
		return ns + "-" + ew
	}
	return ns + ew
}

// Direction names the way that a ray leads on the board as it is shown: "west",
// or "by (1,2)" where no compass knows it.
func Direction(v *View, r engine.Ray) string {
	if board(v.Game) {
		if name := compass(v.Axes(), r.Step); name != "" {
			return name
		}
	}
	return "by " + subtracted(r.Step)
}

// ways lists how the piece may leave the position: "west, north or by (1,2)", or
// "by (t,2t)" where it may go on, and what may be taken from piles: "(0,3,1) or
// (1,0,2)". A long list is cut short.
func ways(rays []engine.Ray, axes catalog.Orient, onBoard bool) string {
	const most = 10
	var lines, jumps []string
	for _, r := range rays {
		if r.Count == 0 {
			continue
		}
		if onBoard {
			if name := compass(axes, r.Step); name != "" {
				lines = append(lines, name)
				continue
			}
		}
		if r.Count > 1 {
			jumps = append(jumps, multiples(r.Step))
		} else {
			jumps = append(jumps, subtracted(r.Step))
		}
	}
	if len(jumps) > most {
		jumps = append(jumps[:most], "others")
	}
	if len(jumps) > 0 && onBoard {
		jumps[0] = "by " + jumps[0]
	}
	return list(append(lines, jumps...), "or")
}

// subtracted writes a step as a move is written: what it subtracts.
func subtracted(step engine.Position) string {
	move := make(engine.Position, len(step))
	for i, v := range step {
		move[i] = -v
	}
	return square(move)
}

// multiples writes the moves t·step as the notation does: "(t,2t)".
func multiples(step engine.Position) string {
	parts := make([]string, len(step))
	for i, v := range step {
		switch v {
		case 0:
			parts[i] = "0"
		case -1:
			parts[i] = "t"
		default:
			parts[i] = strconv.Itoa(-v) + "t"
		}
	}
	return "(" + strings.Join(parts, ",") + ")"
}

// unreachable says why the piece cannot go to q.
func (s *Session) unreachable(q engine.FarPosition) string {
	v := View{Game: s.game, Settings: s.settings}
	from := ways(s.now.rays, v.Axes(), board(s.game))
	if !board(s.game) {
		return "No move leads from " + spot(s.now.here) + " to " + spot(q) + ": what may be taken is " + from
	}
	name, pronoun := piece(s.game)
	return "The " + name + " on " + spot(s.now.here) + " cannot reach " + spot(q) + ": " + pronoun + " moves " + from
}
