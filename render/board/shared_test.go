package board

import (
	"sync"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// deaf is a host that does nothing, on whichever goroutine.
type deaf struct{}

func (deaf) Gesture(scene.Gesture) {}
func (deaf) Want(picture.Want)     {}
func (deaf) Moved(view.Viewport)   {}
func (deaf) Looks(colour.Look)     {}

// TestShared: the page calls while frames are drawn. The race detector sees whether
// anything is touched without the lock.
func TestShared(t *testing.T) {
	s := New(deaf{})
	s.Show(chess())
	corner := engine.Cell{}
	var all sync.WaitGroup
	for _, call := range []func(){
		func() { s.do(func() { s.tick(1.0/60, clock.Now()) }) },
		func() { s.Show(chess()) },
		func() { s.ZoomBy(1.25); s.CenterOn(corner) },
		func() { s.Fit(); s.Overview() },
		func() { s.Hold(); s.Resume() },
		func() { s.Cover(30, 40); s.InView() },
		func() { s.Locate(corner); s.Spot(corner) },
		func() {
			if !s.SetCamera("3,4,20") {
				t.Error("a camera is none")
			}
		},
	} {
		all.Go(func() {
			for range 50 {
				call()
			}
		})
	}
	all.Wait()
	s.CenterOn(corner)
	s.Resume()
	if v := s.InView(); v.W <= 0 || v.H <= 0 {
		t.Errorf("in the end %v is in view", v)
	}
}
