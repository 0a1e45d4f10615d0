package link_test

import (
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// sight is what two sessions of the same game must have in common.
func sight(s *game.Session) game.View {
	v := gametest.Seen(s)
	v.Game = nil
	return v
}

// holds fails unless the link of a session gives it back, with all that can be redone.
func holds(t *testing.T, s *game.Session) {
	t.Helper()
	text := link.Of(s)
	if len(text) > link.MaxLength {
		t.Fatalf("a link of %d bytes", len(text))
	}
	again, err := link.Open(text)
	if err != nil {
		t.Fatalf("%.300s: %v", text, err)
	}
	if again.Phase() == game.BlockPhase && s.Phase() != game.BlockPhase { // what was left out
		before := again.View()
		if before.Actor() != game.Perfect {
			t.Fatalf("%.300s: nobody blocks again", text)
		}
		action, err := gametest.Perfect().Act(before, before.Game.Solve())
		if err != nil {
			t.Fatal(err)
		}
		again.Expect(action.(game.Block).Squares)
		gametest.Do(t, again, action)
	}
	for {
		if got, want := again.View().Game.String(), s.View().Game.String(); got != want {
			t.Fatalf("%s came back as %s", want, got)
		}
		if !reflect.DeepEqual(sight(again), sight(s)) {
			t.Fatalf("%.300s: another view", text)
		}
		if got, want := link.Of(again), link.Of(s); got != want {
			t.Fatalf("%.300s came back as %.300s", want, got)
		}
		if s.Do(game.Redo{}) != nil {
			return
		}
		gametest.Do(t, again, game.Redo{})
	}
}

// playOn does n things to a session, most of them legal; the perfect player's blocks are
// told as such.
func playOn(t *testing.T, rng *rand.Rand, s *game.Session, n int) {
	t.Helper()
	solver := s.Record().Game.Solve()
	for range n {
		v := s.View()
		var a game.Action
		switch rng.IntN(10) {
		case 0:
			a = game.Undo{}
		case 1:
			a = game.Redo{}
		case 2:
			a = game.GoTo{Turns: rng.IntN(4)}
		case 3:
			a = game.SetPlayers{First: game.Kinds()[rng.IntN(3)].Name, Second: game.Kinds()[rng.IntN(3)].Name}
		default:
			if v.Phase == game.OverPhase {
				a = game.Undo{}
				break
			}
			var p player.Computer = gametest.Random(rng.Uint64())
			if v.Phase == game.BlockPhase && rng.IntN(3) > 0 {
				p = gametest.Perfect()
			}
			var err error
			if a, err = p.Act(v, solver); err != nil {
				t.Fatal(err)
			}
			if b, ok := a.(game.Block); ok && p == (gametest.Perfect()) {
				s.Expect(b.Squares)
			}
		}
		_ = s.Do(a)
	}
}

// In every family a link holds the whole session, also with thousands of blocked squares.
func TestLinksOfAllGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 11))
	var links []string
	for _, f := range catalog.Families {
		for _, p := range f.Presets {
			ruleset, _, _ := strings.Cut(p.Link, "&")
			links = append(links, ruleset)
		}
	}
	links = append(links, "wythoff@31415926535897932384626433,27182818284590452353602874", "subtraction:(1,0,0)(0,2,1)(1,1,1)@5,6,3")
	for _, text := range links {
		for range testkit.Part(1, 3) {
			s, err := link.Open(text)
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, rng, s, rng.IntN(20))
			holds(t, s)
		}
	}
	for _, text := range []string{"blocking:300@700,500", "blocking:1000", "blocking:40003", "blocking:100000@50000,70000", "blocking:1048576@9000,100"} {
		for range testkit.Part(1, 3) {
			s, err := link.Open(text)
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, rng, s, 3+rng.IntN(6))
			holds(t, s)
		}
	}
}

// perfectTurns plays a game of the perfect player, who blocks second, against itself.
func perfectTurns(t *testing.T, text string, turns int) *game.Session {
	t.Helper()
	s, err := link.Open(text)
	if err != nil {
		t.Fatal(err)
	}
	solver := s.Record().Game.Solve()
	for range 2*turns + 1 {
		v := s.View()
		if v.Phase == game.OverPhase {
			break
		}
		a, err := gametest.Perfect().Act(v, solver)
		if err != nil {
			t.Fatal(err)
		}
		if b, ok := a.(game.Block); ok {
			s.Expect(b.Squares)
		}
		gametest.Do(t, s, a)
	}
	return s
}

// What the perfect player blocks is found out of the past, of now and of what was undone, before a link is opened.
func TestAsked(t *testing.T) {
	for text, want := range map[string][]engine.Position{
		"blocking:5@9,9&block=perfect": {engine.At(9, 9)},
		"blocking:5@9,9&block=perfect&past=13,13:perfect/11,11/10,10:perfect&next=8,8:perfect/7,7": {engine.At(13, 13), engine.At(10, 10), engine.At(9, 9), engine.At(8, 8)},
		"blocking:5@9,9&block=perfect&past=13,13:perfect/11,12:perfect":                            {engine.At(13, 13)}, // from where no queen goes on
	} {
		if got, _ := link.Asked(text); !slices.Equal(got, want) {
			t.Errorf("of %s there is to be found out %v, want %v", text, got, want)
		}
	}
}

