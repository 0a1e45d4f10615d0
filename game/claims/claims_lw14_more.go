package claims

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// lw14More are the claims about what [LW14] asks under Figure 9, and about Theorem 4.1.
func lw14More() []Claim {
	return []Claim{
		{"lw14-theorem-4.1", "[LW14] Theorem 4.1", "A tag system is a dictionary: for a → bc, b → a, c → aaa, which deletes two letters at a time, nine words of four bits write what it writes, step by step. From n letters a it comes to one, past aᵐ for just those m that follow from n by m/2 and (3m+1)/2: n from 2 to 60.",
			"The nine words are made as in the proof, none begins another, and their process is run beside the tag system, which works on letters.", "", Holds, Reach{Quick: 60}, tagSystem},
		{"lw14-figure-9-distance", "[LW14] Figure 9", "With the moves (t,2t) and (2t,t), t = 1 to s, b − φa is from −16.4 to 10.2 in the first 200,000 columns for s = 10, −20.8 to 15.7 for 20, −27.2 to 32.9 for 50, −41.7 to 63.2 for 100, −57.2 to 124.4 for 200, −157.2 to 309.9 for 500 and −277.0 to 627.6 for 1000.",
			"The columns are solved.", "wythoff+(t,2t)(2t,t);t=1..100", Holds, Reach{}, func(int) string {
				got := ""
				for _, s := range []int{10, 20, 50, 100, 200, 500, 1000} {
					low, high := distances(s, 200_000)
					got += fmt.Sprintf("%d: %.1f %.1f; ", s, low, high)
				}
				return differs(got, "10: -16.4 10.2; 20: -20.8 15.7; 50: -27.2 32.9; 100: -41.7 63.2; 200: -57.2 124.4; 500: -157.2 309.9; 1000: -277.0 627.6; ")
			}},
		{"here-figure-9-first-columns", finding + "Other dictionaries", "With the moves (t,2t) and (2t,t), t = 1 to s, the palaces of columns 0 to s are those with all t, and b − φa is more than s/2 for one of them: s from 20 to 600.",
			"The columns are solved, with the moves up to s and with all.", "wythoff+(t,2t)(2t,t);t=1..50", Holds, Reach{Quick: 600}, func(n int) string {
				all := slices.Collect(pairs("(t,2t)(2t,t);t=1..", n+1))
				return each(20, n, func(s int) string {
					i, high := 0, 0.0
					for p := range pairs(split(s), s+1) {
						if p != all[i] {
							return fmt.Sprintf("s = %d: (%d,%d), and with all t (%d,%d)", s, p.a, p.b, all[i].a, all[i].b)
						}
						i, high = i+1, max(high, above(p))
					}
					return unless(high > float64(s)/2, "s = %d: %.1f", s, high)
				})
			}},
		{"here-figure-9-linear", finding + "Figure 9 far out", "With the moves (t,2t) and (2t,t), t = 1 to s, b − φa is more than −0.3s − 24 and less than 0.62s + 7, s from 1 to 200.",
			"The columns are solved.", "wythoff+(t,2t)(2t,t);t=1..100", Open, Reach{"columns below %s", 10_000, 1_000_000}, func(n int) string {
				return each(1, 200, func(s int) string {
					low, high := distances(s, n)
					return unless(low > -0.3*float64(s)-24 && high < 0.62*float64(s)+7, "s = %d: from %.1f to %.1f", s, low, high)
				})
			}},
	}
}

// split are the moves of Figure 9.
func split(s int) string { return fmt.Sprintf("(t,2t)(2t,t);t=1..%d", s) }

// above is how far a palace lies above the line of slope φ.
func above(p pair) float64 { return float64(p.b) - math.Phi*float64(p.a) }

// distances are the bounds of that.
func distances(s, columns int) (low, high float64) {
	for p := range pairs(split(s), columns) {
		low, high = min(low, above(p)), max(high, above(p))
	}
	return low, high
}

// tagSystem runs De Mol's tag system, which computes the function of Collatz, in letters and as a dictionary process. The head of the
// process passes over what the tag system deletes.
func tagSystem(n int) string {
	rules := map[byte]string{'a': "bc", 'b': "a", 'c': "aaa"}
	const letters = "abc"
	code := func(word string) string { return strings.NewReplacer("a", "00", "b", "01", "c", "10").Replace(word) }
	words := map[string]string{}
	for _, first := range letters {
		for _, deleted := range letters {
			words[code(string(first)+string(deleted))] = code(rules[byte(first)])
		}
	}
	for word := range words {
		for other := range words {
			if word != other && strings.HasPrefix(other, word) {
				return word + " begins " + other
			}
		}
	}
	// next finds the word that begins there, as the head does: bit by bit.
	next := func(bits []byte) string {
		for length := 1; length <= min(4, len(bits)); length++ {
			if _, ok := words[string(bits[:length])]; ok {
				return string(bits[:length])
			}
		}
		return ""
	}
	return each(2, n, func(n int) string {
		tag := []byte(strings.Repeat("a", n)) // with what is deleted
		bits, head, others := []byte(code(string(tag))), 0, 0
		var met, want []int
		for m := n; m > 1; want = append(want, m) {
			if m%2 == 1 {
				m = 3*m + 1
			}
			m /= 2
		}
		for at := 0; ; {
			word := next(bits[head:])
			if (word == "") != (len(tag)-at < 2) {
				return fmt.Sprintf("n = %d: after %d letters the one ends and the other does not", n, at)
			}
			if word == "" {
				return unless(string(bits) == code(string(tag)) && slices.Equal(met, want), "n = %d: the two write different letters, or %v", n, met)
			}
			head, bits = head+len(word), append(bits, words[word]...)
			for _, letter := range []byte(rules[tag[at]]) {
				tag = append(tag, letter)
				others += count(letter != 'a')
			}
			others -= count(tag[at] != 'a') + count(tag[at+1] != 'a')
			if at += 2; len(bits)-head != 2*(len(tag)-at) {
				return fmt.Sprintf("n = %d: after %d letters %d bits are left, and %d letters", n, at, len(bits)-head, len(tag)-at)
			}
			if others == 0 {
				met = append(met, len(tag)-at)
			}
		}
	})
}
