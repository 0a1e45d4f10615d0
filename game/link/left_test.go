package link_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// noMap, noPlayer and unblockable are what is said of a map, a player and a square that a link names and cannot be.
func noMap(name string) string {
	return say("game/err-no-such-map", "off, peek, palace, outcome", words.Quote(name))
}

func noPlayer(name string) string {
	return say("game/err-no-such-player", "human, perfect, random, rule", words.Quote(name))
}

func unblockable(piece string, at engine.Position) string {
	return say("game/err-not-of-next-move", at, say("game/err-out-of-reach", piece, engine.At(3, 3), at, queenWays()))
}

// What is wrong with a link is named and left out, as far as whoever opens it allows that;
// the rest opens as if it had not been there.
func TestLeftOut(t *testing.T) {
	for _, x := range []struct {
		text, looks, all string // what it opens as, "" if it is refused
		why              string
	}{
		{"queen@3,3&map=off", "queen@3,3&map=off", "queen@3,3&map=off", ""},
		{"queen@3,3&map=zzz", "queen@3,3&map=off", "queen@3,3&map=off", hidden(wrong(noMap("zzz"), "zzz", 15), "map=zzz")},
		{"queen@3,3&Map=ZZZ&values=on", "queen@3,3&map=off&values=on", "queen@3,3&map=off&values=on", hidden(wrong(noMap("zzz"), "ZZZ", 15), "map=ZZZ")},
		{"queen@3,3&view=%3Cb%3E&first=perfect", "queen@3,3&first=perfect", "queen@3,3&first=perfect", leftOut(wrong(say("game/err-view-characters"), "<b>", 16), "view=<b>")},
		{"queen@3,3&orient=left&size=3x4", "queen@3,3&size=3x4", "queen@3,3&size=3x4", leftOut(wrong(say("game/err-no-such-orient", "right-down, right-up, down-right, up-right", `"left"`), "left", 18), "orient=left")},
		{"queen@3,3&values=yes", "queen@3,3", "queen@3,3", `"values=yes": move values are on or off`},
		{"queen@3,3&values", "queen@3,3", "queen@3,3", leftOut(short(say("engine/notation/expected", `"="`), 17), "values")},
		{"queen:5@3,3&compare=6:0,0,1", "queen:5@3,3", "queen:5@3,3", leftOut(wrong(say("game/err-not-compared", []string{"blocking"}), "6:0,0,1", 21), "compare=6:0,0,1")},
		{"queen@3,3&map=off&map=peek", "queen@3,3&map=off", "queen@3,3&map=off", `"map=peek" could not be read: a name may be given once only`},
		{"queen@3,3&map=zzz&orient=left&values=9&view=", "queen@3,3&map=off", "queen@3,3&map=off", hidden(wrong(noMap("zzz"), "zzz", 15), "map=zzz", "values=9", "orient=left")},
		{"queen@3,3&map=1&view=<&orient=3&values=4&compare=5", "queen@3,3&map=off", "queen@3,3&map=off", words.Sentence(say("game/link/opened-hidden", []string{`"map=1"`, `"values=4"`, `"compare=5"`, say("game/link/other-parts", 2)}, wrong(noMap("1"), "1", 15)))},

		{"queen@3,3&idea=x&size=3x4", "", "queen@3,3&size=3x4", leftOut(say("game/catalog/err-no-idea", say("engine/idea/err-lacks", `"x"`, "queen", "")), "idea=x")},
		{"queen@3,3&size=0x5&map=off", "", "queen@3,3&map=off", leftOut(wrong(least("the-width", 1), "0", 16), "size=0x5")},
		{"queen@3,3&size=1000000x1000000", "", "queen@3,3", `"size=1000000x1000000": at most`},
		{"queen@3,3&size=3x4x5", "", "queen@3,3", leftOut(nothingFollows("x5", 19), "size=3x4x5")},
		{"queen@3,3&x=y&first=random", "", "queen@3,3&first=random", `"x=y": the only names in a link are`},
		{"queen@3,3&garbage", "", "queen@3,3&quiz=on", `"garbage" could not be read: the only names in a link are`},
		{"queen@3,3&", "", "queen@3,3", "the only names in a link are"},
		{"queen@3,3&first=nobody&second=random", "", "queen@3,3&second=random&quiz=on", hidden(wrong(noPlayer("nobody"), "nobody", 17), "first=nobody")},
		{"queen:5@3,3&block=9,9x&first=perfect", "", "queen:5@3,3&first=perfect", `"block=9,9x"`},
		{"queen:5@3,3&block=2,1", "", "queen:5@3,3", leftOut(wrong(unblockable("piece", engine.At(2, 1)), "2,1", 19), "block=2,1")},
		{"queen:3@3,3&block=1,1;2,2;0,0&map=off", "", "queen:3@3,3&map=off", leftOut(wrong(say("game/err-too-many-blocks", 2, 3), "1,1;2,2;0,0", 19), "block=1,1;2,2;0,0")},
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
			said := link.DescribeLeft(left)
			if (said == "") != (x.why == "") || !strings.Contains(strings.ToLower(said), strings.ToLower(x.why)) {
				t.Errorf("%s with %d: %q, want %q", x.text, may, said, x.why)
			}
			if said != "" && (!strings.HasPrefix(said, "The link was opened without ") && !link.Hides(left) || !strings.HasSuffix(said, ".")) {
				t.Errorf("%q is no sentence", said)
			}
		}
		if _, err := gametest.TryOpen(x.text); (err == nil) != (x.why == "" && x.all != "") {
			t.Errorf("where nothing is forgiven, %s: %v", x.text, err)
		}
	}
}

// What is said of an idea names it in front, and not again behind; of other parts the place is said.
func TestPartNamedOnce(t *testing.T) {
	ofWythoff := say("engine/idea/err-lacks", `"skin"`, "wythoff", "golden, dictionary, telescope, placing")
	for text, want := range map[string]string{
		"wythoff@3,4&idea=skin":      say("game/catalog/err-idea-of", ofWythoff, "blocking:5"),
		"wythoff@3,4&idea=Skin":      say("game/catalog/err-idea-of", ofWythoff, "blocking:5"),
		"wythoff@3,4&idea=4":         say("engine/idea/err-name", `"4"`),
		"wythoff@3,4&idea=":          say("engine/idea/err-name", `""`),
		"wythoff@3,4&idea=placing:=": say("engine/idea/err-part", `"="`),
		"wythoff@3,4&first=nobody":   wrong(noPlayer("nobody"), "nobody", 19),
		"wythoff@3,4&map=zzz":        wrong(say("game/err-no-such-map", "off, peek, outcome, nim, remoteness", `"zzz"`), "zzz", 17),
		"wythoff@3,4&size=3x4x5":     nothingFollows("x5", 21),
		"wythoff@3,4&values=yes":     wrong(say("game/link/on-or-off"), "yes", 20),
		"blocking:5@3,3&block=2,1":   wrong(unblockable("queen", engine.At(2, 1)), "2,1", 22),
	} {
		if _, err := link.Open(text); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
