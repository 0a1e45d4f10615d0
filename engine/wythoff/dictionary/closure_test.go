package dictionary

import "testing"

// This file looks at all that the dictionary process ever does, near and far; forever_test.go
// draws the conclusions.
//
// Let w₁ w₂ … be the words that the process reads and D(w) the translation of w, so that what
// is written is s = firstWord D(w₁) D(w₂) …, and s = w₁ w₂ … as well, w₁ being firstWord. Where
// D(w_k) begins, some word of s has been read up to a node of the dictionary's tree, up to its
// root if a word begins there, too. This node and the words w_k … w_(k+window-1) are the k-th
// reading. It says which words begin in D(w_k), which ones come behind them, and the node of
// the next reading. The words of the next reading are a factor, which is window words of s in a
// row, that begins with all words of this one but the first.
//
// The test collects readings and factors, from the first ones on, until nothing new comes up.
// Then by induction on i, the factor that begins with w_i is in the collection, and so is the
// i-th reading. For w_i begins in some D(w_k) with k < i, since w₁ … w_(i-1) are at least as
// long as firstWord D(w₁) … D(w_(k-1)), which is longer than w₁ … w_(k-1); and the k-th reading
// led to it. At every step the reading finds one of the words, or the test fails; so nothing
// of this takes [LW14] Lemma 3.2 for granted, which says that no other words are needed.

// window is the number of words that a reading sees. Sixteen would be too few.
const window = 17

// reading is a node, and words as their numbers.
type reading struct {
	node  int
	words string
}

// closure is what has come up.
type closure struct {
	*dictionary
	readings map[reading]bool
	factors  map[string]bool
	behind   map[string][]byte // by all words of a factor but the last one: the last one
	grown    bool
}

// newClosure collects all readings and factors.
func newClosure(t *testing.T, d *dictionary) *closure {
	t.Helper()
	c := &closure{d, map[reading]bool{}, map[string]bool{}, map[string][]byte{}, false}
	s, err := d.stream(window * maxWord)
	if err != nil {
		t.Fatal(err)
	}
	first := string(d.numbers(s))[:window]
	c.addFactor(first)
	c.addReading(reading{0, first})
	for c.grown {
		c.grown = false
		for r := range c.readings {
			c.goOn(t, r)
		}
	}
	return c
}

// numbers returns the numbers of the words that symbols consist of, but for a rest.
func (d *dictionary) numbers(symbols []byte) (n []byte) {
	node := 0
	for _, symbol := range symbols {
		if node = d.nodes[node][symbol-'0']; node < 0 {
			n, node = append(n, byte(^node)), 0
		}
	}
	return n
}

func (c *closure) addFactor(words string) {
	if !c.factors[words] {
		c.factors[words], c.grown = true, true
		c.behind[words[:window-1]] = append(c.behind[words[:window-1]], words[window-1])
	}
}

func (c *closure) addReading(r reading) {
	if !c.readings[r] {
		c.readings[r], c.grown = true, true
	}
}

// goOn adds what follows from a reading.
func (c *closure) goOn(t *testing.T, r reading) {
	p := c.parse(t, r)
	for i, at := range p.begins {
		if at >= p.first {
			break
		}
		if i+window > len(p.words) {
			t.Fatalf("%v sees too few words", r)
		}
		c.addFactor(string(p.words[i : i+window]))
	}
	for _, last := range c.behind[r.words[1:]] {
		c.addReading(reading{p.node, r.words[1:] + string(rune(last))})
	}
}

// parsed is a reading in letters.
type parsed struct {
	symbols []byte // the translations of its words
	first   int    // how many of them belong to the first word
	begins  []int  // where in symbols words begin
	words   []byte // these words, as far as they end in symbols, too
	node    int    // that is reached at the end of the first translation
}

// parse reads the translations of a reading's words.
func (c *closure) parse(t *testing.T, r reading) (p parsed) {
	t.Helper()
	for _, w := range []byte(r.words) {
		p.symbols = append(p.symbols, c.words[w].image...)
	}
	p.first = len(c.words[r.words[0]].image)
	node := r.node
	for at, symbol := range p.symbols {
		if at == p.first {
			p.node = node
		}
		if node == 0 {
			p.begins = append(p.begins, at)
		}
		switch node = c.nodes[node][symbol-'0']; {
		case node == 0:
			t.Fatalf("no word fits at symbol %d of %v", at, r)
		case node < 0:
			if len(p.begins) > 0 {
				p.words = append(p.words, byte(^node))
			}
			node = 0
		}
	}
	return p
}
