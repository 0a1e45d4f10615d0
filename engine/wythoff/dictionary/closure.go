package dictionary

import "slices"

// This file looks at all that the dictionary process ever does, near and far; margins.go and the
// tests draw the conclusions.
//
// Let w₁ w₂ … be the words that the process reads and D(w) the translation of w, so that what
// is written is s = Start D(w₁) D(w₂) …, and s = w₁ w₂ … as well. Where
// D(w_k) begins, some word of s has been read up to a node of the dictionary's tree, up to its
// root if a word begins there, too. This node and the words w_k … w_(k+window-1) are the k-th
// reading. It says which words begin in D(w_k), which ones come behind them, and the node of
// the next reading. The words of the next reading are a factor, which is window words of s in a
// row, that begins with all words of this one but the first.
//
// Readings and factors are collected, from the first ones on, until nothing new comes up.
// Then by induction on i, the factor that begins with w_i is in the collection, and so is the
// i-th reading. For w_i begins in Start or in some D(w_k) with k < i, since w₁ … w_(i-1) are no
// longer than Start D(w₁) … D(w_(i-2)), which is checked for the first ones and
// then holds as translations are longer than words; and the k-th reading
// led to it. At every step the reading finds one of the words, or the search fails; so nothing
// of this takes for granted that no other words are needed.

// reading is a node, and words as their numbers, each of perWord bytes.
type reading struct {
	node  int
	words string
}

const perWord = 2

// ofWord writes a word's number, wordAt reads the k-th one.
func ofWord(n int) string            { return string([]byte{byte(n >> 8), byte(n)}) }
func wordAt(words string, k int) int { return int(words[2*k])<<8 | int(words[2*k+1]) }

// closure is what has come up.
type closure struct {
	*Dictionary
	window   int // words that a reading sees
	readings map[reading]bool
	factors  map[string]bool
	behind   map[string][]string // by all words of a factor but the last one: the last one
	waiting  map[string][]int    // by the same: the nodes of the readings that are to go on with it
	todo     []reading
}

// newClosure begins with the first reading and the first factors.
func newClosure(d *Dictionary, window int) (*closure, error) {
	c := &closure{d, window, map[reading]bool{}, map[string]bool{}, map[string][]string{}, map[string][]int{}, nil}
	s, err := d.stream(len(d.Start) + (window+2)*d.longest)
	if err != nil {
		return nil, err
	}
	words, node, at := d.numbers(s), 0, 0
	for i := 0; at < len(d.Start); i++ {
		c.addFactor(words[perWord*i : perWord*(i+window)])
		at += len(d.Words[wordAt(words, i)].Text)
	}
	for _, symbol := range []byte(d.Start) {
		node = max(0, d.nodes[node][symbol-'0'])
	}
	c.addReading(reading{node, words[:perWord*window]})
	return c, nil
}

// numbers returns the numbers of the words that symbols consist of, but for a rest.
func (d *Dictionary) numbers(symbols []byte) string {
	node, n := 0, []byte{}
	for _, symbol := range symbols {
		if node = d.nodes[node][symbol-'0']; node < 0 {
			n, node = append(n, ofWord(^node)...), 0
		}
	}
	return string(n)
}

// step follows some readings. It reports whether there are more.
func (c *closure) step(some int) (more bool, err error) {
	for ; some > 0 && len(c.todo) > 0; some-- {
		r := c.todo[len(c.todo)-1]
		c.todo = c.todo[:len(c.todo)-1]
		if err := c.goOn(r); err != nil {
			c.todo = append(c.todo, r)
			return false, err
		}
	}
	return len(c.todo) > 0, nil
}

func (c *closure) addFactor(words string) {
	if c.factors[words] {
		return
	}
	c.factors[words] = true
	start, last := words[:perWord*(c.window-1)], words[perWord*(c.window-1):]
	c.behind[start] = append(c.behind[start], last)
	for _, node := range c.waiting[start] {
		c.addReading(reading{node, words})
	}
}

func (c *closure) addReading(r reading) {
	if !c.readings[r] {
		c.readings[r] = true
		c.todo = append(c.todo, r)
	}
}

// goOn adds what follows from a reading.
func (c *closure) goOn(r reading) error {
	p, err := c.parse(r)
	if err != nil {
		return err
	}
	words := string(p.words)
	for i, at := range p.begins {
		if at >= p.first {
			break
		}
		if perWord*(i+c.window) > len(words) {
			return errFew
		}
		c.addFactor(words[perWord*i : perWord*(i+c.window)])
	}
	rest := r.words[perWord:]
	if !slices.Contains(c.waiting[rest], p.node) {
		c.waiting[rest] = append(c.waiting[rest], p.node)
		for _, last := range c.behind[rest] {
			c.addReading(reading{p.node, rest + last})
		}
	}
	return nil
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
func (c *closure) parse(r reading) (p parsed, err error) {
	for k := range len(r.words) / perWord {
		p.symbols = append(p.symbols, c.Words[wordAt(r.words, k)].Image...)
	}
	p.first = len(c.Words[wordAt(r.words, 0)].Image)
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
			return p, &wordless{p.symbols, p.begins}
		case node < 0:
			if len(p.begins) > 0 {
				p.words = append(p.words, ofWord(^node)...)
			}
			node = 0
		}
	}
	return p, nil
}

// wordless is the error that no word fits symbols, from the place on where the last one begins.
type wordless struct {
	symbols []byte
	begins  []int
}

func (w *wordless) Error() string {
	if n := len(w.begins); n > 0 {
		return errNoWord(w.begins[n-1]).Error()
	}
	return errNoWord(0).Error()
}
