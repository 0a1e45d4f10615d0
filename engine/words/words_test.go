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

// TestSay: values are put into sentences.
func TestSay(t *testing.T) {
	const squares = "{0->[0]nothing[one]one square*[other]{COUNT0} squares}"
	var (
		english words.Language
		near    words.Place = engine.At(3, 3)
		pile    words.Place = engine.Ints(7)
		long    words.Whole = engine.Num(1234567)
		why                 = fs.ErrExist
	)
	for _, test := range []struct {
		text   words.Text
		values []any
		want   string
	}{
		{"A sentence.", nil, "A sentence."},
		{words.Apart("A sentence.", "x"), nil, "A sentence."},
		{`{"{"} {"}"}`, nil, "{ }"},
		{squares, []any{new(0)}, "nothing"},
		{squares, []any{new(1)}, "one square"},
		{squares, []any{new(12)}, "twelve squares"},
		{squares, []any{new(1300)}, "1,300 squares"},
		{"column {#0}", []any{new(1300)}, "column 1300"},
		{"{0->[true]far*[false]near} {1->[you]you*[other]they}", []any{new(true), new("white")}, "far they"},
		{"{AND0}; {OR0}", []any{&[]string{"a", "b", "c"}}, "a, b and c; a, b or c"},
		{"{0->[one]one thing*[other]{0}}", []any{&[]string{"a"}}, "one thing"},
		{"{0}", []any{&near}, "(3,3)"},
		{"{0}", []any{&pile}, "7"},
		{"{0}", []any{&long}, "1,234,567"},
		{"{0}", []any{&why}, "file already exists"},
		{"{CAPITAL0}", []any{new("épaulette")}, "Épaulette"},
		{"{0}{0->*[x][]}", []any{new("b")}, "{0}{0->*[x][]}"},                 // no pattern: said as it stands
		{"{1} {FULL0}", []any{new("b"), new("c")}, "{1} {FULL0}"},             // no function of a text
		{"{0} {1}", []any{new("b")}, "{0} {1}"},                               // too few
		{"{12}", []any{12: new("b"), 11: nil}, "b"},                           // as many as somebody likes
		{"{99999999999999999999}", []any{new("b")}, "{99999999999999999999}"}, // no number
		{"{0->[x]a*[other]{0}}", []any{new("{1}")}, "{1}"},                    // what is put in is no pattern
	} {
		if got := english.Say(test.text, test.values...); got != test.want {
			t.Errorf("%s: %q, want %q", test.text, got, test.want)
		}
	}
}

// TestText: a Text says itself, also as JSON, and what is said already is left as it is.
func TestText(t *testing.T) {
	written, err := json.Marshal([]words.Text{"no {\"{\"}", words.As("{0}"), ""})
	if got := string(written); err != nil || got != `["no {","{0}",""]` {
		t.Errorf("%s, %v", got, err)
	}
	var kind error = &words.Refusal{Text: "too far"}
	var refusal error = &words.Refusal{Text: "beyond it", Kind: &kind}
	if !errors.Is(refusal, kind) || errors.Is(kind, refusal) || refusal.Error() != "beyond it" {
		t.Errorf("%v is not of its kind", refusal)
	}
	why := fs.ErrExist
	refusal = words.Refuse(&kind, "{#0}: {1}", new(3000), &why)
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
	const quoted = "“{0}”"
	var english words.Language
	german, err := words.Read("de", words.Table([]words.Line{{words.Text(quoted).Key(), "„{0}“"}}))
	if err != nil {
		t.Fatal(err)
	}
	arabic, err := words.Read("ar", words.Table([]words.Line{{words.Text(quoted).Key(), "«{0}»"}}))
	if err != nil {
		t.Fatal(err)
	}
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
	if typed, got := "”", words.Say("the move’s “{0}”", new("”")); got != `the move's "`+typed+`"` {
		t.Errorf("a command line says %s", got)
	}
}

// TestNothingKept: what is put into a sentence takes no memory besides what the sentence takes.
func TestNothingKept(t *testing.T) {
	n := 7
	words.Say("{#0} squares", &n)
	bare := testing.AllocsPerRun(100, func() { words.Say("{#0} squares", &n) })
	given := testing.AllocsPerRun(100, func() {
		x, name, far := 7, "a", true
		words.Say("{#0->*[other]{#0}}{1->*[other]}{2->*[other]} squares", &x, &name, &far)
	})
	if given > bare {
		t.Errorf("three values take %v pieces of memory, and one %v", given, bare)
	}
}

// TestLanguage: what a language has is said in it, and what it lacks or cannot say in English.
func TestLanguage(t *testing.T) {
	const squares, wrong = "{0} squares", "{0} in English"
	other := words.Apart("two lines", "x")
	german, err := words.Read("de", words.Table([]words.Line{
		{words.Text("two lines").Key(), "zwei\nZeilen"}, {other.Key(), "die zwei Zeilen"},
		{words.Text(squares).Key(), "{0->[one]ein Feld*[other]{0} Felder}"}, {words.Text(wrong).Key(), "{1}"},
	}))
	if err != nil {
		t.Fatal(err)
	}
	for got, want := range map[string]string{
		german.Say("two lines"):                   "zwei\nZeilen",
		german.Say(other):                         "die zwei Zeilen",
		german.Say("a text"):                      "a text",
		german.Say(squares, new(1)):               "ein Feld",
		german.Say(squares, new(4)):               "4 Felder",
		german.Say(wrong, new(4)):                 "4 in English",
		german.Say("{COUNT0} in English", new(4)): "four in English",
		german.Tag():                              "de",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for table, want := range map[string]string{
		"AAAA": "keys", "\ntext": "keys", "AAA\ntext": "keys", "AA!A\ntext": "keys", "AAAA\na\nb": "keys",
		"AAAA\n{0": "line 1", "AAAA\n{n}": "line 1", "AAAAAAAB\na\n{0->[one]x}": "line 2", "AAAA\na}b": "line 1",
		"AAAA\n" + strings.Repeat("{0->*[x]", 40): "line 1",
	} {
		if _, err := words.Read("de", table); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is read: %v, want %s", table, err, want)
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

// FuzzRead: whatever a line of a table holds is read or refused, and said without a panic.
func FuzzRead(f *testing.F) {
	f.Add("{0->[one]x*[other]{COUNT0}}", 3)
	f.Add("{AND0}{\"[\"}", -1)
	f.Fuzz(func(_ *testing.T, pattern string, n int) {
		table := words.Table([]words.Line{{words.Text("").Key(), pattern}})
		if l, err := words.Read("ar", table); err == nil {
			l.Say("", &n)
			l.Say("", &[]string{"a", "b"})
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
	l, err := words.Read("ar", words.Table([]words.Line{{words.Text("").Key(), "{0} < {1} < {2}"}}))
	if err != nil {
		t.Fatal(err)
	}
	var p words.Place = spot{}
	tell := func() string { return l.Say("", &p, new("Nim"), new(1300)) }
	if got := tell(); got != "(3,4) < Nim < 1,300" {
		t.Errorf("from left to right it says %q", got)
	}
	l.Leftward()
	if got := tell(); got != "\u2066(3,4)\u2069 < \u2066Nim\u2069 < 1,300" {
		t.Errorf("from right to left it says %q", got)
	}
	// What holds a list goes as the language does, though all of the list's parts stand apart in it.
	both := l.Say("{0}، {1}", &p, &p)
	if got := l.Say("{0}، {1}", &both, &p); got != "\u2067\u2066(3,4)\u2069، \u2066(3,4)\u2069\u2069، \u2066(3,4)\u2069" {
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
