package game

import (
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// sight is what two sessions of the same game must have in common.
func sight(s *Session) View {
	v := s.View()
	v.Game = nil
	return v
}

// holds fails unless the link of a session gives it back, with all that can be redone.
func holds(t *testing.T, s *Session) {
	t.Helper()
	link := s.Link()
	if len(link) > MaxLink {
		t.Fatalf("a link of %d bytes", len(link))
	}
	again, err := Open(link)
	if err != nil {
		t.Fatalf("%.300s: %v", link, err)
	}
	if again.now.phase == BlockPhase && s.now.phase != BlockPhase { // what was left out
		before := again.View()
		if before.Actor() != Perfect {
			t.Fatalf("%.300s: nobody blocks again", link)
		}
		action, err := perfect{}.Act(before, before.Game.Solve())
		if err != nil {
			t.Fatal(err)
		}
		again.Expect(action.(Block).Squares)
		must(t, again, action)
	}
	for {
		if got, want := again.View().Game.String(), s.View().Game.String(); got != want {
			t.Fatalf("%s came back as %s", want, got)
		}
		if !reflect.DeepEqual(sight(again), sight(s)) {
			t.Fatalf("%.300s: another view", link)
		}
		if got, want := again.Link(), s.Link(); got != want {
			t.Fatalf("%.300s came back as %.300s", want, got)
		}
		if s.Do(Redo{}) != nil {
			return
		}
		must(t, again, Redo{})
	}
}

// playOn does n things to a session, most of them legal; the perfect player's blocks are
// told as such.
func playOn(t *testing.T, rng *rand.Rand, s *Session, n int) {
	t.Helper()
	solver := s.game.Solve()
	for range n {
		v := s.View()
		var a Action
		switch rng.IntN(10) {
		case 0:
			a = Undo{}
		case 1:
			a = Redo{}
		case 2:
			a = GoTo{rng.IntN(4)}
		case 3:
			a = SetPlayers{Kinds[rng.IntN(3)].Name, Kinds[rng.IntN(3)].Name}
		default:
			if v.Phase == OverPhase {
				a = Undo{}
				break
			}
			var p Player = random{rng.Uint64()}
			if v.Phase == BlockPhase && rng.IntN(3) > 0 {
				p = perfect{}
			}
			var err error
			if a, err = p.Act(v, solver); err != nil {
				t.Fatal(err)
			}
			if b, ok := a.(Block); ok && p == (perfect{}) {
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
	for _, link := range links {
		for range 3 {
			s, err := Open(link)
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, rng, s, rng.IntN(20))
			holds(t, s)
		}
	}
	for _, link := range []string{"blocking:300@700,500", "blocking:1000", "blocking:40003", "blocking:100000@50000,70000", "blocking:1048576@9000,100"} {
		for range 3 {
			s, err := Open(link)
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, rng, s, 3+rng.IntN(6))
			holds(t, s)
		}
	}
}

// perfectTurns plays a game of the perfect player, who blocks second, against itself.
func perfectTurns(t *testing.T, link string, turns int) *Session {
	t.Helper()
	s, err := Open(link)
	if err != nil {
		t.Fatal(err)
	}
	solver := s.game.Solve()
	for range 2*turns + 1 {
		v := s.View()
		if v.Phase == OverPhase {
			break
		}
		a, err := perfect{}.Act(v, solver)
		if err != nil {
			t.Fatal(err)
		}
		if b, ok := a.(Block); ok {
			s.Expect(b.Squares)
		}
		must(t, s, a)
	}
	return s
}

// What Palace has blocked takes no room in a link, however many squares it is.
func TestShortLinks(t *testing.T) {
	s := perfectTurns(t, "blocking:40003", 0)
	if got := s.Share(Sharing{}); got != "blocking:40003@40003,10003" {
		t.Errorf("after Palace's first block the link is %.200s", got)
	}
	s = perfectTurns(t, "blocking:40003", 6)
	link := s.Share(Sharing{})
	if len(link) > 300 || len(s.View().History) < 7 {
		t.Errorf("after %d turns the link has %d bytes: %.400s", len(s.View().History), len(link), link)
	}
	holds(t, s)
	must(t, s, Undo{})
	must(t, s, Undo{})
	if link = s.Link(); len(link) > 300 || !strings.Contains(link, "&block=perfect") || !strings.Contains(link, ":perfect/") {
		t.Errorf("two turns back the link has %d bytes: %.400s", len(link), link)
	}
	holds(t, s)

	// Old links must not open as another game: the perfect player has to stay as it is.
	if got := checksum(perfectTurns(t, "blocking:1000", 3)); got != 0xed414bb57415c406 {
		t.Errorf("the perfect player blocks otherwise than it did: the checksum is %#x", got)
	}

	// Blocks of somebody else are lines, and so are those that take long to find out.
	s = lineWest(t, "blocking:40003")
	if link = s.Link(); link != "blocking:40003@40003,10003&block=40002,10003..1,10003" {
		t.Errorf("a line west is %.200s", link)
	}
	holds(t, s)
	far := openedGame(t, "blocking:1048576@180000,180000&second=human")
	must(t, far, Block{engine.Options(far.View().Rays[:1])})
	far.line[0].perfect = true
	far.refresh()
	if link = far.Link(); !strings.HasSuffix(link, "&block=179999,180000..0,180000&second=human") {
		t.Errorf("where it takes long to find out again the link is %.200s", link)
	}
}

func openedGame(t *testing.T, link string) *Session {
	t.Helper()
	s, err := Open(link)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func lineWest(t *testing.T, link string) *Session {
	s := openedGame(t, link)
	v := s.View()
	must(t, s, Block{engine.Options([]engine.Ray{engine.From(v.Here, v.Rays[0].Step, engine.Num(40002))})})
	return s
}

// checksum depends on every square that was blocked.
func checksum(s *Session) uint64 {
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
	s := openedGame(t, "wythoff@"+at(9999)+"&first=human&second=human")
	for n := range 1200 {
		to := s.View().Here.Plus(engine.At(-1, 0), engine.Num(1))
		if must(t, s, Move{to}); n%250 == 0 && n < 1000 {
			if _, whole := s.LinkThatFits(); !whole {
				t.Fatalf("%d turns do not fit", n+1)
			}
		}
	}
	if link, whole := s.LinkThatFits(); whole || link != "wythoff@"+at(8799)+"&second=human" {
		t.Errorf("a long game is linked to as %.100s, whole %t", link, whole)
	}
	again, _, err := NewOpener().Restore(s.Link(), Nothing)
	if err != nil || !reflect.DeepEqual(sight(again), sight(s)) {
		t.Errorf("the whole game does not come back: %v", err)
	}
	if _, err := Open(s.Link()); err == nil || !strings.Contains(err.Error(), "too long: at most 1,044,480 are read") {
		t.Errorf("a link of %d bytes is opened: %v", len(s.Link()), err)
	}
	must(t, s, GoTo{900})
	if link, whole := s.LinkThatFits(); whole || link != "wythoff@"+at(9099)+"&second=human" {
		t.Errorf("with many undone turns it is linked to as %.100s, whole %t", link, whole)
	}
	must(t, s, Move{s.View().Here.Plus(engine.At(0, -1), engine.Num(1))})
	if link, whole := s.LinkThatFits(); !whole || link != s.Link() {
		t.Errorf("a game that fits is linked to by %d bytes, whole %t", len(link), whole)
	}
}
