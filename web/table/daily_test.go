package table_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/web/internal/page"
)

// three returns today's puzzles.
func (r *room) three() []puzzle.Puzzle {
	r.t.Helper()
	all, err := (&puzzle.Three{Day: r.Today()}).Puzzles()
	if err != nil {
		r.t.Fatal(err)
	}
	return all
}

// solves opens today's puzzle of a size, takes so many hints, makes so many moves that do not win, and the one that does.
func (r *room) solves(size puzzle.Size, hints, misses int) page.Page {
	r.t.Helper()
	p := r.three()[size]
	r.puzzled("puzzle&day=" + size.String())
	if got := r.table.Page().At; got != p.Name.String() {
		r.t.Fatalf("the %v puzzle is %s, want %s", size, got, p.Name)
	}
	for range hints {
		r.must("puzzleHint", nil)
	}
	for _, to := range engine.Options(r.table.View().Game.Rays(p.At)) {
		if misses > 0 && to != p.Wins && !slices.Contains(p.Blocked, to) {
			r.must("move", args{"to": page.Numbers(to)})
			r.run()
			if v := r.table.Page().Course.Task.Verdict; v == nil || v.Right {
				r.t.Fatalf("%v is right in %s", to, p.Board())
			}
			r.must("beginAgain", nil)
			misses--
		}
	}
	r.must("move", args{"to": page.Numbers(p.Wins)})
	r.run()
	return r.table.Page()
}

// states says what the three buttons say.
func states(p page.Page) (states []string) {
	for _, s := range p.Puzzle.Day.Sizes {
		states = append(states, s.State)
	}
	return states
}

// TestDaily goes through the puzzles of a day: how each was solved is counted and kept, each leads to the next, and the last to the
// result.
func TestDaily(t *testing.T) {
	const in = "web/table/internal/room/"
	r := newRoom(t)
	open, solved := spoken(in+"still-open"), func(try int, help string) string { return spoken(in+"solved-at", try, help) }
	r.puzzled("puzzle&day=next")
	if p := r.table.Page(); !slices.Equal(states(p), []string{open, open, open}) || p.Puzzle.Share != "" || p.Puzzle.Day.Link != "" || p.Course.Next != nil || !p.Puzzle.Day.Sizes[0].Here || !r.scene.Look.Close {
		t.Errorf("at first the day is %+v", p.Puzzle.Day)
	}
	p := r.solves(puzzle.Small, 1, 0)
	if !slices.Equal(states(p), []string{solved(1, "hint"), open, open}) || !p.Course.Next.Gold || p.Course.Next.Link != r.three()[puzzle.Middle].Name.String() || p.Puzzle.Day.Streak != spoken(in+"streak-of", 1) {
		t.Errorf("after the small one it is %+v, %+v", p.Puzzle.Day, p.Course.Next)
	}
	if want := spoken(in+"why-wins", r.three()[puzzle.Small].Wins, "equal"); p.Course.Task.Verdict.Words != want {
		t.Errorf("it wins, for %q, want %q", p.Course.Task.Verdict.Words, want)
	}
	p = r.solves(puzzle.Middle, 0, 2)
	if !slices.Equal(states(p), []string{solved(1, "hint"), solved(3, "none"), open}) {
		t.Errorf("after the middle one it is %+v", p.Puzzle.Day)
	}
	p = r.solves(puzzle.Hard, 2, 0) // the second hint is the answer
	all := []string{solved(1, "hint"), solved(3, "none"), solved(1, "told")}
	if !slices.Equal(states(p), all) || p.Course.Next != nil || p.Puzzle.Share != spoken(in+"shared-day", p.Course.Heading, "✓", "★", "✓") {
		t.Errorf("after the hard one it is %+v, %q", p.Puzzle.Day, p.Puzzle.Share)
	}
	if at := regexp.MustCompile(`\(|\d+,\d+|rook|queen`).FindString(strings.ToLower(p.Puzzle.Share)); at != "" {
		t.Errorf("%q tells %s", p.Puzzle.Share, at)
	}

	kept := newRoom(t) // another visit has what was played and solved, and nothing else
	kept.must("played", args{"text": p.Played})
	kept.must("puzzled", args{"text": p.Solved})
	kept.puzzled("puzzle&day=next")
	now := kept.table.Page()
	if !slices.Equal(states(now), all) || now.Puzzle.Share != p.Puzzle.Share || now.Puzzle.Day.Streak != p.Puzzle.Day.Streak || !now.State.Puzzle.Solved || now.Played != p.Played || !now.Course.Task.Verdict.Right {
		t.Errorf("the next visit has %+v, %q", now.Puzzle.Day, now.Played)
	}
	kept.must("beginAgain", nil) // trying again changes nothing
	kept.must("move", args{"to": page.Numbers(kept.three()[puzzle.Hard].Wins)})
	if now := kept.table.Page(); now.Played != p.Played {
		t.Errorf("kept is %q, and was %q", now.Played, p.Played)
	}
}

