package table_test

import (
	"html"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/internal/page"
)

const home = "https://example.org/palace/"

func (r *room) share(a args) (s page.Shared) {
	r.t.Helper()
	a["base"] = home
	if err := r.call("share", a, &s); err != nil {
		r.t.Fatal(err)
	}
	return s
}

func TestShare(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11&second=human"})
	s := r.share(args{})
	if s.Href != home+"#blocking:5@13,11&second=human" || s.Turns || s.Hidden || s.View || !s.Map {
		t.Errorf("at the start: %+v", s)
	}
	if s.Code == nil || s.Note != spoken("web/internal/page/scan") || s.Code.Size < 29 || !strings.HasPrefix(s.Code.Path, "M4 4h7v1H4z") {
		t.Errorf("the code is %+v, with the note %q", s.Code, s.Note)
	}
	r.must("block", args{"squares": [][]int{{2, 0}}})
	if s := r.share(args{}); s.Turns {
		t.Error("blocks alone are in every link, but count as turns")
	}
	r.must("move", args{"to": []int{13, 4}})
	r.must("map", args{"kind": "off"})
	for _, test := range []struct {
		args args
		want string
	}{
		{args{}, "blocking:5@13,4&second=human&past=13,11:2,0&map=off"},
		{args{"hidden": false}, "blocking:5@13,4&second=human&past=13,11:2,0"},
		{args{"here": true}, "blocking:5@13,4&second=human&map=off"},
	} {
		if s := r.share(test.args); s.Href != home+"#"+test.want || !s.Turns {
			t.Errorf("%v: %+v", test.args, s)
		}
	}
}

// A quiz stays one where it is shared, unless that is not wished, and any game becomes one.
func TestShareLocked(t *testing.T) {
	r := newRoom(t)
	for _, test := range []struct {
		link string
		args args
		want string
	}{
		{"wythoff@8,6", args{"quiz": true, "without": ""}, "wythoff@8,6&quiz=on"},
		{"wythoff@8,6", args{"without": "hint,why"}, "wythoff@8,6&without=hint,why"},
		{"wythoff@8,6&quiz=on&without=save", args{}, "wythoff@8,6&quiz=on&without=save"},
		{"wythoff@8,6&quiz=on&without=save", args{"quiz": false, "without": ""}, "wythoff@8,6"},
	} {
		r.must("open", args{"link": test.link})
		s := r.share(test.args)
		if s.Href != home+"#"+test.want || s.Quiz != strings.Contains(test.want, "quiz") || s.Without != "" != strings.Contains(test.want, "without") {
			t.Errorf("%s with %v: %+v", test.link, test.args, s)
		}
	}
}

func TestShareKeepsWhatIsSeenFromAfar(t *testing.T) {
	r := newRoom(t)
	for view, want := range map[string]bool{"": false, "&view=9,9,48": false, "&view=900,900,0.5": true, "&view=900,900,400x300": true} {
		r.must("open", args{"link": "blocking:1000@1200,400" + view})
		if s := r.share(args{}); s.View != want || strings.Contains(s.Href, "view=") != want {
			t.Errorf("%q: %+v", view, s)
		}
		if s := r.share(args{"view": false}); s.View || strings.Contains(s.Href, "view=") {
			t.Errorf("%q, without: %+v", view, s)
		}
	}
	r.must("open", args{"link": "wythoff@9,9&view=9,9,48"})
	if s := r.share(args{"view": true}); s.Href != home+"#wythoff@9,9&view=9,9,48" {
		t.Errorf("with what is in view: %s", s.Href)
	}
}

func TestShareTooLong(t *testing.T) {
	r := newRoom(t)
	// A queen that goes back one square at a time leaves a long past.
	var b strings.Builder
	for y := 1200; y > 0; y-- {
		if b.Len() > 0 {
			b.WriteByte('/')
		}
		b.WriteString("0," + strconv.Itoa(y))
	}
	r.must("open", args{"link": "wythoff@0,0&first=human&second=human&past=" + b.String()})
	s := r.share(args{})
	if s.Code != nil || !s.Shorter || s.Note != spoken("web/internal/page/turns-too-long", spoken("web/internal/qr/err-long", 2953)) {
		t.Errorf("too long with its turns: %+v", s.Note)
	}
	if s := r.share(args{"here": true}); s.Code == nil || s.Note != spoken("web/internal/page/scan") || s.Shorter {
		t.Errorf("from here: %+v", s)
	}
}

