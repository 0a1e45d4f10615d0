package game_test

import (
	"math/big"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/ways"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/web/wordstest"
)

// What is played far out is played as the same game is near: the same turns, links
// and undone turns, and what the view shows is the same square by square.
func TestDistantIsTheSameGame(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 23))
	for range testkit.Rounds(400) {
		start := engine.At(rng.IntN(40), rng.IntN(40))
		near, far := gametest.Open(t, "queen@"+start.String()), gametest.Open(t, "distant@"+start.String())
		for range rng.IntN(20) {
			var a game.Action
			switch v := near.View(); {
			case rng.IntN(3) == 0 || v.Phase == game.OverPhase:
				a = []game.Action{game.Undo{}, game.Redo{}, game.GoTo{rng.IntN(4)}}[rng.IntN(3)]
			default:
				a, _ = gametest.Random(rng.Uint64()).Act(v, nil)
			}
			if e, f := near.Do(a), far.Do(a); (e == nil) != (f == nil) || e != nil && e.Error() != f.Error() {
				t.Fatalf("%s: %v near, %v far", link.Of(near), e, f)
			}
			if got, want := link.Of(far), strings.Replace(link.Of(near), "queen", "distant", 1); got != want {
				t.Fatalf("%s, want %s", got, want)
			}
			same(t, near.View(), far.View())
			same(t, near.View(), gametest.Open(t, link.Of(far)).View())
		}
	}
}

// same holds a view of a far position against that of the same position near.
func same(t *testing.T, near, far game.View) {
	t.Helper()
	x, y, _ := near.Here.Pair()
	if out := max(x, y) > gametest.Outskirts; (far.Origin != (engine.Position{})) != out {
		t.Fatalf("%v: origin %v", near.Here, far.Origin)
	}
	if c, ok := far.Cell(far.Here); !ok || far.Here != near.Here || far.Position(c) != near.Here {
		t.Fatalf("%v is %v and %v", near.Here, far.Here, c)
	}
	if near.Phase != far.Phase || near.Turn != far.Turn || !reflect.DeepEqual(near.History, far.History) || near.Ended() != far.Ended() {
		t.Fatalf("%v near, %v far", near, far)
	}
	if near.Last != far.Last {
		t.Fatalf("came from %v near, %v far", near.Last, far.Last)
	}
	for x := range x + 2 {
		for y := range y + 2 {
			q := engine.At(x, y)
			c, ok := far.Cell(q)
			if !ok || far.Position(c) != q || far.Reaches(q) != near.Reaches(q) {
				t.Fatalf("%v reaches %v: %t near", near.Here, q, near.Reaches(q))
			}
		}
	}
	for i, r := range near.Rays {
		run := far.Run(far.Rays[i])
		if q, ok := far.Seen(r.From); run != (game.Run{q, r.Step, r.Count.Clamp()}) || !ok {
			t.Fatalf("%v of %v is seen as %v", r, near.Here, run)
		}
	}
}

// A view of a long position has small coordinates, and names what can be seen.
func TestDistantView(t *testing.T) {
	s := gametest.Open(t, "distant@"+gametest.Pi+","+gametest.Euler)
	v := s.View()
	if c, _ := v.Cell(v.Here); c != (engine.Cell{X: 67, Y: 427}) || v.Origin.String() != gametest.Pi[:97]+"000,"+gametest.Euler[:97]+"000" {
		t.Fatalf("%v seen from %v", c, v.Origin)
	}
	for _, r := range v.Rays {
		if run := v.Run(r); run.Count != game.Reach {
			t.Errorf("the ray %v ends after %d squares", r.Step, run.Count)
		}
	}
	west := gametest.Position(t, "7,"+gametest.Euler)
	if _, ok := v.Seen(west); ok {
		t.Error("a square a hundred digits away can be seen")
	}
	gametest.Do(t, s, game.Move{west})
	v = s.View()
	if c, _ := v.Cell(v.Here); c != (engine.Cell{X: 7, Y: 427}) || v.Toward(v.Last) != engine.At(7+game.Grid*game.Grid, 427) {
		t.Errorf("on %v, from %v", c, v.Toward(v.Last))
	}
	gametest.Do(t, s, game.Move{gametest.Position(t, "7,3")})
	if v = s.View(); v.Origin != (engine.Position{}) || v.Toward(v.Last) != engine.At(7, 3+game.Grid*game.Grid) {
		t.Errorf("near the end it is seen from %v, and came from %v", v.Origin, v.Toward(v.Last))
	}
}

