package dictionary

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Own is a dictionary that somebody has written, of any words and any translations, none of which begins
// another one: it is run, and held against a game. Whether such a process ever ends is undecidable in
// general ([LW14] Theorem 4.1). So it is run for a while; and if what it writes is the game's string as far
// as that, and its words are the game's, it is proved by their situations (closure.go) that it
// goes on so, or that is not known. It is an engine.Job.
type Own struct {
	set     moves.Set
	words   *Dictionary // as they were written
	columns *columns.Table
	proof   *Search
	ended   bool
	ending  Ending
}

// Ending is how an Own ends.
type Ending struct {
	Kind Kind
	// Columns is how many letters are as the game has them, from First on, and Read how many words were read.
	First, Columns, Read int
	// Word is the last word that was read, and At the column where it begins or, if none fits, where it would.
	Word string
	At   int
	// Square is the palace of the first column whose letter is another one than is written, or that
	// no word fits.
	Square engine.Cell
	// Proved is the dictionary, if Kind is Closes, and Why it is not known whether it does, if it is Agrees.
	Proved *Dictionary
	Why    error
}

// Kind is in which way.
type Kind int

// The kinds.
const (
	Differs Kind = iota // a word writes what the game has not
	Stuck               // no word fits
	Ends                // all is read that was written
	Agrees              // it goes on as far as it was run
	Closes              // it goes on forever
)

// The bounds of an Own: MostOwn columns are looked at.
const (
	MostOwn       = 1 << 15
	mostOwnWords  = 400
	mostOwnLetter = 400

	ownKey = "column" // of the line with the first column
)

// ReadOwn reads a dictionary: a line for each word, such as "00100 -> 100101100", and if need be one like
// "column 8" for where the first word begins. Without that it is the first column that begins a perfect sector.
func ReadOwn(set moves.Set, text string) (*Own, error) {
	if err := Eligible(set); err != nil {
		return nil, err
	}
	o := &Own{set: set, columns: columns.New(set, columns.Kernel{}), words: &Dictionary{further: set.Single, FirstColumn: -1}}
	lines := map[string]int{}
	for n, line := range strings.Split(text, "\n") {
		fields := strings.Fields(strings.NewReplacer("->", " ", "→", " ").Replace(notation.Plain(line)))
		switch {
		case len(fields) == 0:
		case len(fields) == 2 && fields[0] == ownKey:
			x, err := strconv.Atoi(fields[1])
			if err != nil || x < 1 || x >= MostOwn/8 || o.words.FirstColumn >= 0 {
				return nil, errOwnColumn(n+1, MostOwn/8-1)
			}
			o.words.FirstColumn = x
		case len(fields) != 2 || strings.Trim(fields[0]+fields[1], "01") != "":
			return nil, errOwnLine(n+1, notation.Quote(line))
		case len(fields[0])+len(fields[1]) > mostOwnLetter || len(lines) == mostOwnWords:
			return nil, errOwnMany(n+1, mostOwnWords, mostOwnLetter)
		default:
			for _, w := range o.words.Words { // in their order, or it would be said now of one and now of another
				if strings.HasPrefix(w.Text, fields[0]) || strings.HasPrefix(fields[0], w.Text) {
					return nil, errOwnPrefix(n+1, fields[0], lines[w.Text], w.Text)
				}
			}
			lines[fields[0]] = n + 1
			o.words.add(Word{Text: fields[0], Image: fields[1], Rows: []int{none}})
		}
	}
	if len(lines) == 0 {
		return nil, errOwnNone
	}
	return o, nil
}

// TextOf writes a dictionary as ReadOwn reads it.
func TextOf(d *Dictionary) string {
	text := ownKey + " " + strconv.Itoa(d.FirstColumn)
	for _, w := range d.Words {
		text += "\n" + w.Text + " -> " + w.Image
	}
	return text
}

// Ending returns how it ends, when there is nothing left to do.
func (o *Own) Ending() Ending { return o.ending }

// Done guesses which part is done.
func (o *Own) Done() float64 {
	switch {
	case o.ended:
		return 1
	case o.proof == nil:
		return float64(o.columns.Known()) / MostOwn / 2
	}
	return 0.5 + o.proof.Done()/2
}

