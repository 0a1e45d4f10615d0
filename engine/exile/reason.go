package exile

import "github.com/palacegames/palace/engine"

// Reason is the line on which a palace with a lower number stands.
func (Spiral) Reason(p engine.Position, palaces []engine.Position) string { return reason(p, palaces) }

// Reason is the line on which a palace with a lower number stands.
func (Quadrant) Reason(p engine.Position, palaces []engine.Position) string {
	return reason(p, palaces)
}

func reason(p engine.Position, palaces []engine.Position) string {
	if _, _, near := p.Pair(); !near || p.Zero() {
		return ""
	}
	if len(palaces) == 0 {
		return noLine(p)
	}
	q, line := palaces[0], theDiagonal
	switch {
	case q.At(0) == p.At(0):
		line = theRow
	case q.At(1) == p.At(1):
		line = theColumn
	}
	return onLine(line, p, q)
}