// The camera of a link is forgotten when the origin moves, and kept while it stays.
func TestCameraFarOut(t *testing.T) {
	s := gametest.Open(t, "distant@"+gametest.Pi+",9&view=1,2,3")
	gametest.Do(t, s, game.Move{gametest.Position(t, gametest.Pi+",8")})
	if v := s.View(); v.Settings.View != "1,2,3" {
		t.Errorf("after a step the camera is %q", v.Settings.View)
	}
	gametest.Do(t, s, game.Move{gametest.Position(t, "5,8")})
	if v := s.View(); v.Settings.View != "" {
		t.Errorf("elsewhere the camera is %q", v.Settings.View)
	}
}

// A position of many digits in a band is played, drawn and spoken of like any other.
func TestBandFarOut(t *testing.T) {
	long, _ := new(big.Int).SetString(strings.Repeat("7", 1000), 10)
	here := engine.Of(engine.Big(long), engine.Big(long).Plus(engine.Num(9)))
	s, err := game.New(gametest.NewBand(3), here)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View()
	say := wordstest.Say
	goes := words.Or([]string{say("game/ways/there", "left"), say("game/ways/there", "up"), say("game/ways/nearly-there", "up-left"), say("game/ways/there", "up-left")})
	if got, want := ways.From(v.Game, v.Axes(), v.Here, v.Rays), goes; got != want {
		t.Errorf("she goes %q, want %q", got, want)
	}
	if detail := explain.Detail(&v); !strings.HasSuffix(detail, say("game/explain/goes-far", "piece", goes, "both")) {
		t.Errorf("%q", detail)
	}
	for _, r := range v.Rays {
		run := v.Run(r)
		if from, ok := v.Seen(r.From); run.From != from || !ok || run.Count != game.Reach {
			t.Errorf("%v is seen as %v", r, run)
		}
	}
	if _, total := ways.Lines(v.Rays); total != engine.CountOptions(v.Rays) {
		t.Errorf("%v options", total)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		a, err := gametest.Random(rng.Uint64()).Act(v, nil)
		if err != nil || !v.Reaches(a.(game.Move).To) {
			t.Fatalf("%v: %v", a, err)
		}
	}
	a, err := gametest.Perfect().Act(v, v.Game.Solve())
	if want := (game.Move{here.Plus(engine.At(-1, 0), engine.Num(1))}); err != nil || !reflect.DeepEqual(a, want) {
		t.Errorf("the perfect player goes to %v, want %v: %v", a, want, err)
	}
	// From the middle of a ray beside the diagonal the way back is seen, square by square.
	far := v.Rays[2].At(engine.Big(new(big.Int).Rsh(long, 1)))
	if q := v.Toward(far); !v.Reaches(v.Position(q.Cell())) || q.At(0).Clamp() > -1000 {
		t.Errorf("the way to %.20v… leads by %v", far, q)
	}
	gametest.Do(t, s, game.Move{far})
	v = s.View()
	back := v.Toward(v.Last)
	if r := v.Game.Rays(v.Position(back.Cell())); !engine.Reaches(r, v.Here) || back.At(0).Clamp() < 1000 {
		t.Errorf("she came from %v", back)
	}
	if v.Direction(v.Rays[0]).String() != say("game/ways/there", "left") {
		t.Error("no direction")
	}
}
