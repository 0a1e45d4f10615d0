package claims

import (
	"fmt"
	"iter"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// lw14 are the claims about Maharaja Nim and other extensions of Wythoff Nim. The n-th P-position on and
// above the diagonal is (a, b), n = 0, 1, 2, …
func lw14() []Claim {
	return slices.Concat([]Claim{
		{"lw14-table-1-printed", "[LW14] Table 1, as printed", "The pairs (a, b) of Maharaja Nim for n = 0 to 15 are those of the table, with (24,41) for n = 15.", "The columns 0 to 24 are solved.", "maharaja@24,41", Fails, Reach{}, table1(41)},
		{"lw14-table-1", "[LW14] Table 1", "The pairs (a, b) of Maharaja Nim for n = 0 to 15 are those of the table, with (24,40) for n = 15.", "The columns 0 to 24 are solved.", "maharaja@24,40", Holds, Reach{}, table1(40)},
		{"lw14-proposition-2.1", "[LW14] Proposition 2.1", "In Maharaja Nim there is one P-position in every column, in every row and on every diagonal.", "The columns are solved; rows and diagonals as far as a quarter of them.", "maharaja&idea=placing", Open, Reach{"columns below %s", 40_000, 4_000_000}, func(n int) string { return onePerLine("(1,2)(2,1)", n, true) }},
		{"lw14-proposition-2.2", "[LW14] Proposition 2.2", "Whatever moves are added to the queen's, there is one P-position in every column and row and one at most on every diagonal: six lists, two of them endless.", "The columns are solved; rows as far as a quarter of them.", "wythoff+(2,3)&idea=placing", Open, Reach{"columns below %s", 20_000, 200_000}, func(n int) string {
			for _, list := range []string{"(2,3)", "(1,5)(5,4)", "(t,2t)(2t,t);t=1..10", "(t,2t);t=1..", "(t,2t)(2t,t);t=1..", "(3t,5t);t=2.."} {
				if against := onePerLine(list, n, false); against != "" {
					return list + ": " + against
				}
			}
			return ""
		}},
		{"lw14-lemma-2.3", "[LW14] Lemma 2.3", "If x increases, x and y have each positive integer once, and y_n − x_n stays near δn, then x_n stays near αn, with 1/α + 1/(α + δ) = 1: within 30, where y_n is the number nearest to x_n + δn + r that is left, r random from −4 to 4, for δ = 1/2, 1, 2 and 7/2.", "The sequences are made, with y that does not increase.", "", Open, Reach{"n below %s", 20_000, 500_000}, func(n int) string {
			return first(nearLine(n, 0.5), nearLine(n, 1), nearLine(n, 2), nearLine(n, 3.5))
		}},
		{"lw14-wythoff", "[LW14] Section 1", "The P-positions of Wythoff Nim are (⌊nφ⌋, ⌊nφ⌋+n) and their mirror images.", "The columns are solved, and compared with the formula in integers.", "wythoff&idea=golden", Open, Reach{"columns below %s", 200_000, 10_000_000}, func(n int) string {
			for p := range pairs("", n) {
				if p.a != golden.Lower(p.n) || p.b != p.a+p.n {
					return fmt.Sprintf("(%d,%d)", p.a, p.b)
				}
			}
			return ""
		}},
		{"lw14-wythoff-dictionary", "[LW14] Section 3", "The bit-string of Wythoff Nim from column 1 on is written by the dictionary 0 → 10, 1 → 0, from 0.", "The string is written, and compared with the P-positions.", "wythoff&idea=golden", Open, Reach{"columns below %s", 5000, 1_000_000}, func(n int) string {
			s := []byte("0")
			for at := 0; len(s) < n; at++ {
				s = append(s, map[byte]string{'0': "10", '1': "0"}[s[at]]...)
			}
			return each(1, n, func(x int) string { return unless((golden.Row(x) > x) == (s[x-1] == '0'), "column %d", x) })
		}},
		{"lw14-theorem-1.1", "[LW14] Theorem 1.1", "In Maharaja Nim b − a − n is from −4 to 3 for all n, and both are attained.", "A dictionary is cut out of the first columns and followed to all situations in which its words are read: it closes. Then the bounds are those of its words.", "maharaja&idea=golden", Holds, Reach{}, departs([2]int{-4, 3}, moves.Move{A: 1, B: 2})},
		{"lw14-slope", "[LW14] Theorem 1.1", "In Maharaja Nim b − φa is from −3.197 to 3.922.", "The columns are solved.", "maharaja&idea=golden", Open, Reach{"columns below %s", 1_000_000, 20_000_000}, func(n int) string {
			for p := range pairs("(1,2)(2,1)", n) {
				if d := float64(p.b) - math.Phi*float64(p.a); d < -3.197 || d > 3.922 {
					return fmt.Sprintf("(%d,%d): %.4f", p.a, p.b, d)
				}
			}
			return ""
		}},
		{"lw14-dictionary", "[LW14] Section 3.3", "From column 8 on the dictionary of 14 words writes the bit-string of Maharaja Nim, which begins with 00100.", "The string is written, and compared with the columns as they are solved.", "maharaja&idea=dictionary", Open, Reach{"columns below %s", 200_000, 20_000_000}, func(n int) string {
			d, table := must(dictionary.Maharaja()), columns.New(moves.Knight(), columns.Kernel{})
			x := d.FirstColumn
			table.Extend(n)
			for _, bit := range []byte(d.Letters(must(d.Spell(n / 3)).Words)) {
				if x < n && (table.Row(x) > x) != (bit == '0') {
					return fmt.Sprintf("column %d", x)
				}
				x++
			}
			return unless(x >= n, "the words end in column %d", x)
		}},
		{"lw14-first-words", "[LW14] Section 3.3", "The words occur first in columns 8 (00100), 13 (1), 14 (0010110), 27 (00110), 38 (01), 41 (000100), 117 (000010010), 316 (00000100) and 518 (001110).", "The first words of the string are read.", "maharaja&idea=dictionary", Holds, Reach{}, func(int) string {
			d, seen, got := must(dictionary.Maharaja()), map[int]bool{}, ""
			x := d.FirstColumn
			for _, w := range must(d.Spell(4000)).Words {
				if !seen[w] {
					got += fmt.Sprintf("%d %s ", x, d.Words[w].Text)
				}
				seen[w] = true
				x += len(d.Words[w].Text)
			}
			return differs(got, "8 00100 13 1 14 0010110 27 00110 38 01 41 000100 117 000010010 316 00000100 518 001110 ")
		}},
		{"lw14-five-words", "[LW14] Section 3.3", "Five of the fourteen words never occur: 0000000, 0010100, 0011110, 00000010 and 00001000.", "The search for a dictionary closes with the other nine words, so these are all.", "maharaja&idea=dictionary", Holds, Reach{}, func(int) string {
			var texts []string
			for _, w := range must(sought(moves.Move{A: 1, B: 2})).Words {
				texts = append(texts, w.Text)
			}
			slices.Sort(texts)
			return differs(texts, "[00000100 000010010 000100 00100 0010110 00110 001110 01 1]")
		}},
		{"lw14-lemma-3.2-lengths", "[LW14] Lemma 3.2", "The translation of a word has as many symbols as the word has, and one more for each 0 in it.", "The fourteen words are played by the rules.", "maharaja&idea=dictionary", Holds, Reach{}, dictionaryWords(func(d *dictionary.Dictionary, w dictionary.Word) bool {
			return len(w.Image) == len(w.Text)+strings.Count(w.Text, "0")
		})},
		{"lw14-words-prefix-free", "[LW14] Section 3.3", "No word of the dictionary begins another one, so the string is read in one way.", "All pairs of words.", "maharaja&idea=dictionary", Holds, Reach{}, dictionaryWords(func(d *dictionary.Dictionary, w dictionary.Word) bool {
			return !slices.ContainsFunc(d.Words, func(v dictionary.Word) bool { return v.Text != w.Text && strings.HasPrefix(v.Text, w.Text) })
		})},
		{"lw14-translations-short", "[LW14] Section 3.3", "A word has seven zeros at most, and a translation 16 symbols at most, with no four zeros in a row.", "The fourteen words are played by the rules.", "maharaja&idea=dictionary", Holds, Reach{}, dictionaryWords(func(d *dictionary.Dictionary, w dictionary.Word) bool {
			return w.Zeros <= 7 && len(w.Image) <= 16 && !strings.Contains(w.Image, "0000")
		})},
		{"lw14-appendix", "[LW14] Appendix", "12,000 steps of the dictionary process with nine words are never stuck; they read 36,696 symbols and write 59,380.", "The process is run.", "maharaja&idea=dictionary", Holds, Reach{}, func(int) string {
			d := must(dictionary.Maharaja())
			s, read := d.Start, 0
			for range 12000 {
				i := slices.IndexFunc(d.Words[:9], func(w dictionary.Word) bool { return strings.HasPrefix(s[read:], w.Text) })
				if i < 0 {
					return fmt.Sprintf("stuck at symbol %d", read)
				}
				read += len(d.Words[i].Text)
				s += d.Words[i].Image
			}
			return differs([]int{read, len(s)}, "[36696 59380]")
		}},
		{"lw14-question-1", "[LW14] Question 1", "Whether a square of Maharaja Nim is a P-position can be decided in polynomial time: from the bit-string around column x/φ follows that around x, and it is sure after 34 symbols at most where a word begins there.",
			"The search for a dictionary closes, with the symbols that it takes. That the string is the game's is proved in section 3 of the paper.", "maharaja&idea=telescope", Holds, Reach{}, func(int) string {
				d := must(sought(moves.Move{A: 1, B: 2}))
				return unless(d.Together <= 34, "it takes %d symbols", d.Together)
			}},
		{"lw14-question-1-steps", "[LW14] Question 1", "A column of Maharaja Nim with a number of n digits is read in 4.8·n + 1 steps at most.", "The columns 10^(n−1) and 10^n − 1 are read.", "maharaja&idea=telescope", Open, Reach{"n up to %s", 60, 120}, func(n int) string {
			f := dictionary.New()
			return each(3, n, func(i int) string {
				x := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(i)), nil)
				levels := len(must(f.Levels(x.Sub(x, big.NewInt(1)))))
				return unless(5*levels <= 24*i+5, "%d digits: %d steps", i, levels)
			})
		}},
		{"here-above-4", "docs/findings.md, Above a line", "In Maharaja Nim the first 1,048,576 columns have a P-position above the line of slope φ raised by 3.9, (2068,3350), and none above that raised by 4.", "The columns are solved.", "maharaja@2068,3350", Holds, Reach{}, func(int) string {
			above := 0
			for p := range pairs("(1,2)(2,1)", 1<<20) {
				switch d := float64(p.b) - math.Phi*float64(p.a); {
				case d > 4:
					return fmt.Sprintf("(%d,%d)", p.a, p.b)
				case d > 3.9 && p.a == 2068 && p.b == 3350:
					above++
				}
			}
			return unless(above == 1, "(2068,3350) is not above")
		}},
		{"here-above-proved", "docs/findings.md, Above a line", "In Maharaja Nim no P-position is above the line of slope φ raised by 3.95.", "The string of the columns is read by a transducer; bounds of how many P-positions have y > x are followed through all situations.", "maharaja@2068,3350", Holds, Reach{}, func(int) string {
			least := math.Inf(1)
			for s := dictionary.NewTransducer(moves.Knight(), 100_000); s.Longer(); {
				if most, ok := s.Highest(); ok {
					least = min(least, most)
				}
			}
			return unless(least < 3.95, "the bound is %v", least)
		}},
		{"lw14-4-5", "[LW14] Section 2", "The moves (4,5) and (5,4) do not change the P-positions of Wythoff Nim.", "Their dictionary closes, with b − a − n = 0 in all its words.", "wythoff+(4,5)(5,4)", Holds, Reach{}, departs([2]int{}, moves.Move{A: 4, B: 5})},
		{"here-pairs-changed", "docs/findings.md, Other dictionaries", "Of the moves (k,l) and (l,k) with k ≤ l ≤ 12 just 18 pairs change Wythoff Nim in its first 200 columns.", "The columns are solved, and compared with the golden ratio's.", "wythoff+(1,4)(4,1)", Holds, Reach{}, func(int) string {
			changed := ""
			for i := range 144 {
				m := moves.Move{A: 1 + i/12, B: 1 + i%12}
				if m.A <= m.B && !wythoffs(m, 200) {
					changed += fmt.Sprintf("(%d,%d)", m.A, m.B)
				}
			}
			return differs(changed, "(1,2)(1,4)(1,7)(1,9)(1,12)(2,3)(2,6)(2,11)(3,5)(3,10)(4,6)(4,7)(4,9)(4,12)(5,8)(6,10)(6,12)(7,11)")
		}},
		{"here-pairs-same", "docs/findings.md, Other dictionaries", "The 48 other pairs of moves (k,l) and (l,k) with k < l ≤ 12 do not change the P-positions of Wythoff Nim.", "The dictionary of each closes, with b − a − n = 0 in all its words.", "wythoff+(1,3)(3,1)", Holds, Reach{}, func(int) string {
			same := 0
			for i := range 144 {
				m := moves.Move{A: 1 + i/12, B: 1 + i%12}
				if m.A >= m.B || !wythoffs(m, 200) {
					continue
				}
				if against := departs([2]int{}, m)(0); against != "" {
					return fmt.Sprintf("(%d,%d): %s", m.A, m.B, against)
				}
				same++
			}
			return differs(same, 48)
		}},
		{"lw14-split", "[LW14] Figure 9", "With all moves (t,2t) and (2t,t) the P-positions with b > a split: in columns 500 to 2999 the ratio b/a is from 1.46 to 1.51 or from 2.19 to 2.26, each for 500 of them or more.", "The columns are solved.", "wythoff+(t,2t)(2t,t);t=1..", Holds, Reach{}, func(int) string {
			var branches [2]int
			for p := range pairs("(t,2t)(2t,t);t=1..", 3000) {
				switch ratio := float64(p.b) / float64(p.a); {
				case p.a < 500:
				case 1.46 < ratio && ratio < 1.51:
					branches[0]++
				case 2.19 < ratio && ratio < 2.26:
					branches[1]++
				default:
					return fmt.Sprintf("(%d,%d): %.3f", p.a, p.b, ratio)
				}
			}
			return unless(min(branches[0], branches[1]) >= 500, "%v", branches)
		}},
	}, spreads(), departures(), transduced())
}

