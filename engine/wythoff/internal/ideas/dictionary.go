package ideas

import (
	"math/big"
	"slices"
	"sort"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// process illustrates how the dictionary writes the string that it reads: word by word from the
// corner on, or far out the words around what is pointed at.
type process struct {
	*source
	idea.Sheet
	step   int
	opened bool          // whether the words have been read
	opens  engine.Window // what is brought into view
	all    dictionary.Spelled
	first  []int // of each word of all: its column, less FirstColumn
	zeros  []int // of each word of all: how many zeros the words before have
	met    [][]int
	never  []string // words of [LW14] that never occur
	err    error
	own    *own // nil if nobody has written words
}

// mostSteps is how many words are read one by one, mostRead how many are counted, and mostRows how
// many of the dictionary are listed.
const mostSteps, mostRead, mostRows = 1000, 5000, 60

// Look looks for the dictionary, and reads words.
func (p *process) Look(at idea.Gaze) (engine.Job, error) {
	if err := p.readOwn(at.Chosen[wordsChoice]); err != nil {
		return nil, err
	}
	p.Sheet = at.Sheet()
	p.step = min(at.Step, mostSteps)
	if p.own != nil {
		return idea.InTurn(p.prepare(dictionary.MostOwn, false), p.own), nil
	}
	return p.prepare(firstColumns, true), nil
}

// open reads the first words, once.
func (p *process) open() error {
	if p.opened {
		return p.err
	}
	p.opened = true
	if p.reader == nil {
		p.err = p.why
		return p.err
	}
	if p.all, p.err = p.dictionary.Spell(mostRead); p.err != nil {
		return p.err
	}
	if p.set.Knight() {
		if p.err = p.unused(); p.err != nil {
			return p.err
		}
	}
	p.met = make([][]int, len(p.dictionary.Words))
	column, zeros := 0, 0
	for i, n := range p.all.Words {
		w := &p.dictionary.Words[n]
		p.first, p.zeros = append(p.first, column), append(p.zeros, zeros)
		p.met[n] = append(p.met[n], i)
		column, zeros = column+len(w.Text), zeros+w.Zeros
	}
	return nil
}

// inWindow returns how many words have been read before the last one whose sector begins in the
// middle of the window.
func (p *process) inWindow() (step int) {
	w := p.Window
	for ; step < mostSteps; step++ {
		column := p.dictionary.FirstColumn + p.first[step+1]
		row := column + p.dictionary.FirstDiagonal + p.zeros[step+1]
		if 9*(column-w.X) > 5*w.W || 9*(row-w.Y) > 5*w.H {
			break
		}
	}
	return step
}

// Layer shows the word that is read.
func (p *process) Layer() (idea.Layer, error) {
	if p.own != nil {
		return p.ownLayer()
	}
	if p.Chosen != nil {
		p.Chosen[wordsChoice] = p.offered()
	}
	if p.reader == nil && p.why != nil {
		return p.without()
	}
	if err := p.open(); err != nil {
		return idea.Layer{}, err
	}
	if p.step < 0 {
		p.step = p.inWindow()
	}
	var l idea.Layer
	s, err := p.scene()
	if err != nil {
		return l, err
	}
	l.Figures, l.Best = s.figures(), s.best()
	d, never := p.dictionary, len(p.never)
	l.Words = append(s.words(), closing(never, len(d.Words)+never, len(d.Words), d.Readings, d.Together))
	l.Strips = s.strips()
	l.Tables = append(l.Tables, p.listed(s))
	if !p.Far() {
		l.Tables = append(l.Tables, p.comparison())
		w, column, _ := s.word(s.at)
		l.Figures = append(l.Figures, dots(&l.Tables[1], int(column.Int64())+len(w.Text))...)
		l.Steps = idea.Steps{Now: p.step, Last: mostSteps, Next: nextWord.String()}
	}
	l.Lit = []idea.Link{s.link(s.at)}
	return l, nil
}

// scene is some words of the string, one of which is looked at.
type scene struct {
	*process
	spelled dictionary.Spelled
	at      int // the word that is looked at
	letter  int // its letter that is pointed at, or -1
	reached int // how many words have been read, of all words; -1 for all that are shown
	// early is the column that is pointed at, if it stands before the string.
	early *big.Int
}

// scene finds the word that is pointed at, or the one that the steps have come to.
func (p *process) scene() (*scene, error) {
	x, _, pointed := p.Pointed()
	if !pointed && p.Far() {
		x, pointed = new(big.Int).Add(p.X, idea.Num(p.Window.X+p.Window.W/2)), true
	}
	letter, early := -1, (*big.Int)(nil)
	switch follows := pointed && (p.Far() || p.Gaze.Step < 0); {
	case follows && x.Cmp(idea.Num(p.dictionary.FirstColumn)) < 0:
		p.step, early = 0, x
	case follows:
		at := p.wordOf(x)
		if at < 0 {
			return p.sceneAt(x)
		}
		p.step, letter = at, int(x.Int64())-p.dictionary.FirstColumn-p.first[at]
	}
	from := max(0, p.step-6)
	s := &scene{process: p, at: p.step - from, letter: letter, early: early, reached: p.step}
	s.spelled = dictionary.Spelled{
		Words:  p.all.Words[from:min(len(p.all.Words), p.step+8)],
		Column: idea.Num(p.dictionary.FirstColumn + p.first[from]), Zeros: idea.Num(p.zeros[from]),
	}
	return s, nil
}

// wordOf returns the number of the word that has a column, or -1 if the steps do not come so far.
func (p *process) wordOf(x *big.Int) int {
	if p.Far() || x.Cmp(idea.Num(p.dictionary.FirstColumn+p.first[mostSteps])) >= 0 {
		return -1
	}
	k := int(x.Int64()) - p.dictionary.FirstColumn
	return sort.SearchInts(p.first, k+1) - 1
}

// sceneAt is the words around a column.
func (p *process) sceneAt(x *big.Int) (*scene, error) {
	spelled, err := p.reader.Around(x, 20, 40)
	if err != nil {
		return nil, err
	}
	s := &scene{process: p, spelled: spelled, reached: -1}
	s.letter = int(new(big.Int).Sub(x, spelled.Column).Int64())
	for k, n := range spelled.Words {
		if length := len(p.dictionary.Words[n].Text); s.letter >= length {
			s.letter -= length
		} else {
			s.at = k
			break
		}
	}
	return s, nil
}

// word returns the k-th word, and where it begins: its column, and the first row of its sector.
func (s *scene) word(k int) (w *dictionary.Word, column, row *big.Int) {
	column, zeros := new(big.Int).Set(s.spelled.Column), new(big.Int).Set(s.spelled.Zeros)
	for _, n := range s.spelled.Words[:k] {
		w := &s.dictionary.Words[n]
		column.Add(column, idea.Num(len(w.Text)))
		zeros.Add(zeros, idea.Num(w.Zeros))
	}
	return &s.dictionary.Words[s.spelled.Words[k]], column, s.dictionary.Row(column, zeros)
}

// link joins all that belongs to a word of the dictionary, wherever it stands.
func (s *scene) link(k int) idea.Link { return 1 + idea.Link(s.spelled.Words[k]) }

// hue tells words apart that stand side by side.
func (s *scene) hue(k int) idea.Hue { return idea.Class(s.spelled.Words[k]) }

// palaces returns the squares of the palaces above the diagonal in the columns of the k-th word.
func (s *scene) palaces(k int) (cells []engine.Cell) {
	w, column, row := s.word(k)
	for i, r := range w.Rows {
		if r < 0 {
			continue
		}
		if c, ok := s.Near(new(big.Int).Add(column, idea.Num(i)), new(big.Int).Add(row, idea.Num(r))); ok {
			cells = append(cells, c)
		}
	}
	return cells
}

// listed is the dictionary, with how often each word was met.
func (p *process) listed(s *scene) idea.Table {
	t := idea.Table{Title: dictionaryTable(len(p.dictionary.Words)), Head: []words.Text{headWord, headImage, headMet, headFirstMet}}
	until := len(p.all.Words)
	if s.reached >= 0 {
		until = s.reached
	}
	for i, w := range p.dictionary.Words {
		if i == mostRows {
			break
		}
		count, where := 0, ""
		for count < len(p.met[i]) && p.met[i][count] < until {
			count++
		}
		if len(p.met[i]) > 0 {
			where = strconv.Itoa(p.dictionary.FirstColumn + p.first[p.met[i][0]])
		}
		row := idea.Row{Cells: []string{w.Text, w.Image, strconv.Itoa(count), where}, Hues: []idea.Hue{idea.Class(i), idea.Ink, idea.Soft, idea.Soft}, Link: 1 + idea.Link(i)}
		for k, n := range s.spelled.Words {
			if n == i {
				row.At = append(row.At, s.palaces(k)...)
			}
		}
		t.Rows = append(t.Rows, row)
	}
	for _, text := range p.never {
		t.Rows = append(t.Rows, idea.Row{Cells: []string{text, neverOccurs.String(), "0", ""}, Hues: []idea.Hue{idea.Soft, idea.Soft, idea.Soft, idea.Soft}})
	}
	return t
}

// without shows the string where no dictionary is found: letter by letter, with the palaces beside
// those of Wythoff Nim, as far as columns are searched.
func (p *process) without() (idea.Layer, error) {
	x, y, pointed := p.Pointed()
	if p.Far() || pointed && p.beyond(x) {
		return idea.Layer{}, p.why
	}
	return p.plain(x, y, notFound(p.why)), nil
}

// plain shows the string around a column, nil for the corner, with a sentence about all of it, and another about
// the column if its row y is pointed at.
func (p *process) plain(x, y *big.Int, said string) idea.Layer {
	l := idea.Layer{Words: []string{said}, Tables: []idea.Table{p.comparison()}}
	l.Figures = dots(&l.Tables[0], p.known)
	if x != nil {
		l.Lit = []idea.Link{idea.LinkOf(x)}
	}
	if y != nil {
		row, at := idea.Num(p.table.Row(int(x.Int64()))), square{x, y}
		way, n, other := at.column(row)
		l.Words = append([]string{letterOf(x.String(), row.Cmp(x)), palaceWords(row.Cmp(y) == 0, at.long(), at.String(), way, n, other)}, l.Words...)
	}
	l.Strips = []idea.Strip{p.unread(x)}
	for _, letter := range l.Strips[0].Letters {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: letter.At, Hue: letter.Hue, Link: letter.Link})
	}
	return l
}

