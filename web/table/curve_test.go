package table_test

import (
	"math/rand/v2"
	"sort"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
)

// soonest plays everything out: whether whoever moves from p wins, and after how many moves the
// game is over if the winner hurries and the loser delays.
func soonest(g engine.Game, p engine.Position, known map[engine.Position][2]int) (wins, moves int) {
	if k, ok := known[p]; ok {
		return k[0], k[1]
	}
	quick, slow := 0, 0
	for _, q := range engine.Options(g.Rays(p)) {
		theirs, n := soonest(g, q, known)
		if theirs == 0 && (quick == 0 || n+1 < quick) {
			quick = n + 1
		}
		slow = max(slow, n+1)
	}
	if wins, moves = 1, quick; quick == 0 {
		wins, moves = 0, slow
	}
	known[p] = [2]int{wins, moves}
	return wins, moves
}

// TestCurve plays games to their end and holds each moment of their curves against the whole game
// tree, and, where squares are blocked, against the mistakes: these alone change who wins.
func TestCurve(t *testing.T) {
	for _, link := range []string{
		"wythoff@9,13&map=off", "rook@4,7&second=rule", "maharaja@7,11&second=random", "subtraction:(1,2)(2,1)(3,3)@17,19&second=random",
		"subtraction:(1,0,1)(0,2,1)@5,6,7&second=random", "exile:spiral@2,-3&second=random", "blocking:3@3,3&second=random", "blocking:3@9,7&second=random", "blocking:5@7,6", "blocking:2@8,8&second=rule",
		"blocking:3@1,0",
	} {
		for seed := range uint64(6) {
			curve(t, playNear(t, link, seed), link)
		}
	}
}

// playNear plays a game to its end, by short moves.
func playNear(t *testing.T, link string, seed uint64) *room {
	rng := rand.New(rand.NewPCG(seed, 0))
	r := newRoom(t)
	r.must("open", args{"link": link})
	r.run()
	for r.table.State().Phase != "over" {
		v := *r.table.View()
		near := game.Unblocked(engine.Options(v.Rays), v.Blocked)
		switch {
		case v.Phase == game.BlockPhase:
			r.must("block", args{"squares": [][]int{}})
		default:
			sort.Slice(near, func(i, j int) bool { return size(near[i]) > size(near[j]) })
			r.must("move", args{"to": page.Numbers(near[rng.IntN(min(len(near), 6))])})
		}
		r.run()
	}
	return r
}

func size(p engine.Position) (n int) {
	for _, c := range p.Components(nil) {
		n += max(c.Clamp(), -c.Clamp())
	}
	return n
}

// curve holds the curve of a game that is over.
func curve(t *testing.T, r *room, link string) {
	t.Helper()
	p := r.table.Page()
	if p.Review == nil || len(p.Review.Curve.Moments) != len(p.State.History)+1 {
		t.Fatalf("%s: after %d turns: %+v", link, len(p.State.History), p.Review)
	}
	c := p.Review.Curve
	last := c.Moments[len(c.Moments)-1]
	if won := *p.State.Winner == "first"; last.Up != won || last.Left != 0 || !last.Here || !fits(last.Words, open+spoken("game/explain/moment-won", map[bool]string{true: "you", false: "computer"}[won])) {
		t.Errorf("%s: %s has won, and the curve ends with %+v", link, *p.State.Winner, last)
	}
	name, _, _ := strings.Cut(link, "@")
	g, err := catalog.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	known := map[engine.Position][2]int{}
	for i, m := range c.Moments[:len(c.Moments)-1] {
		next := c.Moments[i+1]
		if (m.Up != next.Up) != next.Mistake {
			t.Errorf("%s: turn %d of %+v leads to %+v", link, i, m, next)
		}
		if g.Shape().Blocking > 1 {
			continue
		}
		r.must("goTo", args{"turns": i})
		s := r.table.State()
		wins, moves := soonest(g, engine.Position(s.Position), known)
		if up := (wins == 1) == (s.Turn == "first"); m.Up != up || m.Left != (moves+1)/2 {
			t.Errorf("%s: at %v with %s to move the curve says %+v: %d wins, after %d moves", link, s.Position, s.Turn, m, wins, moves)
		}
		if now := r.table.Page().Review; now == nil || here(now.Curve) != i {
			t.Errorf("%s: the board is at %d, and the curve at %+v", link, i, now)
		}
	}
}

// here is the moment that is on the board, -1 for none.
func here(c page.Curve) int {
	for i, m := range c.Moments {
		if m.Here {
			return i
		}
	}
	return -1
}

// TestCurveFar: where it is not known how soon a game is won, the curve still says who wins.
func TestCurveFar(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "maharaja@1000000000000000000000001,7"})
	r.must("move", args{"to": []string{"0", "7"}})
	r.run()
	for r.table.State().Phase != "over" {
		tapFirstLegal(t, r)
		r.run()
	}
	c := r.table.Page().Review.Curve
	if m := c.Moments[0]; m.Left != -1 || !m.Up || !fits(m.Words, open+spoken("game/explain/moment-can-win", "you")) {
		t.Errorf("far from the end: %+v", m)
	}
}