// spreads are the bounds of b − a − n in so many columns, where no dictionary is known.
func spreads() (all []Claim) {
	for _, c := range []struct {
		id, place, list string
		columns         int
		want            [2]int
		reach           Reach
	}{
		{"lw14-figure-9-10", "[LW14] Figure 9", "(t,2t)(2t,t);t=1..10", 60_000, [2]int{-15, 9}, Reach{}},
		{"lw14-figure-9-50", "[LW14] Figure 9", "(t,2t)(2t,t);t=1..50", 60_000, [2]int{-26, 29}, Reach{}},
		{"lw14-figure-9-100", "[LW14] Figure 9", "(t,2t)(2t,t);t=1..100", 60_000, [2]int{-35, 62}, Reach{}},
		{"here-spread-5-8", "docs/findings.md, Other dictionaries", "(5,8)(8,5)", 2_000_000, [2]int{-4, 2}, Reach{}},
		{"here-spread-6-10", "docs/findings.md, Other dictionaries", "(6,10)(10,6)", 2_000_000, [2]int{-4, 2}, Reach{}},
		{"here-spread-3-14-4-7", "docs/findings.md, Other dictionaries", "(3,14)(4,7)(7,4)(14,3)", 1_000_000, [2]int{-4, 2}, Reach{}},
		{"here-spread-4-7-4-10-5-9", "docs/findings.md, Other dictionaries", "(4,7)(4,10)(5,9)(7,4)(9,5)(10,4)", 1_000_000, [2]int{-6, 3}, Reach{}},
		{"here-spread-7-11", "docs/findings.md, Other dictionaries", "(7,11)(11,7)", 2_000_000, [2]int{-4, 2}, Reach{}},
	} {
		all = append(all, Claim{c.id, c.place, fmt.Sprintf("With the moves %s, b − a − n is from %d to %d in the first %d columns, and both are attained.", c.list, c.want[0], c.want[1], c.columns),
			"The columns are solved.", "wythoff+" + c.list, Holds, c.reach, func(int) string {
				var got [2]int
				for p := range pairs(c.list, c.columns) {
					got = [2]int{min(got[0], p.b-p.a-p.n), max(got[1], p.b-p.a-p.n)}
				}
				return differs(got, c.want)
			}})
	}
	return all
}