// Step works a little, and reports whether there is more to do.
func (o *Own) Step() (more bool) {
	switch {
	case o.ended:
	case o.columns.Known() < MostOwn:
		o.columns.Extend(min(MostOwn, o.columns.Known()+1<<13))
	case o.proof == nil:
		o.run()
		o.ended = o.ending.Kind != Agrees || o.ending.Why != nil
	case !o.proof.Step():
		o.ended = true
		if o.ending.Proved, o.ending.Why = o.proof.Found(); o.ending.Why == nil {
			o.ending.Kind = Closes
		}
	}
	return !o.ended
}

// run reads and writes, and begins the proof if all goes well.
func (o *Own) run() {
	d, e := o.words, &o.ending
	if d.FirstColumn < 0 {
		for d.FirstColumn = 1; d.FirstColumn < MostOwn/8 && !Perfect(o.columns, o.set.Single, d.FirstColumn); {
			d.FirstColumn++
		}
		if d.FirstColumn == MostOwn/8 {
			e.Kind, e.Why = Agrees, errOwnImperfect(MostOwn/8)
			return
		}
	}
	x := d.FirstColumn
	d.FirstDiagonal = freeAt(o.columns, x)
	e.First, e.At = x, x
	letters := make([]byte, 0, MostOwn)
	for c := x; c < MostOwn; c++ {
		letters = append(letters, '0')
		if o.columns.Row(c) < c {
			letters[c-x] = '1'
		}
	}
	written := d.FirstDiagonal
	d.Start = string(letters[:written])
	met := map[*Word]bool{}
	e.Kind = Agrees
	for at := 0; e.Kind == Agrees; {
		w, ended := d.read(letters[at:written])
		switch {
		case ended:
			e.Kind, e.At = Ends, x+written
		case w == nil:
			e.Kind, e.At = Stuck, x+at
			node := 0
			for node >= 0 {
				if node = d.nodes[node][letters[at]-'0']; node == 0 {
					break
				}
				at++
			}
			e.Square = engine.Cell{X: x + at, Y: o.columns.Row(x + at)}
		default:
			e.Word, e.At = w.Text, x+at
			e.Read++
			met[w] = true
			at += len(w.Text)
			for _, letter := range []byte(w.Image) {
				if written == len(letters) {
					e.Columns = written
					o.prove(met)
					return
				}
				if letters[written] != letter {
					e.Kind, e.Square = Differs, engine.Cell{X: x + written, Y: o.columns.Row(x + written)}
					break
				}
				written++
			}
		}
	}
	e.Columns = written
}

// prove begins to prove that the game's string is what is written. That needs words of the game, which begin
// and end where the same squares are taken.
func (o *Own) prove(met map[*Word]bool) {
	d := &Dictionary{FirstColumn: o.words.FirstColumn, FirstDiagonal: o.words.FirstDiagonal, Start: o.words.Start, further: o.set.Single}
	var ok bool
	first, err := firstAbove(o.set.Single, o.columns, MostOwn/2)
	if d.syncState, ok = sectorAt(o.columns, o.set.Single, d.FirstColumn); err == nil && (!ok || d.FirstColumn < first) {
		err = errOwnEarly(first)
	}
	if o.ending.Why = err; err != nil {
		return
	}
	d.Perfect = d.syncState.perfect()
	for i := range o.words.Words {
		own := &o.words.Words[i]
		w, err := d.newWord(own.Text)
		if err == nil && w.Image == own.Image {
			d.add(w)
		} else if met[own] {
			o.ending.Why = errOwnWord(own.Text)
			return
		}
	}
	last := len(efforts) - 1
	o.proof = &Search{set: o.set, columns: o.columns, string: make([]byte, MostOwn), found: d, effort: last, last: last, given: true}
	o.proof.stage = func() bool { return o.proof.tryWindow(nil) }
}

// Sentence says how it ended.
func (e Ending) Sentence() string {
	square, above := engine.OfCell(e.Square), e.Square.Y >= e.Square.X
	switch e.Kind {
	case Differs:
		return ownDiffers(e.Word, e.At, e.Square.X, square, above)
	case Stuck:
		return ownStuck(e.Read, e.At, e.Square.X, square, above)
	case Ends:
		return ownEnds(e.Read, e.At)
	case Agrees:
		if e.Columns == 0 {
			return ownUnread(e.Why)
		}
		return ownAgrees(e.First, e.Columns, e.Why)
	}
	low, high := 0, 0
	if r, err := e.Proved.Reader(); err == nil {
		low, high = r.Departure()
	}
	signed := func(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }
	return ownCloses(e.First, e.Proved.Readings, signed(low), signed(high), low == high)
}