// TestDailyOld: the links of old puzzles open these, and the bare word that of the day which the command line prints.
func TestDailyOld(t *testing.T) {
	for link, want := range map[string]string{
		"puzzle":                        "puzzle=wythoff+(1,2)(2,1)(3,4)(4,3)&level=1&seed=20261123",
		"puzzle&level=1&seed=20261123":  "puzzle=wythoff+(1,2)(2,1)(3,4)(4,3)&level=1&seed=20261123",
		"puzzle&seed=20261127&level=5":  "puzzle=blocking:10&level=5&seed=20261127",
		"puzzle=rook":                   "puzzle=rook&level=1&seed=20261123",
		"puzzle=wythoff&level=3&seed=7": "puzzle=wythoff&level=3&seed=7",
		"puzzle&day=next&level=3":       "puzzle=rook&level=1&seed=20261123100",
	} {
		r := newRoom(t)
		if r.puzzled(link); r.table.Page().At != want {
			t.Errorf("%s leads to %s, want %s", link, r.table.Page().At, want)
		}
	}
}

// TestStreak counts days in a row: over midnight, and from one again after a day that was missed.
func TestStreak(t *testing.T) {
	r := newRoom(t)
	for _, c := range []struct{ later, days int }{{0, 1}, {1, 2}, {2, 3}, {4, 1}, {5, 2}, {8, 1}, {9, 2}} {
		r.later = c.later
		if p := r.solves(puzzle.Size(c.later)%3, 0, 0); p.Puzzle.Day.Streak != spoken("web/table/internal/room/streak-of", c.days) {
			t.Errorf("on day %d: %q, want %d days", c.later, p.Puzzle.Day.Streak, c.days)
		}
		before := r.table.Page()
		r.must("open", args{"link": ""})
		if c.days > 1 && r.table.Page().Door.Today != spoken("web/table/internal/room/today", true, c.days) {
			t.Errorf("on day %d the door says %q", c.later, r.table.Page().Door.Today)
		}
		other := newRoom(t)
		other.later = c.later + 1 // midnight has passed
		other.must("puzzled", args{"text": before.Solved})
		if got, want := other.table.Page().Door.Today, spoken("web/table/internal/room/today", false, c.days); c.days > 1 && got != want {
			t.Errorf("after day %d the door says %q, want %q", c.later, got, want)
		}
	}
	if p := r.table.Page(); !strings.HasPrefix(p.Solved, "20261123 20261124 20261125 20261127 20261128 20261201 20261202;") || !strings.HasPrefix(p.Played, "daily 20261123 *0.0 - -\n") {
		t.Errorf("kept is %q, %q", p.Solved, p.Played)
	}
	// Over midnight the puzzle that is on the board is no more today's, is solved all the same, and leads to the new ones.
	r.puzzled("puzzle&day=small")
	wins := r.three()[puzzle.Small].Wins
	r.must("beginAgain", nil)
	r.later++
	r.must("move", args{"to": page.Numbers(wins)})
	if p := r.table.Page(); p.Puzzle.Day == nil || slices.ContainsFunc(p.Puzzle.Day.Sizes, func(s page.DaySize) bool { return s.Here || s.Solved }) || p.Puzzle.Day.Link == "" || strings.Contains(p.Puzzle.Share, "–") || !p.State.Puzzle.Solved || strings.Contains(p.Played+p.Solved, "20261203") {
		t.Errorf("over midnight: %+v, %q", p.Puzzle.Day, p.Played)
	}
	r.puzzled(r.table.Page().Puzzle.Day.Link)
	if p := r.table.Page(); !p.Puzzle.Day.Sizes[puzzle.Small].Here {
		t.Errorf("the new puzzles begin with %+v", p.Puzzle.Day)
	}
	r.later += 8
	r.must("beginAgain", nil)
	if p := r.table.Page(); p.Puzzle.Day != nil {
		t.Errorf("a week later: %+v", p.Puzzle.Day)
	}
}

