package screen

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
)

// recorder is a Host that writes down what it is told.
type recorder struct {
	*Screen
	told  []string
	moved chan string
}

func (r *recorder) note(format string, args ...any) {
	r.told = append(r.told, fmt.Sprintf(format, args...))
}
func (r *recorder) Tap(p engine.Position) {
	r.note("tap %v", p)
	r.Locate(p) // a host may ask back
}
func (r *recorder) Stroke(over []engine.Position) { r.note("stroke %v", over) }
func (r *recorder) Linger(p engine.Position)      { r.note("linger %v", p) }
func (r *recorder) Lifted(keep bool)              { r.note("lifted %t", keep) }
func (r *recorder) Hover(p engine.Position, ok bool) {
	if ok {
		r.note("hover %v", p)
	} else {
		r.note("hover nothing")
	}
}
func (r *recorder) Want(w render.Want)      { r.note("want %d of level %d", len(w.Keys), w.Level) }
func (r *recorder) Looks(render.Look)       {}
func (r *recorder) Moved(v render.Viewport) { r.moved <- v.String() }
func (r *recorder) Key(name string) bool    { r.note("key %s", name); return name == "u" }
func (r *recorder) Release(name string)     { r.note("release %s", name) }

func (r *recorder) expect(t *testing.T, want string) {
	t.Helper()
	if got := strings.Join(r.told, ", "); got != want {
		t.Errorf("told %q, want %q", got, want)
	}
	r.told = nil
}

// scene is a queen on (4, 3) with (4, 1) blocked, and nothing in motion.
func scene() render.Scene {
	huge := engine.Window{W: 1 << 40, H: 1 << 40}
	return render.Scene{
		View: game.View{
			Position: engine.Position{4, 3}, Blocked: []engine.Position{{4, 1}},
			Rays: []engine.Ray{{Step: engine.Position{-1, 0}, Count: 4}, {Step: engine.Position{0, -1}, Count: 3}, {Step: engine.Position{-1, -1}, Count: 3}},
		},
		Plane: huge, Extent: engine.Window{W: 600, H: 600}, Map: true, Still: true, Playable: true,
	}
}

// opened returns a screen of 800×600 that shows the scene, and its host.
func opened(sc render.Scene) *recorder {
	r := &recorder{moved: make(chan string, 9)}
	r.Screen = New(r)
	r.view.Width, r.view.Height = 800, 600
	r.Show(sc)
	return r
}

// frame does what a frame does short of drawing.
func (r *recorder) frame() {
	r.do(func() { r.tick(1.0/60, time.Now()) })
}

func (r *recorder) click(c engine.Cell) {
	x, y := r.Locate(c.Position())
	r.touch(render.Touch{Phase: render.TouchDown, X: x, Y: y})
	r.touch(render.Touch{Phase: render.TouchUp, X: x, Y: y})
}

func TestClickIsATap(t *testing.T) {
	for o := render.XRightYDown; o <= render.XUpYRight; o++ {
		sc := scene()
		sc.Orientation = o
		r := opened(sc)
		r.click(engine.Cell{X: 2, Y: 1})
		r.expect(t, "hover 2,1, tap 2,1")
		r.touch(render.Touch{Phase: render.TouchMove, X: 1, Y: 300}) // on the ruler
		r.expect(t, "hover nothing")
	}
}

func TestDragPansWithoutATap(t *testing.T) {
	r := opened(scene())
	x, y := r.Locate(engine.Position{5, 5})
	r.touch(render.Touch{Phase: render.TouchDown, X: x, Y: y})
	r.touch(render.Touch{Phase: render.TouchMove, X: x - 105, Y: y, Time: 20})
	r.touch(render.Touch{Phase: render.TouchUp, X: x - 105, Y: y, Time: 900})
	r.expect(t, "hover 5,5")
	if got, _ := r.Locate(engine.Position{5, 5}); got < x-100.001 || got > x-99.999 {
		t.Errorf("pulled from %g to %g, want 100 to the left", x, got)
	}
}

// piles is a game that is none of the scene's.
type piles struct{ engine.Game }

func (piles) Dim() int       { return 3 }
func (piles) String() string { return "piles" }

// The keyboard's cursor does not stay where it was in another game.
func TestAnotherGameLosesTheCursor(t *testing.T) {
	r := opened(scene())
	r.key("ArrowLeft", false)
	r.expect(t, "hover 3,3")
	same := scene()
	same.Dark = true
	r.Show(same)
	r.expect(t, "")
	other := scene()
	other.View.Game = piles{}
	r.Show(other)
	r.expect(t, "hover nothing")
	r.key("ArrowUp", false)
	r.expect(t, "hover 4,2")
}

// A mouse that rests while the board moves points at another square then; a finger
// that has gone points where it was.
func TestBoardMovesBelowTheMouse(t *testing.T) {
	for _, coarse := range []bool{false, true} {
		r := opened(scene())
		x, y := r.Locate(engine.Position{5, 5})
		r.touch(render.Touch{Phase: render.TouchDown, X: x, Y: y, Coarse: coarse})
		r.touch(render.Touch{Phase: render.TouchUp, X: x, Y: y, Coarse: coarse, Time: 900})
		r.told = nil
		r.SetCamera("50.5,60.5,40")
		r.frame()
		want := r.view.Cell(x, y)
		if coarse {
			want = engine.Cell{X: 5, Y: 5}
		}
		if got := r.pointer.cell; got != want {
			t.Errorf("by finger %t: it points at %v, want %v", coarse, got, want)
		}
		r.leave()
		r.SetCamera("20.5,30.5,40")
		r.frame()
		if !coarse && r.pointer.inside {
			t.Error("a mouse that has left still points at the board")
		}
	}
}

