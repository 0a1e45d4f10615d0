package game

import (
	"math/big"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
)

// position reads a position of any length.
func position(t testing.TB, text string) engine.Position {
	t.Helper()
	var p []engine.Int
	for _, digits := range strings.Split(text, ",") {
		n, ok := new(big.Int).SetString(digits, 10)
		if !ok {
			t.Fatalf("%q is no number", digits)
		}
		p = append(p, engine.Big(n))
	}
	return engine.Of(p...)
}

// A hundred digits of π and of e.
const (
	pi    = "3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067"
	euler = "2718281828459045235360287471352662497757247093699959574966967627724076630353547594571382178525166427"
)

// What is played far out is played as the same game is near: the same turns, links
// and undone turns, and what the view shows is the same square by square.
func TestDistantIsTheSameGame(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 23))
	for range enginetest.Rounds(400) {
		start := engine.At(rng.IntN(40), rng.IntN(40))
		near, far := opened(t, "queen@"+start.String()), opened(t, "distant@"+start.String())
		for range rng.IntN(20) {
			var a Action
			switch v := near.View(); {
			case rng.IntN(3) == 0 || v.Phase == OverPhase:
				a = []Action{Undo{}, Redo{}, GoTo{rng.IntN(4)}}[rng.IntN(3)]
			default:
				a, _ = random{rng.Uint64()}.Act(v, nil)
			}
			if e, f := near.Do(a), far.Do(a); (e == nil) != (f == nil) || e != nil && e.Error() != f.Error() {
				t.Fatalf("%s: %v near, %v far", near.Link(), e, f)
			}
			if got, want := far.Link(), strings.Replace(near.Link(), "queen", "distant", 1); got != want {
				t.Fatalf("%s, want %s", got, want)
			}
			same(t, near.View(), far.View())
			same(t, near.View(), opened(t, far.Link()).View())
		}
	}
}

// same holds a view of a far position against that of the same position near.
func same(t *testing.T, near, far View) {
	t.Helper()
	x, y, _ := near.Here.Pair()
	if out := max(x, y) > outskirts; (far.Origin != none) != out {
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
		if q, ok := far.Seen(r.From); run != (Run{q, r.Step, r.Count.Clamp()}) || !ok {
			t.Fatalf("%v of %v is seen as %v", r, near.Here, run)
		}
	}
}

// The perfect player chooses the same palace far out as near, and in lost positions
// a square next to the piece.
func TestPerfectFarOut(t *testing.T) {
	near, far := newQueen(1), distantQueen{newQueen(1)}
	for x := range 30 {
		for y := range 30 {
			s, _ := New(far, engine.At(x, y))
			v := s.View()
			if v.Origin == none {
				continue
			}
			a, err := perfect{}.Act(v, far.Solve())
			if err != nil {
				t.Fatal(err)
			}
			must(t, s, a)
			if near.palace(engine.At(x, y)) {
				if by := v.Here.Plus(engine.At(-1, -1), engine.Num(1)); a.(Move).To.Compare(by) < 0 {
					t.Errorf("(%d,%d): goes to %v", x, y, a)
				}
				continue
			}
			n, _ := New(near, engine.At(x, y))
			want, _ := perfect{}.Act(n.View(), near.Solve())
			if a.(Move).To != want.(Move).To {
				t.Errorf("(%d,%d): %v, near %v", x, y, a, want)
			}
		}
	}
}

// Far out every place on the rays is as likely as the others.
func TestRandomFarOut(t *testing.T) {
	const games, options = 20000, 12 + 9 + 9
	s := opened(t, "distant@12,9")
	count := map[string]int{}
	for seed := range uint64(games) {
		a, err := random{seed}.Act(s.View(), nil)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := random{seed}.Act(s.View(), nil)
		if !reflect.DeepEqual(a, again) {
			t.Fatalf("seed %d leads to %v and to %v", seed, a, again)
		}
		count[a.(Move).To.String()]++
	}
	if len(count) != options {
		t.Errorf("%d of %d options are chosen: %v", len(count), options, count)
	}
	for q, n := range count {
		if n < games/options*8/10 || n > games/options*12/10 {
			t.Errorf("%s is chosen %d times, the average is %d", q, n, games/options)
		}
	}
}

