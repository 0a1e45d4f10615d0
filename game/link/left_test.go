package link_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// What is wrong with a link is named and left out, as far as whoever opens it allows that;
// the rest opens as if it had not been there.
func TestLeftOut(t *testing.T) {
	for _, x := range []struct {
		text, looks, all string // what it opens as, "" if it is refused
		why              string
	}{
		{"queen@3,3&map=off", "queen@3,3&map=off", "queen@3,3&map=off", ""},
		{"queen@3,3&map=zzz", "queen@3,3&map=off", "queen@3,3&map=off", `"map=zzz" could not be read: the map of this game is one of`},
		{"queen@3,3&Map=ZZZ&values=on", "queen@3,3&map=off&values=on", "queen@3,3&map=off&values=on", `"map=ZZZ" could not be read: the map of this game is one of`},
		{"queen@3,3&view=%3Cb%3E&first=perfect", "queen@3,3&first=perfect", "queen@3,3&first=perfect", `"view=<b>": the view is described with`},
		{"queen@3,3&orient=left&size=3x4", "queen@3,3&size=3x4", "queen@3,3&size=3x4", `"orient=left": the axes point`},
		{"queen@3,3&values=yes", "queen@3,3", "queen@3,3", `"values=yes": move values are on or off`},
		{"queen@3,3&values", "queen@3,3", "queen@3,3", `"values": expected "="`},
		{"queen:5@3,3&compare=6:0,0,1", "queen:5@3,3", "queen:5@3,3", `"compare=6:0,0,1": only blocking games`},
		{"queen@3,3&map=off&map=peek", "queen@3,3&map=off", "queen@3,3&map=off", `"map=peek" could not be read: a name may be given once only`},
		{"queen@3,3&map=zzz&orient=left&values=9&view=", "queen@3,3&map=off", "queen@3,3&map=off", `"map=zzz", "values=9" and "orient=left" could not be read: the map`},
		{"queen@3,3&map=1&view=<&orient=3&values=4&compare=5", "queen@3,3&map=off", "queen@3,3&map=off", ` and two other parts could not be read: the map`},

		{"queen@3,3&idea=x&size=3x4", "", "queen@3,3&size=3x4", `"idea=x": queen has no idea`},
		{"queen@3,3&size=0x5&map=off", "", "queen@3,3&map=off", `"size=0x5": the width must be at least 1`},
		{"queen@3,3&size=1000000x1000000", "", "queen@3,3", `"size=1000000x1000000": at most`},
		{"queen@3,3&size=3x4x5", "", "queen@3,3", `"size=3x4x5": nothing may follow here`},
		{"queen@3,3&x=y&first=random", "", "queen@3,3&first=random", `"x=y": the only names in a link are`},
		{"queen@3,3&garbage", "", "queen@3,3&quiz=on", `"garbage" could not be read: the only names in a link are`},
		{"queen@3,3&", "", "queen@3,3", "the only names in a link are"},
		{"queen@3,3&first=nobody&second=random", "", "queen@3,3&second=random&quiz=on", `"first=nobody" could not be read: a player is one of`},
		{"queen:5@3,3&block=9,9x&first=perfect", "", "queen:5@3,3&first=perfect", `"block=9,9x"`},
		{"queen:5@3,3&block=2,1", "", "queen:5@3,3", `"block=2,1": (2,1) cannot be blocked`},
		{"queen:3@3,3&block=1,1;2,2;0,0&map=off", "", "queen:3@3,3&map=off", `at most two squares`},
		{"queen:5@3,3&past=9,8&block=0,0", "", "queen:5@3,3&block=0,0", `"past=9,8"`},
		{"queen:5@3,3&past=-1,8&block=0,0", "", "queen:5@3,3&block=0,0", `"past=-1,8": the queen stands`},
		{"queen:5@3,3&past=5,5:/9,9/4,4", "", "queen:5@3,3", `"past=5,5:/9,9/4,4"`},
		{"queen:5&past=5,5", "", "queen:5@7,6", "turns need the position"},
		{"queen:5@13,11&block=&next=11,9:1,1", "", "queen:5@13,11&block=", `"next=11,9:1,1"`},
		{"queen:5@9,9&block=1,2&past=13,13/5,5&first=a&size=0", "", "queen:5@9,9&quiz=on", `other part`},

		{"queen:0@3,3&map=zzz", "", "", ""},
		{"queen@-1,3&map=zzz", "", "", ""},
		{"queen@3,3,3&map=zzz", "", "", ""},
		{"queen@3,3 and more", "", "", ""},
		{"chess", "", "", ""},
		{"", "", "", ""},
	} {
		for may, want := range map[link.Forgive]string{link.Looks: x.looks, link.Everything: x.all} {
			s, left, err := gametest.Opener().Open(x.text, may)
			if want == "" {
				if err == nil {
					t.Errorf("%s is opened as %s", x.text, link.Of(s))
				}
				continue
			}
			if err != nil {
				t.Errorf("%s with %d: %v", x.text, may, err)
				continue
			}
			if got := link.Of(s); got != want {
				t.Errorf("%s with %d is opened as %s, want %s", x.text, may, got, want)
			}
			words := link.DescribeLeft(left)
			if (words == "") != (x.why == "") || !strings.Contains(words, x.why) {
				t.Errorf("%s with %d: %q, want %q", x.text, may, words, x.why)
			}
			if words != "" && (!strings.HasPrefix(words, "The link was opened without ") && !link.Hides(left) || !strings.HasSuffix(words, ".")) {
				t.Errorf("%q is no sentence", words)
			}
		}
		if _, err := gametest.TryOpen(x.text); (err == nil) != (x.why == "" && x.all != "") {
			t.Errorf("where nothing is forgiven, %s: %v", x.text, err)
		}
	}
}

// What is said of an idea names it in front, and not again behind; of other parts the place is said.
func TestPartNamedOnce(t *testing.T) {
	for text, end := range map[string]string{
		"wythoff@3,4&idea=skin":      "it is an idea of blocking:5",
		"wythoff@3,4&idea=Skin":      "it is an idea of blocking:5",
		"wythoff@3,4&idea=4":         `may contain only letters: "4"`,
		"wythoff@3,4&idea=":          `may contain only letters: ""`,
		"wythoff@3,4&idea=placing:=": `not "="`,
		"wythoff@3,4&first=nobody":   `not "nobody": "nobody" at character 19`,
		"wythoff@3,4&map=zzz":        `not "zzz": "zzz" at character 17`,
		"wythoff@3,4&size=3x4x5":     `nothing may follow here: "x5" at character 21`,
		"wythoff@3,4&values=yes":     `on or off: "yes" at character 20`,
		"blocking:5@3,3&block=2,1":   `up or up-left: "2,1" at character 22`,
	} {
		if _, err := link.Open(text); err == nil || !strings.HasSuffix(err.Error(), end) {
			t.Errorf("%s: %v, want %s", text, err, end)
		}
	}
}
