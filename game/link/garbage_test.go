package link_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/link"
)

// Ten thousand links of garbage: each is opened or refused with one sentence, and
// what opens is printed and opened again.
func TestGarbageLinks(t *testing.T) {
	good := []string{
		"blocking:5@11,6&block=11,5&past=13,11:1,11/11,9:1,9", "blocking:40@100,90&next=:3,3&size=400x400",
		"wythoff@12,17&first=perfect&second=random", "wythoff+(t,2t)(2t,t);t=1..10@30,40", "maharaja@7,9&past=10,9",
		"subtraction:(1,2)(2,1)(3,3)@9,9&map=nim", "subtraction:(1,0,2)(0,3,1)@5,6,7", "subtraction:(3)(5)(8)@21",
		"exile:spiral@7,-5&size=21x21&view=x1.5,2", "exile:quadrant@9,13&orient=right-up&map=off",
		"wythoff@31415926535897932384,27182818284590452353&past=31415926535897932384,98765432109876543210&next=7,27182818284590452353",
	}
	const letters = "0123456789,;:&=@/+()tx.-%# abcdeknpqtuvwy\x00é"
	rng := rand.New(rand.NewPCG(13, 17))
	opened := 0
	for range 10000 {
		text := []byte(good[rng.IntN(len(good))])
		for range rng.IntN(4) {
			at := rng.IntN(len(text))
			switch rng.IntN(4) {
			case 0:
				text[at] = letters[rng.IntN(len(letters))]
			case 1:
				text = append(text[:at], text[at+1:]...)
			case 2:
				text = append(text[:at:at], append([]byte{letters[rng.IntN(len(letters))]}, text[at:]...)...)
			case 3:
				other := good[rng.IntN(len(good))]
				text = append(text[:at:at], other[rng.IntN(len(other)):]...)
			}
			if len(text) == 0 {
				text = []byte("&")
			}
		}
		s, err := link.Open(string(text))
		if err != nil {
			if sentence := err.Error(); sentence == "" || strings.Contains(sentence, "\n") {
				t.Errorf("%q: refused with %q", text, sentence)
			}
			continue
		}
		opened++
		canonical := link.Of(s)
		if again, err := link.Open(canonical); err != nil || link.Of(again) != canonical {
			t.Errorf("%q prints %q, which does not come back: %v", text, canonical, err)
		}
	}
	if opened < 1000 {
		t.Errorf("only %d links opened: the garbage is too coarse to test anything", opened)
	}
}