// A view of a long position has small coordinates, and names what can be seen.
func TestDistantView(t *testing.T) {
	s := opened(t, "distant@"+pi+","+euler)
	v := s.View()
	if c, _ := v.Cell(v.Here); c != (engine.Cell{X: 67, Y: 427}) || v.Origin.String() != pi[:97]+"000,"+euler[:97]+"000" {
		t.Fatalf("%v seen from %v", c, v.Origin)
	}
	for _, r := range v.Rays {
		if run := v.Run(r); run.Count != reach {
			t.Errorf("the ray %v ends after %d squares", r.Step, run.Count)
		}
	}
	west := position(t, "7,"+euler)
	if _, ok := v.Seen(west); ok {
		t.Error("a square a hundred digits away can be seen")
	}
	must(t, s, Move{west})
	v = s.View()
	if c, _ := v.Cell(v.Here); c != (engine.Cell{X: 7, Y: 427}) || v.Toward(v.Last) != engine.At(7+grid*grid, 427) {
		t.Errorf("on %v, from %v", c, v.Toward(v.Last))
	}
	must(t, s, Move{position(t, "7,3")})
	if v = s.View(); v.Origin != none || v.Toward(v.Last) != engine.At(7, 3+grid*grid) {
		t.Errorf("near the end it is seen from %v, and came from %v", v.Origin, v.Toward(v.Last))
	}
}

// Links hold positions of any length, and what may be wrong with them is said.
func TestDistantLinks(t *testing.T) {
	for _, link := range []string{
		"distant@" + pi + "," + euler,
		"distant@7," + euler + "&past=" + pi + "," + euler + "&next=7,3/0,3&map=nim&view=7.5,427,30",
		"distant@" + strings.Repeat("9", MaxDigits) + ",0&first=random&size=30x30",
	} {
		s := opened(t, link)
		if got := s.Link(); got != link {
			t.Errorf("%s prints %s", link, got)
		}
		if again := opened(t, s.Link()); !reflect.DeepEqual(again.View(), s.View()) {
			t.Errorf("%s comes back as another view", link)
		}
	}
	for link, want := range map[string]string{
		"distant@-" + pi + ",3":                                            "the queen stands on no negative squares",
		"distant@" + strings.Repeat("9", MaxDigits+1) + ",3":               "a coordinate has at most 1000 digits",
		"distant@" + pi + "," + euler + "&past=" + pi + "0," + euler + "1": "cannot reach (31415…17067, 27182…66427)",
		"distant@" + pi + ",3&block=" + pi + ",2":                          "no square as far out can be blocked",
		"distant@" + pi + ",3&block=1,2":                                   "No square can be blocked in this game",
		"queen@" + pi + ",3":                                               "a coordinate must be at most 9007199254740991",
	} {
		if _, err := testOpen(link); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, want %q", link, err, want)
		}
	}
}

// The camera of a link is forgotten when the origin moves, and kept while it stays.
func TestCameraFarOut(t *testing.T) {
	s := opened(t, "distant@"+pi+",9&view=1,2,3")
	must(t, s, Move{position(t, pi+",8")})
	if v := s.View(); v.Settings.View != "1,2,3" {
		t.Errorf("after a step the camera is %q", v.Settings.View)
	}
	must(t, s, Move{position(t, "5,8")})
	if v := s.View(); v.Settings.View != "" {
		t.Errorf("elsewhere the camera is %q", v.Settings.View)
	}
}