// departures are the bounds of b − a − n for all n, where a dictionary closes.
func departures() (all []Claim) {
	for _, c := range []struct {
		m         moves.Move
		low, high int
	}{{moves.Move{A: 1, B: 4}, -2, 1}, {moves.Move{A: 1, B: 7}, -1, 1}, {moves.Move{A: 1, B: 9}, -3, 1}, {moves.Move{A: 1, B: 12}, -3, 1}, {moves.Move{A: 2, B: 3}, -2, 1},
		{moves.Move{A: 2, B: 6}, -1, 1}, {moves.Move{A: 2, B: 11}, -1, 1}, {moves.Move{A: 3, B: 5}, -6, 2}, {moves.Move{A: 3, B: 10}, -3, 1}, {moves.Move{A: 4, B: 6}, -4, 1},
		{moves.Move{A: 4, B: 7}, -1, 1}, {moves.Move{A: 4, B: 9}, -1, 1}, {moves.Move{A: 4, B: 12}, -1, 1}, {moves.Move{A: 6, B: 12}, -3, 1}} {
		a, b := c.m.A, c.m.B
		all = append(all, Claim{fmt.Sprintf("here-dictionary-%d-%d", a, b), "docs/findings.md, Other dictionaries",
			fmt.Sprintf("With the moves (%d,%d) and (%d,%d) there is a finite dictionary, and b − a − n is from %d to %d for all n, both attained.", a, b, b, a, c.low, c.high),
			"The dictionary is cut out of the first columns and followed to all situations in which its words are read: it closes.",
			fmt.Sprintf("wythoff+(%d,%d)(%d,%d)&idea=dictionary", a, b, b, a), Holds, Reach{}, departs([2]int{c.low, c.high}, c.m)})
	}
	return all
}

