// Package paint turns one board into the pictures a screen asks for. It sweeps
// the whole extent of the map once, in the engine's own order, and on the way
// paints the pictures in view; whatever comes into view later is asked of the
// board again. The caller is the clock: Step does one bounded piece of work.
//
// A map of Wythoff Nim's corner at level 1, where a pixel stands for 2×2 squares, is
// four pixels. (0,0), (2,1) and (1,2) are P, each alone in its pixel, and no square of
// the fourth is:
//
//	P .  . .     #b28e24  #b28e24
//	. .  P .
//
//	. P  . .     #b28e24  #0c0c10
//	. .  . .
//
// #b28e24 is half gold, #f2c230, and half black. For this board counts its palaces, and
// what is shown is how many of a pixel's columns have theirs in it, here one of two;
// boards that are swept are averaged square by square.
package paint

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
)

// Board is what a painter asks of a board: see engine.Board.
type Board interface {
	Source(w engine.Window) engine.Source
	Counter(w engine.Window) (engine.Counter, bool)
}

// Painter paints the map of one board. It is used by one goroutine at a time and
// may be dropped at any moment.
type Painter struct {
	board  Board
	extent engine.Window
	pixels *average.Averager
	veil   func(t *engine.Tile) engine.Tile // nil for none

	sweep engine.Source // nil when the extent has been swept
	swept *sweptTiles
	done  int

	shared bool // others sweep, and are not done

	counter engine.Counter // nil for boards that are swept square by square
	lines   int            // columns or rows decided, for a counter
	waiting []picture.Key  // what a counter paints when it is prepared

	level   int
	growing map[picture.Key]*canvas // wanted pictures that the sweep has still to visit
	queue   []picture.Key           // wanted pictures that the sweep is past, the most urgent first
	job     *job
	out     []picture.Picture
}

// job paints one picture apart from the sweep.
type job struct {
	canvas *canvas
	source engine.Source
}

// New returns a painter for the extent, which must have passed board.Check.
func New(board Board, extent engine.Window, pixels *average.Averager) *Painter {
	p := &Painter{
		board:   board,
		extent:  extent,
		pixels:  pixels,
		growing: map[picture.Key]*canvas{},
	}
	if counter, ok := board.Counter(extent); ok {
		p.counter, p.sweep = counter, board.Source(farCorner(extent))
	} else {
		p.swept, p.sweep = newSweptTiles(extent), board.Source(extent)
	}
	return p
}

// Again returns a painter for an extent that the board has computed before: there
// is nothing to sweep, only pictures to paint.
func Again(board Board, extent engine.Window, pixels *average.Averager) *Painter {
	p := &Painter{
		board:   board,
		extent:  extent,
		pixels:  pixels,
		growing: map[picture.Key]*canvas{},
		done:    extent.Area(),
	}
	p.counter, _ = board.Counter(extent)
	return p
}

// Veil lets the painter show something else instead of each tile, such as one in
// which some squares have other colours. The values of the pictures remain those of
// the board.
func (p *Painter) Veil(veil func(t *engine.Tile) engine.Tile) { p.veil = veil }

// Swept reports whether the board has computed all of the extent.
func (p *Painter) Swept() bool { return p.sweep == nil && !p.shared }

// add paints a tile, and reports whether its values are kept.
func (p *Painter) add(c *canvas, t *engine.Tile) (kept bool) {
	if p.veil == nil || t.Blank() {
		return c.add(p.pixels, t, t)
	}
	shown := p.veil(t)
	return c.add(p.pixels, t, &shown)
}

// Progress says how many squares of the extent have been computed, and of how many.
func (p *Painter) Progress() (done, total int) { return p.done, p.extent.Area() }