// TestNewPuzzlesIn says how long it is.
func TestNewPuzzlesIn(t *testing.T) {
	r := newRoom(t)
	for minutes, want := range map[int][2]int{0: {0, 0}, 59: {0, 59}, 60: {1, 0}, 1439: {23, 59}} {
		var got struct{ Text string }
		if err := r.call("newPuzzlesIn", args{"value": minutes}, &got); err != nil || got.Text != spoken("web/table/internal/room/new-puzzles-in", want[0], want[1]) {
			t.Errorf("%d minutes: %q, %v", minutes, got.Text, err)
		}
	}
}

// TestDailyGarbage: what is wrong in what is kept is left out, and the rest is read.
func TestDailyGarbage(t *testing.T) {
	for text, want := range map[string]string{
		"daily 20261123 x1.1 *-1.0 ~9\ndaily 20260230 *0.0 - -\ndaily x *0.0 - -\ndaily 20261123 *0.0": "",
		"daily 20261123 ~2.1 *x.0 !1.2\n":                    "daily 20261123 ~2.1 - !1.2\n",
		"wythoff perfect 2 5 1\nladder wythoff 2100000000\n": "wythoff perfect 2 5 1\nladder wythoff 2100000000\n",
	} {
		r := newRoom(t)
		r.must("played", args{"text": text})
		if got := r.table.Page().Played; got != want {
			t.Errorf("%q is kept as %q, want %q", text, got, want)
		}
	}
	r := newRoom(t)
	r.must("puzzled", args{"text": "20261123 20260230 7 - -20261121 20261122 x;0 0 0 0 0;0 0 0 0 0;0 0 false - x"})
	if got := r.table.Page().Solved; !strings.HasPrefix(got, "20261122 20261123;") {
		t.Errorf("of wrong days are kept %q", got)
	}
}

// FuzzPlayedDays: whatever a browser has kept is read, or ignored, and what is kept then is read as it is.
func FuzzPlayedDays(f *testing.F) {
	for _, text := range []string{"", "days 20261101-20261123 20261125\ndaily 20261123 *1.0 !0.2 -\n", "daily 20261123 ~2.1 ?0.3 *99.99\ndaily 1 - - -", "days 20261123-99991231 -1 x 20260230", "daily 20261123 * ! ~\ndays\ndaily 20261123 *-1.0 -5.5 x1.1", "wythoff perfect 2 5 1\nladder wythoff 2100000000\npuzzle=wythoff&at=5,7\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r := newRoom(t)
		r.must("played", args{"text": text})
		kept := r.table.Page().Played
		again := newRoom(t)
		again.must("played", args{"text": kept})
		if now := again.table.Page().Played; now != kept || len(kept) > 40*len(text)+20000 {
			t.Errorf("%q is kept as %q, and then as %q", text, kept, now)
		}
		r.puzzled("puzzle&day=next")
		if day := r.table.Page().Puzzle.Day; day == nil || len(day.Sizes) != puzzle.Sizes {
			t.Errorf("after %q the day is %+v", text, day)
		}
	})
}