func TestShareEmbeds(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11&second=human"})
	s := r.share(args{"here": true})
	if !strings.Contains(s.Embed, `src="`+html.EscapeString(s.Href)+`"`) || strings.Contains(s.Embed, "&second") || strings.Count(s.Embed, "<") != 2 {
		t.Errorf("the frame is %s", s.Embed)
	}
	if !strings.Contains(s.Embed, `title="`+html.EscapeString(spoken("web/internal/page/embedded", r.table.Page().Title))+`"`) {
		t.Errorf("the frame has no name: %s", s.Embed)
	}
}

// What is shared is where one is: a lesson, from its beginning or at its step, a quiz, an idea, the
// gallery, the page itself. The title says which, and the link opens it.
func TestShareRooms(t *testing.T) {
	own := packed(t, "name: a\ntitle: A & b\nstep: c\nboard: rook@6,4\nsay: d\nstep: e\nsay: f\n")
	for _, c := range []struct {
		link        string
		wish        args
		want, title string
	}{
		{"lesson=corner-the-queen&step=5", args{}, "#lesson=corner-the-queen", spoken("web/table/internal/room/share-lesson")},
		{"lesson=corner-the-queen&step=5", args{"step": true}, "#lesson=corner-the-queen&step=5", spoken("web/table/internal/room/share-lesson")},
		{"lesson=" + own + "&step=2", args{"step": true}, "#lesson=" + own + "&step=2", spoken("web/table/internal/room/share-lesson")},
		{"wythoff@8,6&quiz=on", args{}, "#wythoff@8,6&quiz=on", spoken("web/internal/page/share-of", true, false)},
		{"wythoff@8,6", args{"quiz": true}, "#wythoff@8,6&quiz=on", spoken("web/internal/page/share-of", true, false)},
		{"wythoff@8,6&idea=golden", args{}, "#wythoff@8,6&idea=golden", spoken("web/internal/page/share-of", false, true)},
		{"wythoff@8,6", args{}, "#wythoff@8,6", spoken("web/internal/page/share-of", false, false)},
		{"gallery", args{}, "#gallery", spoken("web/table/internal/room/share-gallery")},
		{"", args{}, "", spoken("web/table/internal/room/share-page")},
	} {
		r := newRoom(t)
		r.must("open", args{"link": c.link, "arrives": true})
		s := r.share(c.wish)
		if s.Href != home+c.want || s.Title != c.title || s.Code == nil || !strings.Contains(s.Embed, `src="`+html.EscapeString(s.Href)+`"`) {
			t.Errorf("%s: %+v", c.link, s)
		}
		before := r.table.Page()
		if s.Game != (before.Room == "game") || s.Step != "" != (before.Course != nil) {
			t.Errorf("%s: choices for a game %t, for a lesson %q", c.link, s.Game, s.Step)
		}
		r = newRoom(t)
		r.must("open", args{"link": strings.TrimPrefix(c.want, "#"), "arrives": true})
		if p := r.table.Page(); p.Room != before.Room || p.Course != nil && p.Course.Step != before.Course.Step && c.wish["step"] != nil {
			t.Errorf("%s opens %s", s.Href, p.At)
		}
	}
}

// A page that is a file has no address for others: what is handed on is the file, and what follows
// the address there. No code and no frame lead to it.
func TestShareOfFile(t *testing.T) {
	for _, base := range []string{"file:///home/a/palace.html", "content://mail/1", "blob:null/1"} {
		r := newRoom(t)
		for _, c := range []struct{ link, want, note string }{
			{"", "", page.HandFile.String()},
			{"blocking:5@13,11", "#blocking:5@13,11", page.HandFileAnd.String()},
			{"lesson=corner-the-queen&step=5", "#lesson=corner-the-queen", page.HandFileAnd.String()},
		} {
			r.must("open", args{"link": c.link, "arrives": true})
			var s page.Shared
			if err := r.call("share", args{"base": base}, &s); err != nil {
				t.Fatal(err)
			}
			if s.Href != c.want || s.Note != c.note || s.Code != nil || s.Embed != "" || s.Typed != "" || s.Shorter {
				t.Errorf("%s of %s: %+v", c.link, base, s)
			}
		}
		r.must("open", args{"link": "wythoff@8,6"})
		r.must("move", args{"to": []int{8, 5}})
		var s page.Shared
		if err := r.call("share", args{"base": base}, &s); err != nil || !s.Turns || s.Shorter || s.Note != page.HandFileAnd.String() || !strings.Contains(s.Href, "past=8,6") {
			t.Errorf("with turns: %+v, %v", s, err)
		}
	}
}
