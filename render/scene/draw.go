package scene

import "github.com/palacegames/palace/engine"

// Draw draws shapes on what is there. They lie Over the board and are Strong, unless On and With
// say something else:
//
//	s.Draw(Put(Tick, Good, square).With(Thin), Arrow(Bad, from, to))
func (s *Scene) Draw(shapes ...Shape) { s.Shapes = append(s.Shapes, shapes...) }

// Put puts a mark on squares.
func Put(mark Mark, tone Tone, squares ...engine.Cell) Shape {
	return Shape{Kind: Marks, Layer: Over, Mark: mark, Tone: tone, At: Middles(squares...)}
}

// Path is a line through squares.
func Path(tone Tone, squares ...engine.Cell) Shape {
	return Shape{Kind: Line, Layer: Over, Tone: tone, At: Middles(squares...)}
}

// Arrow leads from one square to another.
func Arrow(tone Tone, squares ...engine.Cell) Shape {
	s := Path(tone, squares...)
	s.Arrow = true
	return s
}

// Write writes words beside a square.
func Write(words string, tone Tone, squares ...engine.Cell) Shape {
	return Shape{Kind: Label, Layer: Over, Tone: tone, At: Middles(squares...), Text: words}
}

// Around is a line around a window.
func Around(w engine.Window, tone Tone) Shape {
	x0, y0 := float64(w.X), float64(w.Y)
	x1, y1 := x0+float64(w.W), y0+float64(w.H)
	return Shape{Kind: Line, Layer: Over, Tone: tone, At: []Point{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}, {x0, y0}}}
}

// On is the shape on another layer.
func (s Shape) On(layer Layer) Shape {
	s.Layer = layer
	return s
}

// With is the shape with another weight.
func (s Shape) With(weight Weight) Shape {
	s.Weight = weight
	return s
}
