package board

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/board/kage"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
)

// The shaders are constants that are compiled only when a frame is drawn, which
// no test on this side of a screen does; that they compile can be told, and that the
// build is given each of them.
func TestShadersCompile(t *testing.T) {
	given := kage.All().List()
	for _, p := range newPrograms().all() {
		if !slices.Contains(given, p.source) {
			t.Errorf("the build does not compile\n%s", p.source)
		}
		s, err := ebiten.NewShader([]byte(p.source))
		if err != nil {
			t.Errorf("%v\n%s", err, p.source)
			continue
		}
		s.Deallocate()
	}
}

func TestWithin(t *testing.T) {
	w := engine.Window{X: -3, Y: 2, W: 9, H: 7}
	for _, step := range []engine.Cell{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}, {X: -1, Y: -1}, {X: 2, Y: -3}, {X: -4, Y: 1}, {X: 3, Y: 3}} {
		for cx := -9; cx < 12; cx++ {
			for cy := -9; cy < 15; cy++ {
				for _, count := range []int{0, 1, 5, 20} {
					c := engine.Cell{X: cx, Y: cy}
					first, last := within(scene.Row{From: c, Step: step, Count: count}, w)
					for i := 1; i <= count; i++ {
						inside := w.Contains(engine.Cell{X: cx + i*step.X, Y: cy + i*step.Y})
						if got := first <= i && i <= last; got != inside {
							t.Fatalf("from %v by %v: square %d taken for inside = %t", c, step, i, got)
						}
					}
					if first < 1 || last > count {
						t.Fatalf("from %v by %v: %d…%d of %d squares", c, step, first, last, count)
					}
				}
			}
		}
	}
}

// Two pieces too large for one frame are both painted in the end.
func TestLargePiecesAreFinished(t *testing.T) {
	w := newSprites()
	a, b := spriteKey{piece: sprite.Queen, size: 700}, spriteKey{piece: sprite.Pawn, size: 700}
	frames := 0
	for waiting := true; waiting; frames++ {
		if frames > 100 {
			t.Fatal("never finished")
		}
		w.begin()
		_, first := w.get(a, false)
		_, second := w.get(b, false)
		waiting = first || second
	}
	for _, c := range []spriteKey{a, b} {
		if img, _ := w.get(c, false); img.Bounds().Dx() != c.size {
			t.Errorf("piece %d has %d pixels", c.piece, img.Bounds().Dx())
		}
	}
}

// TestAwaken: a board that rests has a frame drawn when its marks begin to breathe.
func TestAwaken(t *testing.T) {
	sc := chess()
	sc.Targets.Breathe = true
	r := opened(sc)
	now := r.now()
	r.drawing.breath.since = now.Add(time.Millisecond)
	r.dirty = r.tick(0, now)
	if r.Idle() {
		t.Error("the board rests for good, and its marks never breathe")
	}
	for !r.isDue() {
		<-r.wake
	}
	if !r.tick(0, now.Add(time.Millisecond)) {
		t.Error("there is no frame in which they breathe")
	}
}

// all lists the programs.
func (p *programs) all() []*program {
	return []*program{&p.ground, &p.shapes, &p.tiles, &p.maps[0], &p.maps[1], &p.maps[2]}
}
