package ideas

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/notation"
)

// readNumber reads a whole number.
func readNumber(text string) (string, error) {
	digits := strings.TrimSpace(notation.Plain(text))
	n, ok := new(big.Int).SetString(digits, 10)
	if !ok || n.Sign() < 0 || len(digits) > mostNumberDigits || strings.Contains(digits, "_") {
		return "", errNumber(mostNumberDigits, notation.Quote(strings.TrimSpace(text)))
	}
	return n.String(), nil
}

// readDigits reads digits 0 and 1.
func readDigits(text string) (string, error) {
	text = strings.TrimLeft(strings.TrimSpace(notation.Plain(text)), "0")
	if strings.Trim(text, "01") != "" || len(text) > mostTriDigits-1 {
		return "", errDigits(mostTriDigits-1, notation.Quote(text))
	}
	if text == "" {
		text = "0"
	}
	return text, nil
}

// weights returns the Tribonacci numbers T_0, …, T_{n-1}.
func weights(n int) []*big.Int {
	all := []*big.Int{idea.Num(1), idea.Num(2), idea.Num(4)}
	for len(all) < n {
		k := len(all)
		next := new(big.Int).Add(all[k-1], all[k-2])
		all = append(all, next.Add(next, all[k-3]))
	}
	return all[:n]
}

// valueOf is the number that digits stand for, the highest first: [e]_T of [DSS20] Section 5.1.
func valueOf(digits string) *big.Int {
	v, w := new(big.Int), weights(len(digits))
	for i, d := range digits {
		if d == '1' {
			v.Add(v, w[len(digits)-1-i])
		}
	}
	return v
}

// greedy writes a number in canonical digits: (n)_T.
func greedy(n *big.Int) string {
	e := tribonacci.BigOf(n)
	if len(e) == 0 {
		return "0"
	}
	digits := make([]byte, len(e))
	for j, one := range e {
		if digits[len(e)-1-j] = '0'; one {
			digits[len(e)-1-j] = '1'
		}
	}
	return string(digits)
}

// rewritten returns the digits, and what becomes of them where 0111 is replaced by 1000 again
// and again, the first one from the left each time, and where each stood. Leading zeros make
// all of them as long.
func rewritten(digits string) (all []string, places []int) {
	for digits = "0" + digits; ; {
		all = append(all, digits)
		i := strings.Index(digits, "0111")
		if i < 0 {
			return all, places
		}
		places = append(places, i)
		digits = digits[:i] + "1000" + digits[i+4:]
	}
}

// digitStrip shows digits with the Tribonacci numbers below. Those from place mark on, four of
// them, are set off.
func digitStrip(title, digits string, mark int) idea.Strip {
	strip := idea.Strip{Title: title, From: idea.FromDigit(1)}
	w := weights(max(3, len(digits)))
	for i, d := range digits {
		letter := idea.Letter{Text: string(d), Under: short(w[len(digits)-1-i]), Hue: idea.Soft}
		switch {
		case mark >= 0 && i >= mark && i < mark+4:
			letter.Hue = idea.Gold
		case d == '1':
			letter.Hue = idea.Ink
		}
		letter.Link = idea.Link(len(digits) - i)
		strip.Letters = append(strip.Letters, letter)
	}
	return strip
}

// short writes a number that has room for few digits.
func short(n *big.Int) string {
	text := n.String()
	if len(text) > 7 {
		return text[:1] + "…" + text[len(text)-3:]
	}
	return text
}

// fillNumber shows the digits of a number, how they are found, and what they tell.
func (s *tribonacciSong) fillNumber(l *idea.Layer) {
	n := s.number
	if s.queen != nil && s.queen.Sign() > 0 && len(s.queen.String()) <= mostNumberDigits {
		n = new(big.Int).Sub(s.queen, idea.Num(1)) // whose digits give the row that is pointed at
	}
	digits := greedy(n)
	l.Words = append(l.Words, numberWords(n, digits)...)
	l.Strips = append(l.Strips, digitStrip(digitsTitle(idea.Brief(n)), clipped(digits), -1))
	t := idea.Table{Title: greedyTitle.String(), Head: greedyHead}
	rest, w := new(big.Int).Set(n), weights(max(3, len(digits)))
	for i, d := range digits {
		if d != '1' || len(t.Rows) == mostGreedy {
			continue
		}
		j := len(digits) - 1 - i
		after := new(big.Int).Sub(rest, w[j])
		t.Rows = append(t.Rows, idea.Row{
			Cells: []string{rest.String(), idea.Num(j).String(), w[j].String(), after.String()},
			Link:  idea.Link(j + 1),
		})
		rest = after
	}
	l.Tables = append(l.Tables, t, memberTable(n), countTable(digits, idea.Brief(n)))
}

