package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
)

func TestSum(t *testing.T) {
	r := newRoom(t)
	s := r.must("open", args{"link": "#wythoff@5,3 + rook@2,7&map=off&values=on"})
	r.run()
	t.Logf("%+v", s)
	t.Logf("%+v", r.scene)
	p := r.table.Page()
	t.Logf("%s | %s | %s | %s | %s | %q %q", p.Title, p.Rules, p.Headline, p.Detail, p.Now, p.Second, p.Written)
	r.must("explain", args{})
	r.run()
	t.Logf("%+v", r.table.Page().Study)
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 9, Y: 6}})
	t.Logf("%+v", r.table.Page().Notice)
	r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: engine.Cell{X: 9, Y: 4}, Inside: true})
	t.Logf("%+v", r.table.Page().Pointer)
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 9, Y: 4}})
	r.run()
	p = r.table.Page()
	t.Logf("%+v %+v %s", p.Moves, p.State, p.Link)
	t.Logf("%+v", r.scene)
}