// transduced are the bounds of b − a − n for all n that transducers prove, above the diagonal and, if the moves are not symmetric, of a − b − n
// below it.
func transduced() (all []Claim) {
	for _, c := range []struct {
		id, list, text string
		want           [][3]int // for each string: the bounds, and how many words
		reach          Reach
	}{
		{"here-transducer-5-8", "(5,8)(8,5)", "b − a − n is from −4 to 2 for all n, both attained", [][3]int{{-4, 2, 0}}, Reach{}},
		{"here-transducer-6-10", "(6,10)(10,6)", "b − a − n is from −4 to 2 for all n, both attained", [][3]int{{-4, 2, 0}}, Reach{}},
		{"here-transducer-7-11", "(7,11)(11,7)", "b − a − n is from −4 to 2 for all n, both attained", [][3]int{{-4, 2, 0}}, long},
		{"here-two-strings-1-2", "(1,2)", "4 words of the columns and 2 of the rows write both strings, b − a − n is from −2 to 2 where b > a, and a − b − n is 0 where a > b", [][3]int{{-2, 2, 4}, {0, 0, 2}}, Reach{}},
		{"here-two-strings-1-2-5-3", "(1,2)(5,3)", "10 words of the columns and 77 of the rows write both strings, b − a − n is from −2 to 2 where b > a, and a − b − n is from −5 to 2 where a > b", [][3]int{{-2, 2, 10}, {-5, 2, 77}}, Reach{}},
	} {
		all = append(all, Claim{c.id, "docs/findings.md, Other dictionaries", fmt.Sprintf("Wythoff Nim with %s: %s.", strings.ReplaceAll(c.list, ")(", ") and ("), c.text),
			"The strings of columns and rows are read by transducers, whose situations are followed from the first ones on until nothing new comes up.",
			"wythoff+" + c.list, Holds, c.reach, func(int) string {
				s := dictionary.NewTransducer(movesOf(c.list), 400_000)
				for s.Step() && (c.want[0][2] > 0 || s.Proved() == nil) {
				}
				if s.Proved() == nil {
					_, err := s.Found()
					return err.Error()
				}
				var got [][3]int
				for _, s := range s.Proved().Strings {
					n := 0
					if s.Words != nil {
						n = len(s.Words.Words)
					}
					got = append(got, [3]int{s.Low, s.High, n})
					if !s.Attained {
						return fmt.Sprintf("not attained: %v", got)
					}
				}
				return differs(got, c.want)
			}})
	}
	return append(all, Claim{"here-single-moves", "docs/findings.md, Other dictionaries",
		"With a single further move (k,l), k < l ≤ 12, b − a − n is from −3 to 2 for all n where b > a, and a − b − n is 0 where a > b; 48 of the 66 games are Wythoff Nim again.",
		"The strings of columns and rows of each are read by transducers, whose situations close.", "wythoff+(5,8)", Holds, Reach{}, singles})
}

