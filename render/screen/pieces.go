package screen

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/sprite"
)

// The times of the pieces.
const (
	slideTime = 180 * time.Millisecond
	dropTime  = 200 * time.Millisecond
	dropDelay = 24 * time.Millisecond // between two pawns that drop together
	mostDelay = 300 * time.Millisecond
)

// The sizes, in CSS pixels, below which a square has no room for a piece: then
// the main one stands on a pin and a pawn is a dot.
const (
	pinBelow = 17
	dotBelow = 11
)

// pieces is what moves on the board.
type pieces struct {
	slide struct {
		from, to engine.Cell
		start    time.Time
	}
	drops map[engine.Cell]time.Time
}

// follow sets in motion what changed between two scenes of one game, and reports
// whether the main piece moved.
func (p *pieces) follow(old, now *render.Scene, at time.Time) (moved bool) {
	from, to := cellOf(old.View.Position), cellOf(now.View.Position)
	moved = from != to
	if now.Still {
		p.slide.start = time.Time{}
		p.drops = nil
		return moved
	}
	if moved {
		p.slide.from, p.slide.to, p.slide.start = from, to, at
	}
	before := map[engine.Cell]bool{}
	for _, b := range old.View.Blocked {
		before[cellOf(b)] = true
	}
	chosen := map[engine.Cell]bool{}
	for _, b := range old.Chosen {
		chosen[cellOf(b)] = true
	}
	drops := map[engine.Cell]time.Time{}
	for _, b := range append(now.View.Blocked[:len(now.View.Blocked):len(now.View.Blocked)], now.Chosen...) {
		c := cellOf(b)
		switch start, falling := p.drops[c]; {
		case falling:
			drops[c] = start
		case !before[c] && !chosen[c]:
			drops[c] = at.Add(min(time.Duration(len(drops))*dropDelay, mostDelay))
		}
	}
	p.drops = drops
	return moved
}

// moving reports whether something is on its way.
func (p *pieces) moving(now time.Time) bool {
	if !p.slide.start.IsZero() && now.Sub(p.slide.start) < slideTime {
		return true
	}
	for _, start := range p.drops {
		if now.Sub(start) < dropTime {
			return true
		}
	}
	return false
}

// place returns where the main piece stands now, in squares.
func (p *pieces) place(c engine.Cell, now time.Time) (x, y float64) {
	x, y = float64(c.X)+0.5, float64(c.Y)+0.5
	if p.slide.start.IsZero() || p.slide.to != c {
		return x, y
	}
	t := 1 - eased(now.Sub(p.slide.start).Seconds()/slideTime.Seconds())
	return x + t*float64(p.slide.from.X-c.X), y + t*float64(p.slide.from.Y-c.Y)
}

// drop returns how far a pawn on c has come: 0 not yet there, 1 at rest.
func (p *pieces) drop(c engine.Cell, now time.Time) float64 {
	start, ok := p.drops[c]
	if !ok {
		return 1
	}
	return min(max(now.Sub(start).Seconds()/dropTime.Seconds(), 0), 1)
}

// drawPieces draws the pawns and the main piece.
func (s *Screen) drawPieces(dst *ebiten.Image, now time.Time) {
	v := &s.scene.View
	edge := s.view.Scale * s.view.Ratio
	seen := s.view.Visible()
	for _, b := range v.Blocked {
		s.drawPawn(dst, cellOf(b), seen, false, now)
	}
	if v.Phase == game.BlockPhase {
		for _, b := range s.scene.Chosen {
			s.drawPawn(dst, cellOf(b), seen, true, now)
		}
	}
	s.brush.flush(dst, &s.programs.shapes)
	if hint := s.scene.Hint; hint != nil && s.view.Scale >= pinBelow {
		x, y := s.middle(cellOf(hint))
		s.drawSprite(dst, costume{piece: sprite.Star, dark: s.scene.Dark, size: round(edge * 0.42)}, x+edge*0.27, y-edge*0.27, 1)
	}
	if v.Position == nil {
		return
	}
	piece := costume{piece: sprite.Counter, dark: s.scene.Dark, size: round(edge)}
	if s.rider {
		piece.piece = sprite.Queen
	}
	bx, by := s.pieces.place(cellOf(v.Position), now)
	x, y := s.pixel(bx, by)
	if s.view.Scale >= pinBelow {
		s.drawSprite(dst, piece, x, y, 1)
		return
	}
	s.drawPin(dst, piece, x, y)
}

// drawPin shows a piece that its square has no room for on a pin that points at
// the square.
func (s *Screen) drawPin(dst *ebiten.Image, piece costume, x, y float64) {
	r := s.view.Ratio
	radius, lift := 17*r, 25*r
	paper, night, gold := tint(s.theme.Paper, 1), tint(s.theme.Night, 1), tint(s.theme.Gold, 1)
	cy := y - lift
	s.brush.glow(x, cy+2*r, radius, radius, radius, 5*r, ink{0, 0, 0, float32(s.theme.Shade) / 255})
	tip := func(half float64, c ink) {
		d := math.Sqrt2 / 2
		s.brush.shape(x, y-lift*0.52, half, half, 1.5*r, 0, d, d, c)
	}
	tip(9.4*r, night)
	s.brush.disc(x, cy, radius+1.2*r, night)
	tip(7.6*r, gold)
	s.brush.disc(x, cy, radius-0.3*r, gold)
	s.brush.disc(x, cy, radius-2.6*r, paper)
	s.brush.disc(x, y, 2.6*r, night)
	s.brush.disc(x, y, 1.5*r, gold)
	s.brush.flush(dst, &s.programs.shapes)
	piece.size = round(24 * r)
	s.drawSprite(dst, piece, x, cy, 1)
}

// drawPawn draws a pawn on c, pale if it is only chosen.
func (s *Screen) drawPawn(dst *ebiten.Image, c engine.Cell, seen engine.Window, ghost bool, now time.Time) {
	if !seen.Contains(c) {
		return
	}
	t := s.pieces.drop(c, now)
	if t == 0 {
		return
	}
	x, y := s.middle(c)
	edge := s.view.Scale * s.view.Ratio
	if s.view.Scale < dotBelow {
		radius := max(0.36*edge, 2.2*s.view.Ratio)
		s.brush.disc(x, y, radius+s.view.Ratio, tint(s.theme.Paper, t))
		fill := tint(s.theme.Night, t)
		if ghost {
			fill = tint(s.theme.Gold, t)
		}
		s.brush.disc(x, y, radius, fill)
		return
	}
	away := (1 - eased(t)) * 0.45 * edge
	s.drawSprite(dst, costume{piece: sprite.Pawn, ghost: ghost, dark: s.scene.Dark, size: round(edge)}, x, y-away, min(3*t, 1))
}

// drawSprite draws a piece with its middle at (x, y), on whole pixels while the
// board is at rest.
func (s *Screen) drawSprite(dst *ebiten.Image, c costume, x, y, alpha float64) {
	rough := s.camera.gliding || s.camera.zooming || s.touches.Busy()
	img, waiting := s.wardrobe.dress(c, rough)
	s.tardy = s.tardy || waiting
	size := float64(img.Bounds().Dx())
	op := &ebiten.DrawImageOptions{DisableMipmaps: false}
	op.ColorScale.ScaleAlpha(float32(alpha))
	if want := float64(c.size); want != size {
		op.GeoM.Scale(want/size, want/size)
		op.Filter = ebiten.FilterLinear
		size = want
	}
	op.GeoM.Translate(math.Round(x-size/2), math.Round(y-size/2))
	dst.DrawImage(img, op)
}

func round(f float64) int { return int(math.Round(f)) }
