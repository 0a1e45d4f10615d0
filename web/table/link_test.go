package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/web/internal/page"
)

// TestLeftOut: what is wrong with a link is named and left out, of an address more than of
// what a script asks for.
func TestLeftOut(t *testing.T) {
	for _, x := range []struct {
		link         string
		open, arrive bool
		left         string
	}{
		{"wythoff@3,3&map=zzz", true, true, `"map=zzz"`},
		{"wythoff@3,3&view=far", true, true, `"view=far"`},
		{"wythoff@3,3&view=%3Cb%3E", true, true, `"view=<b>"`},
		{"wythoff@3,3&orient=up", true, true, `"orient=up"`},
		{"wythoff@3,3&values=2", true, true, `"values=2"`},
		{"wythoff@3,3&x=y", false, true, `"x=y"`},
		{"wythoff@3,3&first=nobody", false, true, `"first=nobody"`},
		{"wythoff@3,3&size=0x5", false, true, `"size=0x5"`},
		{"wythoff@3,3&past=5,4", false, true, `"past=5,4"`},
		{"wythoff@3,3&block=1,1", false, true, `"block=1,1"`},
		{"wythoff@3,-3&map=zzz", false, false, ""},
		{"chess@3,3&map=zzz", false, false, ""},
	} {
		for arrives, opens := range map[bool]bool{false: x.open, true: x.arrive} {
			r := newRoom(t)
			before := stateJSON(t, r)
			err := r.call("open", args{"link": x.link, "arrives": arrives}, nil)
			if (err == nil) != opens {
				t.Errorf("%t %s: %v", arrives, x.link, err)
			}
			if err != nil {
				if after := stateJSON(t, r); after != before {
					t.Errorf("%t %s is refused, and changed the state to %s", arrives, x.link, after)
				}
				continue
			}
			p := r.table.Page()
			hides := map[string]string{`"map=zzz"`: "&map=off", `"first=nobody"`: "&quiz=on"}[x.left] // what cannot be read of what hides, hides
			if !strings.Contains(p.Notice.Text, x.left) || !strings.HasSuffix(p.Say.Text, p.Notice.Text) {
				t.Errorf("%t %s: the notice is %q", arrives, x.link, p.Notice.Text)
			}
			if p.Link != "wythoff@3,3"+hides {
				t.Errorf("%t %s opens as %s", arrives, x.link, p.Link)
			}
			r.must("move", args{"to": []int{2, 2}})
			if p := r.table.Page(); p.Notice.Text != "" {
				t.Errorf("after the next move the notice is still %q", p.Notice.Text)
			}
		}
	}
}

// TestLeftOutStaysTold: what was left out can be read while Palace blocks and moves, until
// whoever came with the link acts.
func TestLeftOutStaysTold(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@3,3&map=zzz"})
	told := r.table.Page().Notice
	r.run()
	if s := r.table.State(); s.Phase != "move" || len(s.Blocked) == 0 {
		t.Fatalf("Palace has not blocked: %+v", s)
	}
	if got := r.table.Page().Notice; got != told || !strings.Contains(got.Text, `"map=zzz"`) {
		t.Errorf("after Palace's block the notice is %+v, was %+v", got, told)
	}
	r.must("move", args{"to": []int{3, 1}})
	if got := r.table.Page().Notice.Text; got != "" {
		t.Errorf("after the next move the notice is still %q", got)
	}
}

// TestShareManyBlocked: Palace's blocks of thousands of squares are in no link, and come
// back all the same.
func TestShareManyBlocked(t *testing.T) {
	game := fmt.Sprint("blocking:", testkit.Part(8003, 40003))
	r := newRoom(t)
	start := r.must("open", args{"link": game}).Position
	r.run()
	at := fmt.Sprintf("%s@%s", game, strings.Trim(engine.Position(start).String(), "()"))
	if s := r.share(args{}); s.Href != home+"#"+at || s.Code == nil {
		t.Errorf("at the start it is shared as %.200s", s.Href)
	}
	reopens(t, r, false)
	// Two people, one of whom blocks as Palace says, and the other one lines.
	r.must("open", args{"link": at + "&second=human&size=9x9&map=off"})
	for turn := range 5 {
		if turn%2 == 0 {
			r.led()
		} else {
			r.must("blockLine", args{"ray": 0})
		}
		r.must("done", args{})
		if turn == 0 {
			reopens(t, r, false)
		}
		r.must("move", args{"to": free(r)})
		if s := r.share(args{}); len(s.Href) > 500 || s.Code == nil {
			t.Errorf("after %d turns it is shared by %d letters: %.400s", turn+1, len(s.Href), s.Href)
		}
	}
	reopens(t, r, true)
	r.must("undo", args{})
	r.must("undo", args{})
	reopens(t, r, true)
	if link := r.table.Page().Link; strings.Count(link, ":perfect") != 3 || strings.Count(link, "..") != 2 {
		t.Errorf("two turns back the link is %s", link)
	}
}

