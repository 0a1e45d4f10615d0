package ideas

import "github.com/palacegames/palace/engine"

// FitLine returns the slope of the line that lies nearest to squares, and how wrong it may be.
func FitLine(squares []engine.Cell) (slope, wrong float64) {
	f := fitLine(squares)
	return f.slope, f.error
}

// Irrationals lists the simple quadratic irrationals of an interval: what they are written as,
// and their value.
func Irrationals(from, to float64) (texts []string, values []float64) {
	for _, q := range irrationals(from, to) {
		texts, values = append(texts, q.String()), append(values, q.value())
	}
	return texts, values
}
