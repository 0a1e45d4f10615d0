package board

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/render/clock"
)

// Run shows the canvas and does not return as long as it is shown. It errs when
// the browser offers no WebGL 2. Drawn is called when the first picture has been drawn.
func (b *Board) Run(drawn func()) error {
	b.drawn = drawn
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowTitle("Palace")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	detach := attach(b)
	defer detach()
	return ebiten.RunGameWithOptions((*loop)(b), &ebiten.RunGameOptions{InitUnfocused: true})
}

// loop is the Board as Ebitengine sees it.
type loop Board

// Layout is never called, for there is LayoutF.
func (l *loop) Layout(width, height int) (int, int) { return width, height }

// LayoutF takes the size of the canvas in CSS pixels and returns it in pixels of
// the screen.
func (l *loop) LayoutF(width, height float64) (float64, float64) {
	b := (*Board)(l)
	w, h := surface(width, height)
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.resize(width, height, w/width) {
		b.dirty = true
	}
	return w, h
}

// Update waits until there is something to draw and moves what is moving.
func (l *loop) Update() error {
	b := (*Board)(l)
	for waits && !b.isDue() {
		<-b.wake
	}
	b.mu.Lock()
	now := b.now()
	dt := 1.0 / 60
	if b.ticked != 0 {
		dt = min(now.Sub(b.ticked).Seconds(), longestStep)
	}
	b.ticked = now
	b.dirty = b.ready && b.tick(dt, now)
	calls := b.calls()
	b.mu.Unlock()
	for _, call := range calls {
		call()
	}
	return nil
}

// Draw draws the board, bottom first.
func (l *loop) Draw(dst *ebiten.Image) {
	b := (*Board)(l)
	if b.draw(dst) && b.drawn != nil {
		b.drawn()
		b.drawn = nil
	}
}

// draw reports whether there was a board to draw.
func (b *Board) draw(dst *ebiten.Image) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if !b.ready {
		dst.Fill(b.drawing.pen.theme.Ground)
		return false
	}
	b.drawing.drawAll(dst, b.now())
	b.dirty = b.dirty || b.drawing.tardy
	b.snap(dst)
	return true
}

// isDue reports whether a frame is to be drawn now.
func (b *Board) isDue() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.dirty && b.clock.stopped == 0
}

// tick moves everything for dt seconds, and reports whether something goes on
// moving by itself.
func (b *Board) tick(dt float64, now clock.Moment) (moving bool) {
	moving = b.camera.advance(dt, now)
	moving = b.hand.scroll(dt) || moving
	b.camera.view = b.camera.view.Kept(b.scene.Map.Plane)
	if !moving {
		b.hand.hover()
		b.rest()
	}
	moving = b.maps.textures.upload(b.scene.Map.Plane, now) || moving
	if b.scene.Map.Shown {
		moving = b.maps.grow(dt, now) || moving
	}
	moving = b.maps.adjust(dt) || moving
	if l, news := b.maps.lookNow(moving); news {
		b.tell(func() { b.host.Looks(l) })
	}
	if w, fresh := b.maps.wanting(); fresh {
		b.tell(func() { b.host.Want(w) })
	}
	_, returns := b.hand.left(now)
	b.awaken(now)
	return returns || b.drawing.motion.moving(now) || b.drawing.breath.going(now) || b.drawing.idea.glow.going(now) || b.drawing.tardy || moving
}

// awaken has a frame drawn when something begins to move by itself.
func (b *Board) awaken(now clock.Moment) {
	if wait := b.drawing.breath.since.Sub(now); wait > 0 && !b.waking {
		b.waking = true
		time.AfterFunc(wait, func() { b.do(func() { b.waking = false }) })
	}
}

// Idle reports whether nothing is drawn, moves, or is to be told in a while: not until
// something happens, and the canvas has the size that the page gives it.
func (b *Board) Idle() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	v := &b.camera.view
	return b.ready && !b.dirty && b.holding == nil && !b.waking && !b.camera.resting &&
		pageSize(v.Width, v.Height) == [2]float64{v.Width, v.Height}
}

// longestStep is the most, in seconds, that moves in one frame: after a longer
// pause things go on from where they were.
const longestStep = 0.2

// Hold keeps the picture as it is until Resume, or for a tenth of a second. To draw a
// frame can take as long as an answer takes that somebody waits for, above all where the
// processor draws, and both would share it.
func (b *Board) Hold() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.holding == nil {
		b.clock.stop(b.wall())
		b.holding = time.AfterFunc(b.longestHold, b.Resume).Stop
	}
}

// Resume lets the picture go on.
func (b *Board) Resume() {
	b.mu.Lock()
	b.clock.goOn(b.wall())
	if b.holding != nil {
		b.holding()
		b.holding = nil
	}
	b.mu.Unlock()
	b.nudge()
}
