package sprite

import (
	"testing"

	"github.com/palacegames/palace/render/colour"
)

// TestPawnsLookAsTheyAreCalled: White's pawns are light and Black's are dark, by day and by night, and each has an outline
// that sets it off.
func TestPawnsLookAsTheyAreCalled(t *testing.T) {
	for _, dark := range []bool{false, true} {
		for piece, black := range map[Piece]bool{Pawn: false, BlackPawn: true} {
			s := Worn(piece, dark, false)
			for _, c := range [][3]uint8{{s.Body.R, s.Body.G, s.Body.B}, {s.Foot.R, s.Foot.G, s.Foot.B}} {
				if colour.IsDark(c[0], c[1], c[2]) != black {
					t.Errorf("dark theme %v: a pawn, Black's: %v, is painted %v", dark, black, c)
				}
			}
			if colour.IsDark(s.Line.R, s.Line.G, s.Line.B) == black {
				t.Errorf("dark theme %v: the outline of a pawn, Black's: %v, is %v", dark, black, s.Line)
			}
		}
	}
}