// free returns a square close by that is not blocked.
func free(r *room) []int {
	for i := 1; ; i++ {
		for _, row := range r.scene.Targets.Rows {
			if c := row.At(i); i <= row.Count && r.scene.Free(c) {
				return []int{c.X, c.Y}
			}
		}
	}
}

// reopens fails unless another room opens the page's link as the same game, exploring it
// in slices before.
func reopens(t *testing.T, r *room, arrives bool) {
	t.Helper()
	other, link := newRoom(t), args{"link": r.table.Page().Link, "arrives": arrives}
	for more := true; more; {
		if err := other.call("explore", link, &more); err != nil {
			t.Fatal(err)
		}
	}
	other.must("open", link)
	r.run()
	other.run()
	if a, b := stateJSON(t, r), stateJSON(t, other); a != b {
		t.Errorf("%.300s opens as another game\n%.600s\nnot %.600s", link["link"], b[max(0, len(b)-600):], a[max(0, len(a)-600):])
	}
	if a, b := r.table.Page().Link, other.table.Page().Link; a != b {
		t.Errorf("%.300s opens as %.300s", a, b)
	}
}

// TestTooLong: a game that no link can hold is kept by the page, which says so once, and
// links begin where it stands.
func TestTooLong(t *testing.T) {
	r := newRoom(t)
	at := func(n int) string { return strings.Repeat("9", 995) + strconv.Itoa(n) }
	var past []string
	for n := 9999; n > 8959; n-- {
		past = append(past, at(n)+",5")
	}
	r.must("open", args{"link": "wythoff@" + at(8959) + ",5&first=human&second=human&past=" + strings.Join(past, "/")})
	told := 0
	for n := 8958; n > 8954; n-- {
		r.must("move", args{"to": []any{at(n), 5}})
		if r.table.Page().Notice.Text == link.TooLong.String() {
			told++
		}
	}
	p := r.table.Page()
	if told != 1 || len(p.Kept) <= link.MaxLength || p.Link != "wythoff@"+at(8955)+",5&second=human" {
		t.Errorf("told %d times, %d bytes kept, linked to as %.100s", told, len(p.Kept), p.Link)
	}
	if s := r.share(args{}); s.Note != link.TooLong.String() || s.Href != home+"#"+p.Link {
		t.Errorf("shared as %.100s: %q", s.Href, s.Note)
	}
	if s := r.share(args{"here": true}); s.Note == link.TooLong.String() {
		t.Errorf("shared from here with the note %q", s.Note)
	}
	other := newRoom(t)
	if err := other.call("open", args{"link": p.Kept}, nil); err == nil {
		t.Error("a link that is too long is opened")
	}
	other.must("open", args{"link": p.Kept, "arrives": true, "kept": true})
	if a, b := stateJSON(t, r), stateJSON(t, other); a != b {
		t.Error("what was kept comes back as another game")
	}
	if q := other.table.Page(); q.Notice.Text != link.TooLong.String() || q.Kept != p.Kept {
		t.Errorf("the game that came back has the notice %q", q.Notice.Text)
	}
	r.must("undo", args{})
	if q := r.table.Page(); q.Notice.Text != "" {
		t.Errorf("after a turn back the notice is %q", q.Notice.Text)
	}
}

// TestLongHere: the analyst reads whatever is blocked, however long it is to say.
func TestLongHere(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:1048576@9000000,1&first=perfect&second=human&size=9x9&map=off"})
	row := r.scene.Targets.Rows[0]
	var squares page.Squares
	for i := 2; i <= row.Count; i += 66 {
		squares = append(squares, engine.OfCell(row.At(i)))
	}
	r.must("block", args{"squares": squares})
	r.run()
	if s := r.table.State(); len(s.History) < 2 || engine.Position(s.History[1].To).Dim() == 0 {
		t.Errorf("Palace has not answered: %s %s, %s", s.Turn, s.Phase, r.table.Page().Notice.Text)
	}
}