// unread is the string around a column, or from the corner on, in steps.
func (p *process) unread(x *big.Int) idea.Strip {
	const shown, turned = 33, 11
	from := 0
	if x != nil {
		from = max(0, int(x.Int64())-shown/2)
		from -= from % turned
	}
	s := idea.Strip{Title: stringTitle.String(), From: idea.FromColumn(idea.Num(from))}
	for c := from; c < min(from+shown, p.known); c++ {
		row := p.table.Row(c)
		bit := 0
		if row < c {
			bit = 1
		}
		s.Letters = append(s.Letters, idea.Letter{Text: strconv.Itoa(bit), Hue: idea.Class(bit), Link: idea.LinkOf(idea.Num(c)), At: []engine.Cell{{X: c, Y: row}}})
	}
	return s
}

// compared joins a row of the table to its palace. It is the link of nothing else.
func compared(n int) idea.Link { return 1<<30 + idea.Link(n) }

// dots are the palaces of a table's rows in the columns before one, which are those that stand
// already while a string is read.
func dots(t *idea.Table, before int) (figures []idea.Figure) {
	for _, row := range t.Rows {
		if row.At[0].X >= before {
			break
		}
		figures = append(figures, idea.Figure{Kind: idea.Dots, Squares: row.At, Hue: idea.Ink, Faint: true, Link: row.Link})
	}
	return figures
}