func TestKeyboardCursor(t *testing.T) {
	r := opened(scene())
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
	if x, _ := r.Locate(engine.Position{64, 0}); x < 0 || x > 800 {
		t.Errorf("the cursor left the screen: it is at %g", x)
	}
	r.told = nil
	if !r.key("u", false) || r.key("x", false) {
		t.Errorf("the host's word about its keys is lost")
	}
	r.expect(t, "key u, key x")
	for _, name := range []string{"ArrowUp", "Enter", " ", "+", "-", "0", "Home"} {
		if !r.own(name) || !r.key(name, false) {
			t.Errorf("key %q is not the screen's", name)
		}
	}
}

func TestWheelZoomsAboutThePointer(t *testing.T) {
	r := opened(scene())
	x, y := r.Locate(engine.Position{2, 2})
	before := r.view.Scale
	r.wheel(x, y, -200, false)
	r.wheel(x, y, -30, true)
	if r.view.Scale <= before {
		t.Errorf("the scale went from %g to %g", before, r.view.Scale)
	}
	if gx, gy := r.Locate(engine.Position{2, 2}); gx < x-0.01 || gx > x+0.01 || gy < y-0.01 || gy > y+0.01 {
		t.Errorf("the square went from (%g, %g) to (%g, %g)", x, y, gx, gy)
	}
}

func TestWant(t *testing.T) {
	sc := scene()
	r := opened(sc)
	r.frame()
	r.frame()
	r.expect(t, "want 1 of level 0")
	r.Overview()
	r.frame()
	r.expect(t, "want 4 of level 1")
	r.Picture(sc.Revision+1, render.Picture{Key: render.Key{Level: 1}, Complete: true, Pixels: make([]byte, 1<<18)})
	r.Picture(sc.Revision, render.Picture{Key: render.Key{Level: 1}, Complete: true, Pixels: make([]byte, 7)})
	r.frame()
	if r.album.pages.Len() != 0 {
		t.Errorf("a picture of another revision, or of no size, was kept")
	}
	r.Picture(sc.Revision, render.Picture{Key: render.Key{Level: 1}, Complete: true, Pixels: make([]byte, 1<<18)})
	r.frame()
	r.expect(t, "")
	if r.album.has(render.Key{Level: 1}) != render.Whole {
		t.Errorf("the picture was not kept")
	}
	sc.Map = false
	r.Show(sc)
	r.frame()
	r.expect(t, "want 0 of level 1")
	sc.Map, sc.Revision = true, sc.Revision+1
	r.Show(sc)
	r.frame()
	r.expect(t, "want 4 of level 1")
}

func TestPositionsOfOtherDimensions(t *testing.T) {
	for _, c := range []struct {
		at, want engine.Position
	}{{engine.Position{5}, engine.Position{2}}, {engine.Position{4, 3, 9}, engine.Position{2, 1, 9}}} {
		sc := scene()
		sc.View.Position, sc.View.Rays, sc.View.Blocked = c.at, nil, nil
		r := opened(sc)
		if got := r.position(engine.Cell{X: 2, Y: 1}); !got.Equal(c.want) {
			t.Errorf("at %v a square is %v, want %v", c.at, got, c.want)
		}
		r.frame()
	}
	r := opened(render.Scene{})
	r.frame()
	r.click(engine.Cell{})
	r.leave()
}

// A window that a link asks for stays in view, as a whole, when the canvas changes, until a
// person moves the board or the game goes on elsewhere.
func TestFrameOfALink(t *testing.T) {
	want := engine.Window{X: 64, Y: 60, W: 40, H: 30}
	whole := func(r *recorder) bool { return r.view.Visible().Intersect(want) == want }
	r := opened(scene())
	if !r.SetCamera("64,60,40x30") || !whole(r) {
		t.Errorf("the view is %v", r.view)
	}
	r.view.Width, r.view.Height = 200, 300
	r.Cover(50, 60)
	if !whole(r) {
		t.Errorf("on a smaller canvas the view is %v", r.view)
	}
	r.frame()
	if r.camera.resting != nil {
		t.Errorf("the host is to be told what it set itself")
	}
	r.ZoomBy(20)
	r.settle()
	near := r.view
	if r.Cover(60, 60); r.view != near {
		t.Errorf("what a person has zoomed into is left")
	}
	r.SetCamera("64,60,40x30")
	r.keepInView(engine.Cell{X: 2, Y: 3}, 0)
	r.settle()
	if r.Cover(50, 60); !r.view.Visible().Contains(engine.Cell{X: 2, Y: 3}) {
		t.Errorf("the piece is left for what a link asked for: %v", r.view)
	}
}

func TestCameraOfALink(t *testing.T) {
	r := opened(scene())
	if r.SetCamera("1,2") || r.SetCamera("1,NaN,3") {
		t.Errorf("nonsense is taken for a camera")
	}
	if !r.SetCamera("70,80.5,20") || r.Camera() != "70,80.5,20" {
		t.Errorf("the camera is %s", r.Camera())
	}
	r.frame()
	if r.camera.resting != nil {
		t.Errorf("the host is to be told what it set itself")
	}
	r.CenterOn(engine.Position{30, 40})
	r.frame()
	if got := <-r.moved; got != "30.5,40.5,20" {
		t.Errorf("the host was told of %s", got)
	}
}