// A size that the board near the end cannot compute is forgotten when the piece comes
// there, so that the game's link can be opened again, and kept where it can.
func TestSizeFarOut(t *testing.T) {
	for size, kept := range map[string]bool{"100000x100000": false, "100x100": true} {
		s, err := Open("wythoff@" + pi + ",6&map=nim&size=" + size)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range []Action{Move{position(t, "9,6")}, Undo{}, Redo{}} {
			must(t, s, a)
			if _, err := Open(s.Link()); err != nil {
				t.Errorf("after %T: %v", a, err)
			}
		}
		if v := s.View(); (v.Settings.W > 0) != kept {
			t.Errorf("after %s the size is %d×%d", size, v.Settings.W, v.Settings.H)
		}
	}
}

func TestDistantWords(t *testing.T) {
	jumps := openedLink(t, "subtraction:(1,2)(2,1)(3,3)@"+pi+","+euler).View()
	if got := Detail(&jumps); !strings.HasSuffix(got, " goes by (1,2), (2,1) or (3,3) to a ringed square.") {
		t.Errorf("%q", got)
	}
	s := opened(t, "distant@"+pi+",12")
	v := s.View()
	for _, test := range []struct{ got, want string }{
		{Announce(&v, nil), "A queen. The piece stands on (31415…17067, 12), numbers of 100 and 2 digits. Your move."},
		{Detail(&v), "The piece stands on (31415…17067, 12), numbers of 100 and 2 digits. It goes west, north or north-west to a ringed square or far beyond."},
		{DescribeSquare(&v, v.Here), "(31415…17067, 12): the piece stands here"},
		{DescribeSquare(&v, v.Position(engine.Cell{X: 66, Y: 12})), "(31415…17066, 12): the piece can go there"},
		{DescribeValue(&v, v.Position(engine.Cell{X: 66, Y: 11}), engine.Outcomes, 1), "(31415…17066, 11) is a palace"},
		{Why(&v, []engine.Position{position(t, "7,12")}), "(7,12) is a palace, one move away: whoever moves from here wins by going there."},
		{Why(&v, nil), "No palace is one move away, so (31415…17067, 12) is a palace itself: whoever moves from here loses."},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
	must(t, s, Move{position(t, "9,12")})
	v = s.View()
	if got, want := Announce(&v, Move{}), "White piece to (9,12)."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// farGames are games that are played far out.
var farGames = []string{
	"wythoff@" + pi + "," + euler, "wythoff@5," + euler, "maharaja@" + pi + "," + euler,
	"exile:spiral@-" + pi + "," + euler, "exile:quadrant@" + pi + "," + euler,
	"subtraction:(1,2)(2,1)@" + pi + "," + euler, "subtraction:(1,0,2)(0,3,1)@" + pi + "," + euler + ",9",
	"subtraction:(1,2)(2,1)(3,3)@" + pi + "," + euler, "subtraction:(3)(5)(8)@" + pi,
}

// TestExplore: a link is explored where its turns begin, whatever else it says.
func TestExplore(t *testing.T) {
	const irregular = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,9)"
	far := strings.Repeat("7", 30)
	for link, want := range map[string]bool{
		irregular + "@" + far + ",5":                        true,
		irregular + "@2,5&past=" + far + ",8/" + far + ",6": true,
		irregular + "@7,5":                                  false,
		irregular:                                           false,
		"#" + irregular + "@" + far:                         false, // a link that is wrong
		irregular + "@5," + far + "&nonsense":               false,
		"chess@" + far + "," + far:                          false,
		"wythoff@" + far + "," + far:                        false,
		"blocking:5@3,3":                                    false,
	} {
		if got := Explore(link); got != want {
			t.Errorf("Explore(%q) = %v", link, got)
		}
	}
}

// TestExploreEnds: where a sweep reaches, no chart is searched for before a game is opened,
// also if it was opened before.
func TestExploreEnds(t *testing.T) {
	const link = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)@80000,80000"
	o := NewOpener()
	for range 2 {
		for n := 0; o.Explore(link, Everything); n++ {
			if n == 1000 {
				t.Fatal("there is no end to exploring")
			}
		}
		if _, _, err := o.Open(link, Everything); err != nil {
			t.Error(err)
		}
	}
}
