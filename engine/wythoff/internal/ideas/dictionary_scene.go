package ideas

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// steps is up to how many columns the lower edge of a sector is drawn square by square.
const steps = 120

// sector is all squares of a window from a column on and from a diagonal on: those above the
// squares on the diagonal of (column, row), and these.
func (s *scene) sector(column, row *big.Int) (c engine.Cell, area []idea.Point) {
	c, ok := s.Near(column, row)
	if !ok {
		return c, nil
	}
	w := s.Window
	left, right, low, high := max(c.X, w.X), w.X+w.W, w.Y, w.Y+w.H
	rise := c.Y - c.X // the diagonal is y = x + rise
	if left >= right || left+rise >= high {
		return c, nil
	}
	end := min(right, high-rise) // of the columns that have squares of the diagonal, or of all
	point := func(x, y int) { area = append(area, idea.Point{X: float64(x), Y: float64(min(max(y, low), high))}) }
	point(left, high)
	point(left, left+rise)
	if first := max(left, low-rise); end-first <= steps {
		for x := first; x < end; x++ {
			point(x, x+rise)
			point(x+1, x+rise)
		}
	} else {
		point(first, first+rise)
	}
	point(end, end+rise)
	point(right, high)
	return c, area
}

// figures are the sector of the word that is looked at, with the columns that it erases, the
// palaces that are put there and what is written for them, and the next sector.
func (s *scene) figures() (figures []idea.Figure) {
	w, column, row := s.word(s.at)
	corner, area := s.sector(column, row)
	if area != nil {
		figures = append(figures, idea.Figure{Kind: idea.Area, Points: area, Hue: s.hue(s.at), Faint: true, Link: s.link(s.at)})
	}
	next := new(big.Int).Add(column, idea.Num(len(w.Text)))
	if _, after := s.sector(next, new(big.Int).Add(row, idea.Num(len(w.Image)))); after != nil {
		figures = append(figures, idea.Figure{Kind: idea.Line, Points: append(after, after[0]), Hue: idea.Ink, Dashed: true})
	}
	high := float64(s.Window.Y + s.Window.H)
	for k, bit := range w.Text {
		x := float64(corner.X+k) + 0.5
		if bit == '1' && area != nil && float64(corner.Y+k) < high {
			figures = append(figures, idea.Figure{Kind: idea.Line, Points: []idea.Point{{X: x, Y: float64(corner.Y + k)}, {X: x, Y: high}}, Hue: idea.Soft, Bold: true})
		}
	}
	figures = append(figures, s.digits(w.Text, func(k int) engine.Cell { return engine.Cell{X: corner.X + k, Y: corner.Y - 1} })...)
	figures = append(figures, s.digits(w.Image, func(k int) engine.Cell { return engine.Cell{X: corner.X - 1, Y: corner.Y + k} })...)
	if cells := s.palaces(s.at); len(cells) > 0 {
		figures = append(figures, idea.Figure{Kind: idea.Frames, Squares: cells, Hue: s.hue(s.at), Bold: true, Link: s.link(s.at)})
	}
	for k := range s.spelled.Words {
		if cells := s.palaces(k); k != s.at && len(cells) > 0 && (s.reached < 0 || k < s.at) {
			figures = append(figures, idea.Figure{Kind: idea.Frames, Squares: cells, Hue: s.hue(k), Link: s.link(k)})
		}
	}
	return figures
}

// digits writes zeros and ones on squares of the window.
func (s *scene) digits(text string, at func(k int) engine.Cell) (figures []idea.Figure) {
	for _, bit := range "01" {
		f := idea.Figure{Kind: idea.Tiles, Hue: idea.Soft, Faint: true, Text: string(bit)}
		for k, is := range text {
			if c := at(k); is == bit && s.Window.Contains(c) {
				f.Squares = append(f.Squares, c)
			}
		}
		if len(f.Squares) > 0 {
			figures = append(figures, f)
		}
	}
	return figures
}

// best are the squares from where the word begins, and what stands beside it, upwards and to the
// right, where the next words go on: while nobody reads step by step always the same ones, so that
// nothing moves under a pointer.
func (s *scene) best() engine.Window {
	if s.Far() {
		return engine.Window{}
	}
	if s.Gaze.Step >= 0 || s.opens.Empty() {
		const around, side = 4, 26
		w, column, row := s.word(s.at)
		wide := max(side, len(w.Image)+2*around)
		s.opens = engine.Window{X: max(0, int(column.Int64())-around), Y: max(0, int(row.Int64())-around), W: wide, H: wide}
	}
	return s.opens
}

