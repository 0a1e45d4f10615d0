package board

import (
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// recorder is a Host that writes down what it is told.
type recorder struct {
	*Board
	told  []string
	moved chan string
}

func (r *recorder) note(format string, args ...any) {
	r.told = append(r.told, fmt.Sprintf(format, args...))
}
func (r *recorder) Gesture(g scene.Gesture) {
	switch g.Kind {
	case scene.Tap:
		r.note("tap %s", text(g.At))
		r.Locate(g.At) // a host may ask back
	case scene.Stroke:
		var over []string
		for _, c := range g.Over {
			over = append(over, text(c))
		}
		r.note("stroke %v", over)
	case scene.Linger:
		r.note("linger %s", text(g.At))
	case scene.Lifted:
		r.note("lifted %t", g.Keep)
	case scene.Hover:
		if g.Inside {
			r.note("hover %s", text(g.At))
		} else {
			r.note("hover nothing")
		}
	default:
		r.note("gesture %d", g.Kind)
	}
}

// text writes a square.
func text(c engine.Cell) string { return fmt.Sprintf("%d,%d", c.X, c.Y) }

func (r *recorder) Want(w picture.Want)   { r.note("want %d of level %d", len(w.Keys), w.Level) }
func (r *recorder) Looks(colour.Look)     {}
func (r *recorder) Moved(v view.Viewport) { r.moved <- v.String() }

func (r *recorder) expect(t *testing.T, want string) {
	t.Helper()
	if got := strings.Join(r.told, ", "); got != want {
		t.Errorf("told %q, want %q", got, want)
	}
	r.told = nil
}

// queens are the rows of a queen on (x, y), each of so many squares.
func queens(x, y, west, north, northwest int) []scene.Row {
	from := engine.Cell{X: x, Y: y}
	return []scene.Row{{From: from, Step: engine.Cell{X: -1}, Count: west}, {From: from, Step: engine.Cell{Y: -1}, Count: north}, {From: from, Step: engine.Cell{X: -1, Y: -1}, Count: northwest}}
}

// chess is a queen on (4, 3) with a pawn on (4, 1), and nothing in motion.
func chess() scene.Scene {
	huge := engine.Window{W: 1 << 40, H: 1 << 40}
	return scene.Scene{
		Game: "chess", Piece: scene.Queen, At: engine.Cell{X: 4, Y: 3}, Mode: scene.Choose, Asks: true,
		Targets: scene.Targets{Rows: queens(4, 3, 4, 3, 3), Mark: scene.Ring, Enlarge: true},
		Pawns:   []scene.Pawn{{At: engine.Cell{X: 4, Y: 1}}},
		Map:     scene.MapLook{Plane: huge, Extent: engine.Window{W: 600, H: 600}, Shown: true},
		Look:    scene.Look{Still: true},
	}
}

// opened returns a screen of 800×600 that shows the scene, and its host.
func opened(sc scene.Scene) *recorder {
	r := &recorder{moved: make(chan string, 9)}
	r.Board = New(r)
	r.camera.view.Width, r.camera.view.Height = 800, 600
	r.Show(sc)
	return r
}

// frame does what a frame does short of drawing.
func (r *recorder) frame() {
	r.do(func() { r.tick(1.0/60, clock.Now()) })
}

func (r *recorder) click(c engine.Cell) {
	x, y := r.Locate(c)
	r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y})
	r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y})
}

func TestClickIsATap(t *testing.T) {
	for o := view.XRightYDown; o <= view.XUpYRight; o++ {
		sc := chess()
		sc.Look.Orientation = o
		r := opened(sc)
		r.click(engine.Cell{X: 2, Y: 1})
		r.expect(t, "hover 2,1, tap 2,1")
		r.touch(view.Touch{Phase: view.TouchMove, X: 1, Y: 300}) // on the ruler
		r.expect(t, "hover nothing")
	}
}