// comparison is Table 1 of [LW14] for these moves: it lists the first palaces above the diagonal
// beside those of Wythoff Nim, and marks those whose column begins a perfect sector: then b-a = n.
func (s *source) comparison() idea.Table {
	const rows = 32
	t := idea.Table{Title: comparisonTitle.String(), Head: []words.Text{"n", "a", "b", "b−a", headPerfect, "⌊nφ⌋", "⌊nφ²⌋"}}
	for n, a := range s.above[:min(rows, len(s.above))] {
		x := int(a)
		y := s.table.Row(x)
		row := idea.Row{
			Cells: []string{strconv.Itoa(n), strconv.Itoa(x), strconv.Itoa(y), strconv.Itoa(y - x), "", strconv.Itoa(golden.Lower(n)), strconv.Itoa(golden.Lower(n) + n)},
			Hues:  []idea.Hue{idea.Soft, idea.Ink, idea.Ink, idea.Ink, idea.Gold, idea.Soft, idea.Soft},
			Link:  compared(n), At: []engine.Cell{{X: x, Y: y}},
		}
		if dictionary.Perfect(s.table, s.set.Single, x) {
			row.Cells[4] = perfectMark.String()
			row.Hues[1], row.Hues[2], row.Hues[3] = idea.Gold, idea.Gold, idea.Gold
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// unused lists the words of [LW14] that never occur.
func (p *process) unused() error {
	d, err := dictionary.Maharaja()
	if err != nil {
		return err
	}
	for _, w := range d.Words {
		if !slices.ContainsFunc(p.dictionary.Words, func(v dictionary.Word) bool { return v.Text == w.Text }) {
			p.never = append(p.never, w.Text)
		}
	}
	return nil
}
