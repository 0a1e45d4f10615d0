package board

import (
	"slices"
	"testing"

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

// Programs that nobody needs yet are compiled one by one when nothing has happened for a
// while, and not before.
func TestWarmingWaits(t *testing.T) {
	r := opened(chess())
	defer func() {
		for _, p := range r.drawing.programs.all() {
			p.shader.Deallocate()
		}
	}()
	compiled := func() (n int) {
		for _, p := range r.drawing.programs.all() {
			if p.shader != nil {
				n++
			}
		}
		return n
	}
	before := compiled()
	if r.warm(r.came.Add(warmAfter/2)) || compiled() != before {
		t.Error("a program is compiled right after something has happened")
	}
	r.warmUp()
	if !r.isDue() {
		t.Error("there is no frame in which to find the time")
	}
	for n := before; n < len(r.drawing.programs.all()); n++ {
		if !r.warm(r.came.Add(warmAfter)) || compiled() != n+1 {
			t.Fatalf("%d programs are compiled, want %d", compiled(), n+1)
		}
	}
	if r.warm(r.came.Add(warmAfter)) {
		t.Error("there is more to compile than there is")
	}
}