// countTable says how many of each letter are among the first n of the word, by the digits of n:
// those without the last one, or without the last two or three, and the first one that is left
// out [DSS20] Theorem 12.
func countTable(digits, n string) idea.Table {
	t := idea.Table{Title: countTitle(n), Head: memberHead}
	for k, letter := range letters {
		kept, left := "0", "0"
		if i := len(digits) - 1 - k; i >= 0 {
			left = digits[i : i+1]
			if i > 0 {
				kept = digits[:i]
			}
		}
		count := valueOf(kept)
		if left == "1" {
			count.Add(count, one)
		}
		t.Rows = append(t.Rows, idea.Row{Cells: []string{string(letter), tail(kept) + " + " + left, count.String()}, Hues: []idea.Hue{idea.Class(k)}})
	}
	return t
}

// mostGreedy is the most rows in which digits are found.
const mostGreedy = 60

// clipped returns the last digits, so many as a strip holds.
func clipped(digits string) string { return digits[max(0, len(digits)-mostTriDigits):] }

// memberTable says what the digits of n tell of row n+1: [DSS20] Theorems 11, 14 and Corollary
// 21.
func memberTable(n *big.Int) idea.Table {
	e := tribonacci.BigOf(n)
	row := new(big.Int).Add(n, idea.Num(1))
	t := idea.Table{Title: memberTitle(idea.Brief(row)), Head: memberHead}
	digits := greedy(n)
	if digits == "0" {
		digits = ""
	}
	add := func(name, how string, v *big.Int) {
		t.Rows = append(t.Rows, idea.Row{Cells: []string{name, how, v.String()}})
	}
	add("A", tail(digits)+"0 + 1", tribonacci.A.BigValue(e))
	add("B", tail(digits)+"01 + 1", tribonacci.B.BigValue(e))
	add("C", tail(digits)+"011 + 1", tribonacci.C.BigValue(e))
	add("X", howX.String(), tribonacci.X.BigValue(e))
	add("Y", howY.String(), tribonacci.Y.BigValue(e))
	return t
}

// tail shortens long digits.
func tail(digits string) string {
	if len(digits) > 24 {
		return "…" + digits[len(digits)-20:]
	}
	return digits
}

// fillRewrite replaces 0111 by 1000 step by step.
func (s *tribonacciSong) fillRewrite(l *idea.Layer) {
	all, places := rewritten(s.digits)
	l.Steps = idea.Steps{Last: len(places)}
	if s.at.Step > 0 {
		l.Steps.Now = min(s.at.Step, len(places))
	}
	now, mark := all[l.Steps.Now], -1
	if l.Steps.Now < len(places) {
		mark, l.Steps.Next = places[l.Steps.Now], replaceStep.String()
	}
	value := valueOf(s.digits)
	last := len(all) - 1
	l.Words = append(l.Words, rewriteWords(last, l.Steps.Now == last, idea.Brief(value)))
	l.Strips = append(l.Strips, digitStrip(rewriteTitle(idea.Brief(value)), now, mark))
	t := idea.Table{Title: rewritesTitle.String(), Head: rewriteHead}
	for i, digits := range all[:l.Steps.Now+1] {
		t.Rows = append(t.Rows, idea.Row{Cells: []string{idea.Num(i).String(), digits, valueOf(digits).String()}})
	}
	if k := len(t.Rows); k > mostGreedy {
		t.Rows = t.Rows[k-mostGreedy:]
	}
	l.Tables = append(l.Tables, t)
}