// singles checks what transducers prove of single moves (k,l) with k < l ≤ 12.
func singles(int) string {
	same := 0
	for l := range 13 {
		for k := 1; k < l; k++ {
			s := dictionary.NewTransducer(moves.Finite([]moves.Move{{A: k, B: l}}), 100_000)
			for s.Proved() == nil && s.Step() {
			}
			w := s.Proved()
			if w == nil || w.Strings[1].Low != 0 || w.Strings[1].High != 0 || w.Strings[0].Low < -3 || w.Strings[0].High > 2 {
				return fmt.Sprintf("(%d,%d): %+v", k, l, w)
			}
			if w.Strings[0].Low == 0 && w.Strings[0].High == 0 {
				same++
			}
		}
	}
	return differs(same, 48)
}

// pair is the n-th P-position (a, b) on and above the diagonal.
type pair struct{ n, a, b int }

// movesOf reads further moves, "" for none.
func movesOf(list string) (further moves.Set) {
	if list != "" {
		further = must(moves.Parse(notation.NewScanner(list)))
	}
	return further
}

// table solves columns of a list of moves.
func table(list string, n int) *columns.Table {
	c := columns.New(movesOf(list), columns.Kernel{})
	c.Extend(n)
	return c
}

// pairs gives those in the columns 0 to n-1.
func pairs(list string, n int) iter.Seq[pair] {
	return func(yield func(pair) bool) {
		c, count := table(list, n), 0
		for x := range n {
			if y := c.Row(x); y >= x {
				if !yield(pair{count, x, y}) {
					return
				}
				count++
			}
		}
	}
}