func TestDragPansWithoutATap(t *testing.T) {
	r := opened(chess())
	x, y := r.Locate(engine.Cell{X: 5, Y: 5})
	r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y})
	r.touch(view.Touch{Phase: view.TouchMove, X: x - 105, Y: y, Time: 20})
	r.touch(view.Touch{Phase: view.TouchUp, X: x - 105, Y: y, Time: 900})
	r.expect(t, "hover 5,5")
	if got, _ := r.Locate(engine.Cell{X: 5, Y: 5}); got < x-100.001 || got > x-99.999 {
		t.Errorf("pulled from %g to %g, want 100 to the left", x, got)
	}
}

// The keyboard's cursor does not stay where it was in another game.
func TestAnotherGameLosesTheCursor(t *testing.T) {
	r := opened(chess())
	r.key("ArrowLeft", false)
	r.expect(t, "hover 3,3")
	same := chess()
	same.Look.Dark = true
	r.Show(same)
	r.expect(t, "")
	other := chess()
	other.Game = "piles"
	r.Show(other)
	r.expect(t, "hover nothing")
	r.key("ArrowUp", false)
	r.expect(t, "hover 4,2")
}

// A mouse that rests while the board moves points at another square then; a finger
// that has gone points where it was.
func TestBoardMovesBelowTheMouse(t *testing.T) {
	for _, coarse := range []bool{false, true} {
		r := opened(chess())
		x, y := r.Locate(engine.Cell{X: 5, Y: 5})
		r.touch(view.Touch{Phase: view.TouchDown, X: x, Y: y, Coarse: coarse})
		r.touch(view.Touch{Phase: view.TouchUp, X: x, Y: y, Coarse: coarse, Time: 900})
		r.told = nil
		r.SetCamera("50.5,60.5,40")
		r.frame()
		want := r.camera.view.Cell(x, y)
		if coarse {
			want = engine.Cell{X: 5, Y: 5}
		}
		if got := r.hand.pointer.cell; got != want {
			t.Errorf("by finger %t: it points at %v, want %v", coarse, got, want)
		}
		r.leave()
		r.SetCamera("20.5,30.5,40")
		r.frame()
		if !coarse && r.hand.pointer.inside {
			t.Error("a mouse that has left still points at the board")
		}
	}
}

func TestKeyboardCursor(t *testing.T) {
	r := opened(chess())
	press := func(names ...string) {
		for _, name := range names {
			name, shift := strings.CutPrefix(name, "Shift+")
			r.key(name, shift)
		}
	}
	press("ArrowLeft", "Enter")
	r.expect(t, "hover 3,3, tap 3,3")
	press("Shift+ArrowUp", " ") // past (3, 3) the next square in reach is (3, 2)
	r.expect(t, "hover 3,2, tap 3,2")
	press("Home", "Shift+ArrowUp", "Shift+ArrowUp") // (4, 1) is blocked
	r.expect(t, "hover 4,3, hover 4,2, hover 4,0")
	press("ArrowUp", "ArrowUp") // the edge of the board
	r.expect(t, "")
	for range 60 {
		press("ArrowRight")
	}
	if x, _ := r.Locate(engine.Cell{X: 64, Y: 0}); x < 0 || x > 800 {
		t.Errorf("the cursor left the screen: it is at %g", x)
	}
	r.told = nil
	for _, name := range []string{"u", "x", "Escape"} {
		if own(name) || r.key(name, false) {
			t.Errorf("key %q is the screen's", name)
		}
	}
	r.expect(t, "")
	for _, name := range []string{"ArrowUp", "Enter", " ", "+", "-", "0", "Home"} {
		if !own(name) || !r.key(name, false) {
			t.Errorf("key %q is not the screen's", name)
		}
	}
}

func TestWheelZoomsAboutThePointer(t *testing.T) {
	r := opened(chess())
	x, y := r.Locate(engine.Cell{X: 2, Y: 2})
	before := r.camera.view.Scale
	r.wheel(x, y, -200, false)
	r.wheel(x, y, -30, true)
	if r.camera.view.Scale <= before {
		t.Errorf("the scale went from %g to %g", before, r.camera.view.Scale)
	}
	if gx, gy := r.Locate(engine.Cell{X: 2, Y: 2}); gx < x-0.01 || gx > x+0.01 || gy < y-0.01 || gy > y+0.01 {
		t.Errorf("the square went from (%g, %g) to (%g, %g)", x, y, gx, gy)
	}
}

