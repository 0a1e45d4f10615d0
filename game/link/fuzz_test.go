package link_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// FuzzOpen opens links to the games of the catalogue, and to those of the tests: what opens
// prints a link that opens as the same, and where a part is left out the rest opens.
func FuzzOpen(f *testing.F) {
	for _, family := range catalog.Families {
		for _, p := range family.Presets {
			f.Add(p.Link)
		}
	}
	for _, seed := range []string{
		"queen:5@3,3&block=0,0;1,1", "queen:5@11,6&past=13,11:1,11;2,11/11,9", "queen:5@13,11&next=:1,11;2,11/11,9:/11,6",
		"distant@31415926535897932384626433,7&past=31415926535897932384626433,27182818284590452353602874", "distant@9,9&next=9,1/0,1&view=1,2,3",
		"pair@3,4,5&past=4,5,5", "queen@3,3&first=perfect&size=30x20&map=off&view=x1.5,2&orient=right-up", "%23queen%",

		"blocking:5@3,3&block=0,0;1,1", "blocking:99@60,40&block=perfect&past=70,40:69,40..30,40", "blocking:99@60,40&next=:59,40..28,40~f0f0f0f1/50,40:perfect",
		"wythoff+(t,2t)(2t,t);t=1..@40,30&orient=right-up&view=9,9,20", "maharaja@12,17&size=20x20&map=off&values=on",
		"subtraction:(1,2)(2,1)(3,3)@31415926535897932384626433,7", "subtraction:(1,0,0)(0,2,1)(1,1,1)@5,6,3&past=6,7,4", "exile:spiral@-4,5&size=9x9", "exile:quadrant@9,4&next=3,4",
		"blocking:497&size=1500x1500&compare=500:1,1,3&map=zzz", "wythoff%4012,17&first=random&x=y",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, opens string) {
		for _, opener := range []func() *link.Opener{gametest.Opener, link.NewOpener} {
			reopens(t, opens, opener)
		}
	})
}

// reopens fails unless a link, as far as it can be opened, prints one that opens as the same.
func reopens(t *testing.T, opens string, opener func() *link.Opener) {
	t.Helper()
	s, left, err := opener().Open(opens, link.Everything)
	if err != nil {
		if text := err.Error(); text == "" || strings.ContainsAny(text, "\n\r") {
			t.Errorf("%q: the error %q is no sentence", opens, text)
		}
		return
	}
	if words := link.DescribeLeft(left); (words == "") != (len(left) == 0) || strings.ContainsAny(words, "\n\r") {
		t.Errorf("%q: %q is no sentence", opens, words)
	}
	if _, _, err := opener().Open(opens, link.Nothing); (err == nil) != (len(left) == 0) {
		t.Errorf("%q: opened without %v, and strictly with %v", opens, left, err)
	}
	canonical := link.Of(s)
	again, _, err := opener().Open(canonical, link.Nothing)
	if err != nil {
		t.Fatalf("%q prints %q, which is refused: %v", opens, canonical, err)
	}
	if got := link.Of(again); got != canonical {
		t.Fatalf("%q prints %q, which prints %q", opens, canonical, got)
	}
	if !link.BlocksAgain(s) && !reflect.DeepEqual(sight(again), sight(s)) {
		t.Fatalf("%q and %q differ", opens, canonical)
	}
}
