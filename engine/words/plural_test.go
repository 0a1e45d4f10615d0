package words_test

import (
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// TestPlural: samples from Unicode's CLDR; as WebAssembly all languages are held against Intl (TestPluralsAreIntls).
func TestPlural(t *testing.T) {
	for _, test := range []struct {
		tag  string
		n    int
		want string
	}{
		{"en", 1, "one"}, {"en", 0, "other"}, {"de-AT", 1, "one"}, {"fr", 0, "one"}, {"fr", 2, "other"}, {"fr", 3_000_000, "many"},
		{"ar", 0, "zero"}, {"ar", 2, "two"}, {"ar", 103, "few"}, {"ar", 11, "many"}, {"ar", 100, "other"}, {"ja", 1, "other"},
		{"ru", 21, "one"}, {"ru", 12, "many"}, {"pl", 21, "many"}, {"xx", 1, "one"}, {"ar", -2, "two"},
	} {
		if got := words.Plural(test.tag, test.n); got != test.want {
			t.Errorf("%s, %d: %s, want %s", test.tag, test.n, got, test.want)
		}
	}
}