func TestWant(t *testing.T) {
	sc := chess()
	r := opened(sc)
	r.frame()
	r.frame()
	r.expect(t, "want 1 of level 0")
	r.Overview()
	r.frame()
	r.expect(t, "want 4 of level 1")
	r.Picture(sc.Map.Revision+1, picture.Picture{Key: picture.Key{Level: 1}, Complete: true, Pixels: make([]byte, 1<<18)})
	r.Picture(sc.Map.Revision, picture.Picture{Key: picture.Key{Level: 1}, Complete: true, Pixels: make([]byte, 7)})
	r.frame()
	if r.maps.textures.all.Len() != 0 {
		t.Errorf("a picture of another revision, or of no size, was kept")
	}
	r.Picture(sc.Map.Revision, picture.Picture{Key: picture.Key{Level: 1}, Complete: true, Pixels: make([]byte, 1<<18)})
	r.frame()
	r.expect(t, "")
	if r.maps.textures.has(picture.Key{Level: 1}) != picture.Whole {
		t.Errorf("the picture was not kept")
	}
	sc.Map.Shown = false
	r.Show(sc)
	r.frame()
	r.expect(t, "want 0 of level 1")
	sc.Map.Shown, sc.Map.Revision = true, sc.Map.Revision+1
	r.Show(sc)
	r.frame()
	r.expect(t, "want 4 of level 1")
}

func TestEmptyScene(t *testing.T) {
	r := opened(scene.Scene{})
	r.frame()
	r.click(engine.Cell{})
	r.leave()
}

// A window that a link asks for stays in view, as a whole, when the canvas changes, until a
// person moves the board or the game goes on elsewhere.
func TestFrameOfALink(t *testing.T) {
	want := engine.Window{X: 64, Y: 60, W: 40, H: 30}
	whole := func(r *recorder) bool { return r.camera.view.Visible().Intersect(want) == want }
	r := opened(chess())
	if !r.SetCamera("64,60,40x30") || !whole(r) {
		t.Errorf("the view is %v", r.camera.view)
	}
	r.camera.view.Width, r.camera.view.Height = 200, 300
	r.Cover(50, 60)
	if !whole(r) {
		t.Errorf("on a smaller canvas the view is %v", r.camera.view)
	}
	r.frame()
	if r.camera.resting {
		t.Errorf("the host is to be told what it set itself")
	}
	r.ZoomBy(20)
	r.camera.settle()
	near := r.camera.view
	if r.Cover(60, 60); r.camera.view != near {
		t.Errorf("what a person has zoomed into is left")
	}
	r.SetCamera("64,60,40x30")
	r.camera.keepInView(engine.Cell{X: 2, Y: 3})
	r.camera.settle()
	if r.Cover(50, 60); !r.camera.view.Visible().Contains(engine.Cell{X: 2, Y: 3}) {
		t.Errorf("the piece is left for what a link asked for: %v", r.camera.view)
	}
}

func TestCameraOfALink(t *testing.T) {
	r := opened(chess())
	if r.SetCamera("1,2") || r.SetCamera("1,NaN,3") {
		t.Errorf("nonsense is taken for a camera")
	}
	if !r.SetCamera("70,80.5,20") || r.camera.goalView().String() != "70,80.5,20" {
		t.Errorf("the camera is %s", r.camera.goalView())
	}
	r.frame()
	if r.camera.resting {
		t.Errorf("the host is to be told what it set itself")
	}
	r.CenterOn(engine.Cell{X: 30, Y: 40})
	r.frame()
	if got := <-r.moved; got != "30.5,40.5,20" {
		t.Errorf("the host was told of %s", got)
	}
}
