package english_test

import (
	"math/big"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// far reads a position of long numbers.
func far(t *testing.T, components ...string) engine.Position {
	t.Helper()
	p := make([]engine.Int, len(components))
	for i, text := range components {
		n, ok := new(big.Int).SetString(text, 10)
		if !ok {
			t.Fatal(text)
		}
		p[i] = engine.Big(n)
	}
	return engine.Of(p...)
}

func TestWords(t *testing.T) {
	const pi = "3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067"
	for _, test := range []struct{ got, want string }{
		{english.Digits(-1234567), "-1,234,567"},
		{english.Digits(-123), "-123"},
		{english.Digits(123456), "123,456"},
		{english.Count(0), "no"},
		{english.Count(12), "twelve"},
		{english.Count(13), "13"},
		{english.Count(1000), "1,000"},
		{english.Plural(1, "square"), "one square"},
		{english.Plural(0, "square"), "no squares"},
		{english.List(nil, "or"), ""},
		{english.List([]string{"a"}, "or"), "a"},
		{english.List([]string{"a", "b"}, "or"), "a or b"},
		{english.List([]string{"a", "b", "c"}, "and"), "a, b and c"},
		{english.A("rook or exile"), "a rook or exile"},
		{english.A("exile"), "an exile"},
		{english.Capital(""), ""},
		{english.Capital("épaulette"), "Épaulette"},
		{english.Sentence(""), ""},
		{english.Sentence("no move is left"), "No move is left."},
		{english.Sentence("who moves?"), "Who moves?"},
		{english.Square(engine.Ints(7)), "7"},
		{english.Square(engine.At(3, 3)), "(3,3)"},
		{english.Spot(far(t, "1234567890123456", "3")), "(1234567890123456,3)"},
		{english.Spot(far(t, "-"+pi, "-3")), "(-31415…17067, -3)"},
		{english.Spot(far(t, pi)), "31415…17067"},
		{english.Lengths(far(t, "12", "3")), ""},
		{english.Lengths(far(t, pi, "-12")), "numbers of 100 and 2 digits"},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
}
