package ideas

import (
	"math/big"
	"sort"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// process illustrates how the dictionary writes the string that it reads: word by word from the
// corner on, or far out the words around what is pointed at.
type process struct {
	*source
	look
	step   int
	opened bool          // whether the words have been read
	opens  engine.Window // what is brought into view
	all    dictionary.Spelled
	first  []int // of each word of all: its column, less FirstColumn
	zeros  []int // of each word of all: how many zeros the words before have
	met    [][]int
	never  []string // words of [LW14] that never occur
	err    error
}

// mostSteps is how many words are read one by one, mostRead how many are counted, and mostRows how
// many of the dictionary are listed.
const mostSteps, mostRead, mostRows = 1000, 5000, 60

// Look looks for the dictionary, and reads words.
func (p *process) Look(at idea.Gaze) (engine.Job, error) {
	p.look = newLook(at)
	p.step = min(at.Step, mostSteps)
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
	l.Words = append(s.words(), p.closing())
	l.Strips = s.strips()
	l.Tables = append(l.Tables, p.listed(s))
	if !p.look.far() {
		l.Tables = append(l.Tables, p.tableOne())
		w, column, _ := s.word(s.at)
		l.Figures = append(l.Figures, dots(&l.Tables[1], int(column.Int64())+len(w.Text))...)
		l.Steps = idea.Steps{Now: p.step, Last: mostSteps, Next: nextWord()}
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
	x, _, pointed := p.pointed()
	if !pointed && p.look.far() {
		x, pointed = new(big.Int).Add(p.x, num(p.Window.X+p.Window.W/2)), true
	}
	letter, early := -1, (*big.Int)(nil)
	switch follows := pointed && (p.look.far() || p.Gaze.Step < 0); {
	case follows && x.Cmp(num(p.dictionary.FirstColumn)) < 0:
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
		Column: num(p.dictionary.FirstColumn + p.first[from]), Zeros: num(p.zeros[from]),
	}
	return s, nil
}

// wordOf returns the number of the word that has a column, or -1 if the steps do not come so far.
func (p *process) wordOf(x *big.Int) int {
	if p.look.far() || x.Cmp(num(p.dictionary.FirstColumn+p.first[mostSteps])) >= 0 {
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
		column.Add(column, num(len(w.Text)))
		zeros.Add(zeros, num(w.Zeros))
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
		if c, ok := s.square(new(big.Int).Add(column, num(i)), new(big.Int).Add(row, num(r))); ok {
			cells = append(cells, c)
		}
	}
	return cells
}

// listed is the dictionary, with how often each word was met.
func (p *process) listed(s *scene) idea.Table {
	t := idea.Table{Title: dictionaryTitle(len(p.dictionary.Words)), Head: dictionaryHead()}
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
		t.Rows = append(t.Rows, idea.Row{Cells: []string{text, neverOccurs, "0", ""}, Hues: []idea.Hue{idea.Soft, idea.Soft, idea.Soft, idea.Soft}})
	}
	return t
}