// Want replaces what is to be painted.
func (p *Painter) Want(w picture.Want) {
	p.level = w.Level
	growing := map[picture.Key]*canvas{}
	p.queue, p.waiting = nil, nil
	for _, key := range w.Keys {
		window := key.Window().Intersect(p.extent)
		c := p.growing[key]
		switch {
		case p.job != nil && p.job.canvas.key == key:
			// It is being painted.
		case c != nil:
			growing[key] = c
		case window.Empty():
			p.out = append(p.out, newCanvas(key, 0).picture())
		case p.counter != nil && p.sweep != nil:
			p.waiting = append(p.waiting, key)
		case p.Swept():
			p.queue = append(p.queue, key)
		default:
			ahead, passed := p.swept.count(window)
			if ahead == 0 {
				p.queue = append(p.queue, key)
				continue
			}
			c := newCanvas(key, ahead)
			c.late = passed > 0
			growing[key] = c
		}
	}
	p.growing = growing
	if p.job != nil && !slices.Contains(w.Keys, p.job.canvas.key) {
		p.job = nil
	}
}

// Step does one bounded piece of work and reports whether there is more.
func (p *Painter) Step() bool {
	switch {
	case p.job != nil:
		p.stepJob()
	case len(p.queue) > 0:
		p.startJob()
	case p.sweep != nil && p.counter != nil:
		p.prepare()
	case p.sweep != nil:
		p.stepSweep()
	default:
		return false
	}
	return true
}

// Take returns the pictures that have been completed since the last call.
func (p *Painter) Take() []picture.Picture {
	out := p.out
	p.out = nil
	return out
}

// Drafts returns the pictures in view that have grown since the last call but are
// not complete yet.
func (p *Painter) Drafts() []picture.Picture {
	var drafts []picture.Picture
	for _, c := range p.growing {
		if c.dirty {
			c.dirty = false
			drafts = append(drafts, c.draft())
		}
	}
	return drafts
}

func (p *Painter) startJob() {
	key := p.queue[0]
	p.queue = p.queue[1:]
	if p.counter != nil && key.Level > 0 {
		p.out = append(p.out, p.count(p.counter, key))
		return
	}
	p.job = &job{newCanvas(key, 0), p.board.Source(key.Window().Intersect(p.extent))}
}

func (p *Painter) stepJob() {
	t, ok := p.job.source.Next()
	if ok {
		if !p.add(p.job.canvas, &t) {
			recycle(p.job.source, t)
		}
		return
	}
	p.out = append(p.out, p.job.canvas.picture())
	p.job = nil
}

func (p *Painter) stepSweep() {
	t, ok := p.sweep.Next()
	if !ok {
		p.sweep = nil
		return
	}
	if t.Blank() {
		return
	}
	p.done += t.Area()
	p.swept.add(t.Window)
	if !p.grow(keyOf(&t, p.level), &t) {
		recycle(p.sweep, t)
	}
}

// grow adds a tile of the sweep to its picture, if that is wanted, and reports
// whether the tile's values are kept.
func (p *Painter) grow(key picture.Key, t *engine.Tile) (kept bool) {
	c := p.growing[key]
	if c == nil {
		return false
	}
	kept = p.add(c, t)
	c.ahead--
	p.complete(c)
	return kept
}

// complete hands a picture over when the sweep has passed all of it, or puts it into
// the queue if a part of it is missing.
func (p *Painter) complete(c *canvas) {
	if c.ahead > 0 {
		return
	}
	delete(p.growing, c.key)
	if c.late {
		p.queue = append(p.queue, c.key)
	} else {
		p.out = append(p.out, c.picture())
	}
}

// recycle gives a tile that is no longer needed back to its source.
func recycle(source engine.Source, t engine.Tile) {
	if r, ok := source.(engine.Recycler); ok {
		r.Recycle(t)
	}
}

// keyOf returns the picture of the level in which the tile lies.
func keyOf(t *engine.Tile, level int) picture.Key {
	edge := picture.Size << level
	return picture.Key{Level: level, X: engine.FloorDiv(t.X, edge), Y: engine.FloorDiv(t.Y, edge)}
}
