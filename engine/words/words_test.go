package words_test

import (
	"errors"
	"io/fs"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

const pi = "3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067"

// TestTell: values are put into sentences.
func TestTell(t *testing.T) {
	const squares = "{$n->[0]nothing[one]one square*[other]{COUNT($n)} squares}"
	var english words.Language
	for _, test := range []struct {
		pattern, names string
		values         []any
		want           string
	}{
		{"A sentence.", "", nil, "A sentence."},
		{`{"{"} {"}"}`, "", nil, "{ }"},
		{squares, "n", []any{0}, "nothing"},
		{squares, "n", []any{1}, "one square"},
		{squares, "n", []any{12}, "twelve squares"},
		{squares, "n", []any{1300}, "1,300 squares"},
		{"column {$n}", "n", []any{words.Plain(1300)}, "column 1300"},
		{"{$far->[true]far*[false]near} {$s->[you]you*[other]they}", "far s", []any{true, "white"}, "far they"},
		{"{AND($x)}; {OR($x)}", "x", []any{[]string{"a", "b", "c"}}, "a, b and c; a, b or c"},
		{"{$x->[one]one thing*[other]{$x}}", "x", []any{[]string{"a"}}, "one thing"},
		{"{$p}", "p", []any{engine.At(3, 3)}, "(3,3)"},
		{"{$p}", "p", []any{engine.Ints(7)}, "7"},
		{"{$n}", "n", []any{engine.Num(1234567)}, "1,234,567"},
		{"{$why}", "why", []any{fs.ErrExist}, "file already exists"},
		{"{CAPITAL($s)}", "s", []any{"épaulette"}, "Épaulette"},
		{"{$a}{$a->*[x][]}", "a", []any{"b"}, "{$a}{$a->*[x][]}"}, // no pattern: said as it stands
	} {
		if got := english.Tell(0, test.pattern, test.names, test.values...); got != test.want {
			t.Errorf("%s: %q, want %q", test.pattern, got, test.want)
		}
	}
}

// TestLanguage: what a language has is said in it, and what it lacks or cannot say in English.
func TestLanguage(t *testing.T) {
	german, err := words.Read("de", words.Line(words.Key("g", "a"), "zwei\nZeilen")+words.Line(words.Key("g", "b"), "{$n->[one]ein Feld*[other]{$n} Felder}")+
		words.Line(words.Key("g", "wrong"), "{$m}"), nil)
	if err != nil {
		t.Fatal(err)
	}
	say := func(id, english, names string, values ...any) string {
		return german.Tell(words.Key("g", id), english, names, values...)
	}
	for got, want := range map[string]string{
		german.Say(words.Key("g", "a"), "two lines"):     "zwei\nZeilen",
		german.Say(words.Key("g", "missing"), "a text"):  "a text",
		say("b", "", "n", 1):                             "ein Feld",
		say("b", "", "n", 4):                             "4 Felder",
		say("wrong", "{$n} in English", "n", 4):          "4 in English",
		say("missing", "{COUNT($n)} in English", "n", 4): "four in English",
		german.Tag(): "de",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for _, table := range []string{"no-key\n", "1\n", "!! text\n", "1 {$n\n", "1 {$n->[one]x}\n", "1 a}b\n", "1 " + strings.Repeat("{$n->*[x]", 40) + "\n"} {
		if _, err := words.Read("de", table, nil); err == nil || !strings.Contains(err.Error(), "line 1") {
			t.Errorf("%q is read: %v", table, err)
		}
	}
}

// TestValues: numbers, lists and positions as parts of sentences.
func TestValues(t *testing.T) {
	far := engine.Of(engine.Big(integer(t, "-"+pi)), engine.Num(-3))
	six := []engine.Position{engine.At(1, 1), engine.At(1, 2), engine.At(1, 3), engine.At(1, 4), engine.At(1, 5), engine.At(1, 6)}
	for _, test := range []struct{ got, want string }{
		{words.Digits(-1234567), "-1,234,567"},
		{words.Digits(-123), "-123"},
		{words.Count(0), "no"},
		{words.Count(13), "13"},
		{words.And(nil), ""},
		{words.Or([]string{"a", "b"}), "a or b"},
		{words.Spot(far), "(-31415…17067, -3)"},
		{words.Square(engine.At(3, 3)), "(3,3)"},
		{words.Spots(six), "(1,1), (1,2), (1,3), (1,4) and 2 others"},
		{words.Spots(six[:5]), "(1,1), (1,2), (1,3), (1,4) and (1,5)"},
		{strings.Join(words.All(six[4:]), " "), "(1,5) (1,6)"},
		{words.Amount(engine.Num(1234567)), "1,234,567"},
		{words.Amount(engine.Big(integer(t, pi))), "31415…17067"},
		{words.Capital(""), ""},
		{words.Sentence(""), ""},
		{words.Sentence("who moves?"), "Who moves?"},
		{words.Sentence("no move is left"), "No move is left."},
		{words.Sentence("هل؟"), "هل؟"},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
	if !words.Long(far) || words.Long(engine.At(3, 3)) {
		t.Error("what is shortened is not what is long")
	}
	if err := words.Error("no", fs.ErrExist, fs.ErrClosed); !errors.Is(err, fs.ErrClosed) || err.Error() != "no" {
		t.Errorf("%v does not wrap", err)
	}
}

// FuzzRead: whatever the lines of a table hold is read or refused, and said without a panic.
func FuzzRead(f *testing.F) {
	f.Add("1 {$n->[one]x*[other]{COUNT($n)}}\n", 3)
	f.Add("1 {AND($n)}{\"[\"}\n", -1)
	f.Fuzz(func(_ *testing.T, table string, n int) {
		if l, err := words.Read("ar", table, nil); err == nil {
			l.Tell(1, "", "n", n)
			l.Tell(1, "", "n", []string{"a", "b"})
		}
	})
}

func integer(t *testing.T, digits string) *big.Int {
	t.Helper()
	n, ok := new(big.Int).SetString(digits, 10)
	if !ok {
		t.Fatal(digits)
	}
	return n
}

// In a language that is written from right to left a position or a name keeps its own direction; a number needs nothing.
func TestLeftward(t *testing.T) {
	l, err := words.Read("ar", words.Line(1, "{$p} < {$name} < {$n}"), nil)
	if err != nil {
		t.Fatal(err)
	}
	tell := func() string { return l.Tell(1, "", "p name n", spot{}, "Nim", 1300) }
	if got := tell(); got != "(3,4) < Nim < 1,300" {
		t.Errorf("from left to right it says %q", got)
	}
	l.Leftward()
	if got := tell(); got != "\u2066(3,4)\u2069 < \u2066Nim\u2069 < 1,300" {
		t.Errorf("from right to left it says %q", got)
	}
	// What holds a list goes as the language does, though all of the list's parts stand apart in it.
	if got := l.Tell(2, "{$p}، {$q}", "p q", l.Tell(2, "{$p}، {$q}", "p q", spot{}, spot{}), spot{}); got != "\u2067\u2066(3,4)\u2069، \u2066(3,4)\u2069\u2069، \u2066(3,4)\u2069" {
		t.Errorf("a list from right to left is %q", got)
	}
	if got := words.Sentence("to \u2068what is said.\u2069"); got != "To \u2068what is said.\u2069" {
		t.Errorf("a sentence ends as %q", got)
	}
}

// spot is a position.
type spot struct{}

func (spot) Dim() int       { return 2 }
func (spot) String() string { return "3,4" }
