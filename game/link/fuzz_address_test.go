package link_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/link"
)

// hostile are texts behind a #, as somebody might have them or make them.
var hostile = []string{
	"", "#", "##", " ", "&", "&&&&", "=", "&=", "lesson", "#lesson&", "lesson=", "lesson==", "lesson=&step=2", "Lesson=Why-Gold&STEP=2&quiz=ON",
	"lesson=corner-the-rook&utm_source=mail&step=99", "lesson=corner-the-rook&step=1000000000000000000000000000000", "lesson=a&step=-0&step=0", "lesson=a&step=",
	"lesson=corner-the-rook&without=map,values,hint,why,save&ui=lesson&tell=https://school.example:8443", "lesson=a&tell=http://[::1]&ui=none&ui=none",
	"lesson=~AQIDBA&quiz=off", "lesson=%00&x=%", "lesson%3dwhy%2dgold%26step%3d3", "%6cesson=a&%73tep=2", "lesson=%25zz&a=%4", "lesson=\u202egold\u202c&step=\u0662", "lesson=a&q=\u2066\u2069",
	"gallery", "#gallery&x=1", "gallery=", "gallery&gallery", "GALLERY&ui=Board", "gal%6Cery", "fbclid=IwAR0", "utm_source=mail&utm_medium=x", "step=2", "map=off&view=1,2,3",
	"wythoff@12,17&ui=board&tell=https%3A%2F%2Fa.example&utm_source=x", "blocking:5@3,3&block=0,0;1,1&zz", "rook@3,3&past=9,3/", "puzzle", "puzzle=wythoff&at=5,7&Set=3/6", "puzzle&SET=12/12&seed=3", "puzzle&day=Hard&day=x&level=2", "puzzle&set=7/6&set=2", "class&puzzle=blocking:5&level=2&set=6", "class& Puzzle &set=3/6", "class&puzzle=chess&set=13", "class&puzzle&lesson=a", "class&lesson=mosaics", "class&rook@3,3&quiz=on", "class& a%2541=b", "ClAss&Â0", "class&rook%2541 &x", "Class&ROOK@3,3", "class=&lesson=~A&lesson=b", "lesson@3,3", "\xff\xfe", "lesson=\x80&\xf0\x28", "lesson%3d% 000000", "&000\f0000", "rook@3,3&si\vze=2x2&x\u2028y=1", "puzzle=rook% 40&level=1", "0=٢", "0=٢\xa2", "rook@3,3&size=٢x٢&x=٣", "lesson=mosaics&step=٩٩&y=①",
}

// FuzzAddress holds the laws of reading what stands behind a #. Nothing panics; where all is
// forgiven there is always somewhere to go, and each part that is left out is named; without
// these parts the same text is read strictly, as the same; strictly nothing is left out; and
// what was read writes a text that is read as the same again.
func FuzzAddress(f *testing.F) {
	for _, text := range hostile {
		f.Add(text)
	}
	f.Add("gallery" + strings.Repeat("&x", 100))
	f.Fuzz(func(t *testing.T, text string) {
		a, left, err := link.ReadAddress(text, link.Everything)
		if err != nil {
			if len(text) <= link.MaxLength {
				t.Fatalf("%q leads nowhere: %v", text, err)
			}
			return
		}
		if words := link.DescribeLeft(left); (words == "") != (len(left) == 0) || strings.ContainsAny(words, "\n\r") || len(words) > 1000 {
			t.Errorf("%q: %q is no sentence", text, words)
		}
		strictly(t, link.Mend(text), a, left)
		again, more, err := link.ReadAddress(a.String(), link.Nothing)
		if a.Room != link.Game && (again.Plain() != a.Plain() || len(more) > 0 || err != nil) {
			t.Errorf("%q is read as %+v and written as %q, which is read as %+v, %v", text, a, a, again, err)
		}
		if !strings.Contains(text, "%") && len(text) < 1<<12 {
			var b strings.Builder
			for i := range len(text) {
				fmt.Fprintf(&b, "%%%02x", text[i])
			}
			encoded, _, err := link.ReadAddress(b.String(), link.Everything)
			if strings.Trim(text, "# \t\n\v\f\r\u0085\u00a0") == text && (encoded.Plain() != a.Plain() || err != nil) {
				t.Errorf("%q is read as %+v, and encoded as %+v, %v", text, a, encoded, err)
			}
		}
		for steps := 1; steps <= 9; steps += 4 {
			if n, _, err := a.Step(steps, link.Everything); n < 1 || n > steps || err != nil {
				t.Errorf("%q leads to step %d of %d, %v", text, n, steps, err)
			}
		}
	})
}

// strictly fails unless a text is refused where a part is left out of it, and read as the same
// without these parts.
func strictly(t *testing.T, text string, a link.Address, left []link.Left) {
	t.Helper()
	strict, none, err := link.ReadAddress(text, link.Nothing)
	switch {
	case len(none) > 0 || err != nil && strict != (link.Address{}):
		t.Errorf("%q is strictly read as %+v, without %v, %v", text, strict, none, err)
	case a.Room == link.Game || strict.Room == link.Game && err == nil:
		return // the rest is for an Opener: FuzzOpen
	case (err == nil) != (len(left) == 0) || err == nil && strict.Plain() != a.Plain():
		t.Errorf("%q is read as %+v without %v, and strictly as %+v, %v", text, a, left, strict, err)
	}
	if rest, ok := without(text, a.Room, left); ok {
		same, _, err := link.ReadAddress(rest, link.Nothing)
		if link.Hides(left) && (a.Quiz || a.Without != 0) {
			same.Quiz, same.Without = a.Quiz, a.Without
		}
		if err != nil || same.Plain() != a.Plain() {
			t.Errorf("%q is read as %+v without %v, and %q as %+v, %v", text, a, left, rest, same, err)
		}
	}
}

// without takes parts out of a text; ok is false where the text is encoded, so that they cannot
// be found.
func without(text string, in link.Room, left []link.Left) (rest string, ok bool) {
	if strings.ContainsAny(text, "% ") || strings.ToValidUTF8(text, "") != text {
		return "", false
	}
	parts := strings.Split(strings.TrimPrefix(strings.TrimSpace(text), "#"), "&")
	from, named := 0, 0 // where something of the room is named
	if in == link.ClassSet {
		named = 1
	}
	for _, l := range left {
		if head, found := strings.CutSuffix(parts[named], l.Part); from == 0 && found && l.Part != "" && (in == link.Door || in != link.Lesson && l.Part[0] == '=' && (len(l.Part) > 1 || in == link.Gallery)) {
			parts[named] = head
			from = named + 1
			continue
		}
		i := max(from, 1)
		for i < len(parts) && parts[i] != l.Part && strings.Join(parts[i:], "&") != l.Part {
			i++
		}
		if i == len(parts) {
			return "&" + l.Part + "=", true // it is not there: which no reading accepts
		}
		if parts[i] == l.Part {
			parts = append(parts[:i], parts[i+1:]...)
		} else {
			parts = parts[:i]
		}
		from = i
	}
	return strings.Join(parts, "&"), true
}