// table1 checks Table 1 with a last number.
func table1(last int) func(int) string {
	return func(int) string {
		var got [][2]int
		for p := range pairs("(1,2)(2,1)", 25) {
			got = append(got, [2]int{p.a, p.b})
		}
		want := [][2]int{{0, 0}, {1, 3}, {2, 6}, {4, 5}, {7, 10}, {8, 13}, {9, 16}, {11, 19}, {12, 18}, {14, 23}, {15, 26}, {17, 29}, {20, 30}, {21, 34}, {22, 37}, {24, last}}
		for i := range want {
			if i >= len(got) || got[i] != want[i] {
				return fmt.Sprintf("n = %d: %v", i, got[i:])
			}
		}
		return ""
	}
}

// onePerLine looks for a row with two P-positions or, as far as a quarter, none; and for diagonals.
func onePerLine(list string, n int, everyDiagonal bool) string {
	c, rows, diagonals := table(list, n), map[int]bool{}, map[int]bool{}
	for x := range n {
		y := c.Row(x)
		if rows[y] || diagonals[y-x] {
			return fmt.Sprintf("(%d,%d) is not alone on its lines", x, y)
		}
		rows[y], diagonals[y-x] = true, true
	}
	return each(0, n/4, func(i int) string {
		return unless(rows[i] && (!everyDiagonal || diagonals[i] && diagonals[-i]), "row or diagonal %d has none", i)
	})
}