// What Palace has blocked takes no room in a link, however many squares it is.
func TestShortLinks(t *testing.T) {
	s := perfectTurns(t, "blocking:40003", 0)
	if got := link.Share(s, link.Sharing{}); got != "blocking:40003@40003,10003" {
		t.Errorf("after Palace's first block the link is %.200s", got)
	}
	s = perfectTurns(t, "blocking:40003", 6)
	text := link.Share(s, link.Sharing{})
	if len(text) > 300 || len(s.View().History) < 7 {
		t.Errorf("after %d turns the link has %d bytes: %.400s", len(s.View().History), len(text), text)
	}
	holds(t, s)
	gametest.Do(t, s, game.Undo{})
	gametest.Do(t, s, game.Undo{})
	if text = link.Of(s); len(text) > 300 || !strings.Contains(text, "&block=perfect") || !strings.Contains(text, ":perfect/") {
		t.Errorf("two turns back the link has %d bytes: %.400s", len(text), text)
	}
	holds(t, s)

	// Old links must not open as another game: the perfect player has to stay as it is.
	if got := checksum(perfectTurns(t, "blocking:1000", 3)); got != 0xed414bb57415c406 {
		t.Errorf("the perfect player blocks otherwise than it did: the checksum is %#x", got)
	}

	// Blocks of somebody else are lines, and so are those that take long to find out.
	s = lineWest(t, "blocking:40003")
	if text = link.Of(s); text != "blocking:40003@40003,10003&block=40002,10003..1,10003" {
		t.Errorf("a line west is %.200s", text)
	}
	holds(t, s)
	far := gametest.Opened(t, "blocking:1048576@180000,180000&second=human")
	squares := engine.Options(far.View().Rays[:1])
	far.Expect(squares)
	gametest.Do(t, far, game.Block{Squares: squares})
	if text = link.Of(far); !strings.HasSuffix(text, "&block=179999,180000..0,180000&second=human") {
		t.Errorf("where it takes long to find out again the link is %.200s", text)
	}
}

func lineWest(t *testing.T, text string) *game.Session {
	s := gametest.Opened(t, text)
	v := s.View()
	gametest.Do(t, s, game.Block{Squares: engine.Options([]engine.Ray{engine.From(v.Here, v.Rays[0].Step, engine.Num(40002))})})
	return s
}

// checksum depends on every square that was blocked.
func checksum(s *game.Session) uint64 {
	h := fnv.New64a()
	for _, turn := range s.View().History {
		for _, q := range turn.Blocked {
			h.Write([]byte(q.String() + ";"))
		}
	}
	return h.Sum64()
}

// A game that would be too long for a link is linked to as it stands, or as it began.
func TestLinkThatFits(t *testing.T) {
	nines := strings.Repeat("9", 995)
	at := func(n int) string { return nines + strconv.Itoa(n) + ",5" }
	s := gametest.Opened(t, "wythoff@"+at(9999)+"&first=human&second=human")
	for n := range 1200 {
		to := s.View().Here.Plus(engine.At(-1, 0), engine.Num(1))
		if gametest.Do(t, s, game.Move{To: to}); n%250 == 0 && n < 1000 {
			if _, whole := link.ThatFits(s); !whole {
				t.Fatalf("%d turns do not fit", n+1)
			}
		}
	}
	if text, whole := link.ThatFits(s); whole || text != "wythoff@"+at(8799)+"&second=human" {
		t.Errorf("a long game is linked to as %.100s, whole %t", text, whole)
	}
	again, _, err := link.NewOpener().Restore(link.Of(s), link.Nothing)
	if err != nil || !reflect.DeepEqual(sight(again), sight(s)) {
		t.Errorf("the whole game does not come back: %v", err)
	}
	if _, err := link.Open(link.Of(s)); err == nil || !strings.Contains(err.Error(), "too long: at most 1,044,480 are read") {
		t.Errorf("a link of %d bytes is opened: %v", len(link.Of(s)), err)
	}
	gametest.Do(t, s, game.GoTo{Turns: 900})
	if text, whole := link.ThatFits(s); whole || text != "wythoff@"+at(9099)+"&second=human" {
		t.Errorf("with many undone turns it is linked to as %.100s, whole %t", text, whole)
	}
	gametest.Do(t, s, game.Move{To: s.View().Here.Plus(engine.At(0, -1), engine.Num(1))})
	if text, whole := link.ThatFits(s); !whole || text != link.Of(s) {
		t.Errorf("a game that fits is linked to by %d bytes, whole %t", len(text), whole)
	}
}
