package table_test

import (
	"testing"

	"github.com/palacegames/palace/web/table/host"
)

// The painter may forget a map when another one, or a smaller one, takes its place, and
// not when the same one goes on.
func TestRenew(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@3,5&map=nim&size=90x90"})
	steps := []struct {
		what   string
		act    func()
		renews bool
	}{
		{"other colours", func() { r.must("palette", args{"name": "safe"}) }, false},
		{"a move", func() { r.must("move", args{"to": []int{3, 4}}) }, false},
		{"another kind of map", func() { r.must("map", args{"kind": "outcome"}) }, true},
		{"a larger map", func() { r.must("open", args{"link": "wythoff@3,5&map=outcome&size=100x100"}) }, false},
		{"a smaller map", func() { r.must("open", args{"link": "wythoff@3,5&map=outcome&size=10x10"}) }, true},
		{"another game", func() { r.must("open", args{"link": "maharaja@3,5&map=outcome&size=100x100"}) }, true},
	}
	for _, step := range steps {
		r.run()
		before := len(r.renewed)
		step.act()
		if got := r.renewed[before:]; (len(got) > 0) != step.renews || len(got) > 0 && got[0] != host.Painter {
			t.Errorf("%s: renewed %v", step.what, got)
		}
	}
}