// sought finds the dictionary of some moves and their mirror images.
func sought(list ...moves.Move) (*dictionary.Dictionary, error) {
	for _, m := range slices.Clone(list) {
		list = append(list, m.Mirror())
	}
	s := dictionary.NewSearch(moves.Finite(list))
	for s.Step() {
	}
	return s.Found()
}

// departs checks the bounds of b − a − n for all n: a dictionary closes, and both are attained.
func departs(want [2]int, list ...moves.Move) func(int) string {
	return func(int) string {
		d := must(sought(list...))
		f := must(d.Reader())
		low, high := f.Departure()
		return unless([2]int{low, high} == want && f.Attains(must(d.Spell(1<<14)).Words), "from %d to %d", low, high)
	}
}

// dictionaryWords checks the fourteen words of Maharaja Nim, one by one.
func dictionaryWords(holds func(d *dictionary.Dictionary, w dictionary.Word) bool) func(int) string {
	return func(int) string {
		d := must(dictionary.Maharaja())
		for _, w := range d.Words {
			if !holds(d, w) {
				return fmt.Sprintf("%s → %s", w.Text, w.Image)
			}
		}
		return differs(len(d.Words), 14)
	}
}

// wythoffs reports whether a move and its mirror image leave the first columns of Wythoff Nim as they are.
func wythoffs(m moves.Move, n int) bool {
	c := columns.New(moves.Finite([]moves.Move{m, m.Mirror()}), columns.Kernel{})
	c.Extend(n)
	for x := range n {
		if c.Row(x) != golden.Row(x) {
			return false
		}
	}
	return true
}

// nearLine makes two complementary sequences, and looks how far the lower one is off its line.
func nearLine(n int, delta float64) func() string {
	return func() string {
		alpha := (2 - delta + math.Sqrt(delta*delta+4)) / 2
		r, had, x := rand.New(rand.NewPCG(3, uint64(2*delta))), map[int]bool{}, 0
		return each(1, n, func(i int) string {
			for x++; had[x]; x++ {
				delete(had, x)
			}
			y := max(x+1, x+int(delta*float64(i))+r.IntN(9)-4)
			for near, off := y, 1; had[y]; off++ {
				if y = near + off; had[y] && near-off > x {
					y = near - off
				}
			}
			had[y] = true
			off := float64(x) - alpha*float64(i)
			return unless(math.Abs(off) <= 30, "δ = %g, n = %d: %g", delta, i, off)
		})
	}
}
