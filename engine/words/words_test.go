package words_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

const pi = "3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067"

// TestSay: values of all kinds are put into sentences.
func TestSay(t *testing.T) {
	var (
		near words.Place = engine.At(3, 3)
		pile words.Place = engine.Ints(7)
		long words.Whole = engine.Num(1234567)
		why              = fs.ErrExist
	)
	english := words.New("en", map[string]string{"a": "{ $v }", "full": "{ FULL($v) }", "choice": "{ $v ->\n [1234567] found\n *[other] lost\n}", "column": "column { $v }"})
	for _, test := range []struct {
		text  words.Text
		value any
		want  string
	}{
		{"a v", &near, "(3,3)"},
		{"full v", &near, "(3,3)"},
		{"a v", &pile, "7"},
		{"a v", &long, "1,234,567"},
		{"choice v", &long, "found"},
		{"a v", &why, "file already exists"},
		{"column v", new(1300), "column 1,300"},
		{"column v#", new(1300), "column 1300"},
		{"full v", new("b"), "full v"}, // no function of a text
		{"a w", new("b"), "a w"},
	} {
		if got := english.Say(test.text, test.value); got != test.want {
			t.Errorf("%s: %q, want %q", test.text, got, test.want)
		}
	}
}

// TestText: a Text says itself, also as JSON, and what is said already is left as it is.
func TestText(t *testing.T) {
	defer words.Speak(words.New("en", map[string]string{"brace": "no { \"{\" }", "far": "too far", "beyond": "beyond it", "at": "{ $n }: { $why }", "no": "no"}), nil)()
	written, err := json.Marshal([]words.Text{"brace", words.As("{ $n }")})
	if got := string(written); err != nil || got != `["no {","{ $n }"]` {
		t.Errorf("%s, %v", got, err)
	}
	var kind error = &words.Refusal{Text: "far"}
	var refusal error = &words.Refusal{Text: "beyond", Kind: &kind}
	if !errors.Is(refusal, kind) || errors.Is(kind, refusal) || refusal.Error() != "beyond it" {
		t.Errorf("%v is not of its kind", refusal)
	}
	why := fs.ErrExist
	refusal = words.Refuse(&kind, "at n# why", new(3000), &why)
	if !errors.Is(refusal, kind) || !errors.Is(refusal, why) || refusal.Error() != "3000: file already exists" {
		t.Errorf("%v wraps neither its kind nor why", refusal)
	}
	if refusal = words.Refuse(nil, "no"); errors.Unwrap(refusal) != nil || refusal.Error() != "no" {
		t.Errorf("%v wraps something", refusal)
	}
}

// TestQuote: what somebody typed stands unchanged in the quotation marks of a language, and in those of Go where a
// command line says it; there no mark of a sentence is another than a keyboard has.
func TestQuote(t *testing.T) {
	const quoted = "engine/words/quoted"
	var english words.Language
	german := words.New("de", map[string]string{quoted: "„{ $text }“"})
	arabic := words.New("ar", map[string]string{quoted: "«{ $text }»"})
	arabic.Leftward()
	for _, test := range []struct{ typed, english, german, arabic, keyboard string }{
		{`9,x`, `“9,x”`, `„9,x“`, "«\u20669,x\u2069»", `"9,x"`},
		{`a "b\c”`, `“a "b\c””`, `„a "b\c”“`, "«\u2066a \"b\\c”\u2069»", `"a \"b\\c”"`},
		{"\n", `“\n”`, `„\n“`, "«\u2066\\n\u2069»", `"\n"`},
		{"قصر", "“قصر”", "„قصر“", "«\u2067قصر\u2069»", `"قصر"`},
	} {
		for got, want := range map[string]string{english.Quote(test.typed): test.english, german.Quote(test.typed): test.german, arabic.Quote(test.typed): test.arabic, words.Quote(test.typed): test.keyboard} {
			if got != want {
				t.Errorf("%q is quoted as %q, want %q", test.typed, got, want)
			}
		}
	}
	if got := words.Say("engine/words/quoted text", new("”")); got != `"”"` {
		t.Errorf("a command line says %s", got)
	}
}

// TestNothingKept: what is put into a sentence takes no memory besides what the sentence takes.
func TestNothingKept(t *testing.T) {
	l := words.New("en", map[string]string{"one": "{ $n } squares", "all": "{ $n ->\n *[other] { $n }\n}{ $name ->\n *[other] { \"\" }\n}{ $far ->\n *[other] { \"\" }\n} squares"})
	defer words.Speak(l, nil)()
	n := 7
	bare := testing.AllocsPerRun(100, func() { words.Say("one n#", &n) })
	given := testing.AllocsPerRun(100, func() {
		x, name, far := 7, "a", true
		words.Say("all n# name far", &x, &name, &far)
	})
	if given > bare {
		t.Errorf("three values take %v pieces of memory, and one %v", given, bare)
	}
}

// TestLanguage: what a language has is said in it, what it lacks in English, and what there is not is named.
func TestLanguage(t *testing.T) {
	german := words.New("de", map[string]string{"engine/words/others": "{ $n ->\n [one] ein anderes\n *[other] { $n } andere\n}"})
	for got, want := range map[string]string{
		german.Say("engine/words/others n", new(1)): "ein anderes",
		german.Say("engine/words/others n", new(4)): "4 andere",
		german.Say("engine/words/count n", new(4)):  words.Count(4),
		german.Say("b − a"):                         "b − a",
		german.Tag():                                "de",
		new(words.Language).Tag():                   "en",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if _, err := german.Try("engine/words/gone"); err == nil {
		t.Error("what there is not is said")
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
	l := words.New("ar", map[string]string{"three": "{ $a } < { $b } < { $c }", "list": "{ $a }، { $b }"})
	var p words.Place = spot{}
	tell := func() string { return l.Say("three a b c", &p, new("Nim"), new(1300)) }
	if got := tell(); got != "(3,4) < Nim < 1,300" {
		t.Errorf("from left to right it says %q", got)
	}
	l.Leftward()
	if got := tell(); got != "\u2066(3,4)\u2069 < \u2066Nim\u2069 < 1,300" {
		t.Errorf("from right to left it says %q", got)
	}
	// What holds a list goes as the language does, though all of the list's parts stand apart in it.
	both := l.Say("list a b", &p, &p)
	if got := l.Say("list a b", &both, &p); got != "\u2067\u2066(3,4)\u2069، \u2066(3,4)\u2069\u2069، \u2066(3,4)\u2069" {
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