// mostLetters bounds a strip.
const mostLetters = 72

// strips are the string where it is read and where it is written: one strip if both are near.
func (s *scene) strips() []idea.Strip {
	reading := s.reading()
	_, column, row := s.word(s.at)
	gap := new(big.Int).Sub(row, column)
	if gap.Cmp(idea.Num(40)) > 0 {
		return []idea.Strip{reading, s.writing()}
	}
	w, first := s.dictionary.Words[s.spelled.Words[s.at]], s.spelled.Column
	end := int(gap.Int64()) + len(w.Image) + int(new(big.Int).Sub(column, first).Int64())
	reading.Title = stringTitle.String()
	reading.Letters = s.lettered(end)
	return []idea.Strip{reading}
}

// lettered writes n letters of the string from the first of the words on, and marks what is
// written for the word that is looked at.
func (s *scene) lettered(n int) []idea.Letter {
	first := s.spelled.Column
	letters := s.spellOut()
	for _, bit := range s.behind(len(letters), n) {
		letters = append(letters, idea.Letter{Text: string(bit), Hue: idea.Soft})
	}
	letters = letters[:min(len(letters), n, mostLetters)]
	w, _, row := s.word(s.at)
	to := len(letters) // where its image stands
	if d := new(big.Int).Sub(row, first); d.IsInt64() {
		to = min(to, int(d.Int64()))
	}
	for k := range letters {
		if k >= to && k < to+len(w.Image) {
			letters[k].Hue, letters[k].Link = idea.Ink, s.link(s.at)
		}
		letters[k].At = s.ofColumn(new(big.Int).Add(first, idea.Num(k)))
	}
	if to < len(letters) {
		letters[to].Under = writesHere.String()
	}
	return letters
}

// behind returns the letters from number k to n that stand behind the words that are shown, if
// these are among the first ones of the string.
func (s *scene) behind(k, n int) string {
	skip := new(big.Int).Sub(s.spelled.Column, s.all.Column)
	if text := s.dictionary.Letters(s.all.Words[:min(len(s.all.Words), 500)]); skip.Cmp(idea.Num(len(text))) < 0 && k < n {
		text = text[skip.Int64():]
		return text[min(k, len(text)):min(n, len(text))]
	}
	return ""
}

// spellOut writes the words letter by letter, with the reading head under the one that is looked
// at.
func (s *scene) spellOut() (letters []idea.Letter) {
	for k := range s.spelled.Words {
		for i, bit := range s.dictionary.Words[s.spelled.Words[k]].Text {
			letter := idea.Letter{Text: string(bit), Hue: idea.Soft, Link: s.link(k)}
			if k == s.at {
				letter.Hue = s.hue(k)
				if i == 0 {
					letter.Under = readsHere.String()
				}
			}
			letters = append(letters, letter)
		}
	}
	return letters
}

// ofColumn returns the square of a column's palace, if it is near.
func (s *scene) ofColumn(x *big.Int) []engine.Cell {
	row, err := s.row(x)
	if err != nil {
		return nil
	}
	if c, ok := s.Near(x, row); ok {
		return []engine.Cell{c}
	}
	return nil
}

// reading is the string around the word that is looked at.
func (s *scene) reading() idea.Strip {
	return idea.Strip{Title: readingTitle.String(), From: idea.FromColumn(s.spelled.Column), Letters: s.lettered(48)}
}

// writing is the string around its translation.
func (s *scene) writing() idea.Strip {
	const before = 12
	w, _, row := s.word(s.at)
	from := new(big.Int).Sub(row, idea.Num(before))
	strip := idea.Strip{Title: writingTitle.String(), From: idea.FromColumn(from)}
	around, err := s.reader.Around(row, before+2, len(w.Image)+before)
	if err != nil {
		return strip
	}
	text := s.dictionary.Letters(around.Words)
	skip := int(new(big.Int).Sub(from, around.Column).Int64())
	for k := max(0, -skip); k < before+len(w.Image) && skip+k < len(text); k++ {
		letter := idea.Letter{Text: text[skip+k : skip+k+1], Hue: idea.Soft, At: s.ofColumn(new(big.Int).Add(from, idea.Num(k)))}
		if k >= before {
			letter.Hue, letter.Link = idea.Ink, s.link(s.at)
		}
		if k == before {
			letter.Under = writesHere.String()
		}
		strip.Letters = append(strip.Letters, letter)
	}
	return strip
}
