package answers

import (
	"math/big"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// marked are so many marks within a square board, and some of every kind of place.
func marked(random *rand.Rand, count, edge int, at ...int) []Mark {
	var list []Mark
	for _, n := range random.Perm(edge * edge)[:count] {
		list = append(list, Mark{engine.At(at[0]+n%edge, at[1]+n/edge), engine.Outcome(random.IntN(2))})
	}
	slices.SortFunc(list, func(m, n Mark) int { return m.At.Compare(n.At) })
	return list
}

// samples are answers of every kind.
func samples() []Answers {
	random := rand.New(rand.NewPCG(1, 2))
	far := engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(300), nil))
	list := []Answers{
		{Of: Quiz("rook"), Name: "Noether 417", Marks: marked(random, 1, 1, 2, 2)},
		{Of: Quiz("rook"), Name: "Zoë O’Brien", Marks: marked(random, 12, 8, 0, 0)},
		{Of: Quiz("exile:spiral"), Name: "", Marks: marked(random, 60, 20, -10, -9)},
		{Of: Quiz("wythoff"), Name: "=1+2", Marks: marked(random, 30, 500, 0, 0)},
		{Of: Quiz("wythoff"), Name: "a b", Marks: []Mark{{engine.Of(far, far.Plus(engine.Num(1))), engine.P}, {engine.Of(far.Plus(engine.Num(1)), far), engine.N}}},
		{Of: Quiz("subtraction:(1)"), Name: "c", Marks: []Mark{{engine.Ints(0), engine.P}, {engine.Ints(7), engine.N}}},
		{Of: Quiz("subtraction:(1,1,1)"), Name: "d", Marks: []Mark{{engine.Ints(0, 1, 2), engine.P}, {engine.Ints(7, 0, 0), engine.N}}},
		{Of: Lesson("why-gold"), Name: "Euler 1", Solved: []int{1, 2, 5}},
		{Of: Lesson("mosaics"), Name: "Wang Zhenyi 999", Solved: []int{100}},
	}
	list = append(list,
		Answers{Of: Lesson("why-gold"), Name: "Euler 1", Solved: []int{1, 3}, Replies: []Reply{{Step: 1, Right: true, Choice: 2}, {Step: 2, Text: "8 and 13"}, {Step: 5, Right: true, Text: "ναι √2"}}},
		Answers{Of: Lesson("why-gold"), Name: "=1+2", Replies: []Reply{{Step: 100, Text: "=1+2"}}})
	var tries []Try
	for i := range 12 {
		tries = append(tries, Try{Solved: i%3 > 0, Missed: i * MostMissed / 11, Hints: i * MostHints / 11})
	}
	list = append(list,
		Answers{Of: Puzzles("puzzle=rook&level=1&seed=7&set=2"), Name: "Tao 9", Tries: make([]Try, 2)},
		Answers{Of: Puzzles("puzzle&level=5&seed=999999&set=12"), Name: strings.Repeat("é", 12), Tries: tries})
	for count := 1; count <= 200; count += 13 {
		list = append(list, Answers{Of: Quiz("maharaja"), Name: Choose(random.Uint32()), Marks: marked(random, count, 16, 0, 0)})
	}
	return list
}

func text(t *testing.T, a Answers) string {
	t.Helper()
	text, err := Write(a)
	if err != nil {
		t.Fatalf("%+v: %v", a, err)
	}
	return text
}

// What is written is read again.
func TestReadWhatIsWritten(t *testing.T) {
	for _, a := range samples() {
		text := text(t, a)
		for _, same := range []string{text, " " + strings.ToLower(text) + "\r\n", text[:9] + " " + strings.ReplaceAll(text[9:], "0", "o")} {
			if b, err := Read(same); err != nil || !reflect.DeepEqual(a, b) {
				t.Errorf("%q is read as %+v, %v, want %+v", same, b, err, a)
			}
		}
	}
}

// The order in which marks were made does not matter.
func TestOrder(t *testing.T) {
	a := samples()[1]
	want := text(t, a)
	slices.Reverse(a.Marks)
	if got := text(t, a); got != want || a.Marks[0].At.Compare(a.Marks[1].At) < 0 {
		t.Errorf("%s in another order is %s, or the caller's marks were moved", want, got)
	}
}

// 200 marks within 16×16 squares fit into 120 bytes, with any chosen name.
func TestShort(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 1000 {
		a := Answers{Of: Quiz("wythoff"), Name: Choose(random.Uint32()), Marks: marked(random, 200, 16, random.IntN(30), random.IntN(30))}
		if text := text(t, a); len(text) > 120 {
			t.Fatalf("200 marks are %d bytes: %s", len(text), text)
		}
	}
}

// Twelve puzzles fit, too, with the longest name, and each with up to 15 wrong moves and seven hints.
func TestShortTries(t *testing.T) {
	if MostMissed != 15 || MostHints != 7 {
		t.Errorf("counting ends at %d and %d", MostMissed, MostHints)
	}
	if text := text(t, samples()[12]); len(text) > 120 {
		t.Errorf("twelve puzzles are %d bytes: %s", len(text), text)
	}
}

// The answers of a lesson are no longer than a code may be that one telephone reads from another
// one's screen, whatever was answered: then replies are cut, and cut ones say so.
func TestShortReplies(t *testing.T) {
	for _, c := range []struct {
		steps int
		text  string
		last  string // of the replies that are read
	}{
		{12, "8 and 13", "8 and 13"}, {30, "(0,0) (1,2) (2,1) (3,5) (5,3) (4,7)", "(0,0) (…"}, {100, "", ""}, {100, "word", "word"}, {100, "εὕρηκα, εὕρηκα", "εὕρηκα,…"},
	} {
		a := Answers{Of: Lesson("why-gold"), Name: strings.Repeat("é", 12)}
		for step := 1; step <= c.steps; step++ {
			r := Reply{Step: step, Right: step%2 == 0, Text: CleanReply(c.text)}
			if c.text == "" {
				r.Choice = 1 + step%MostChoice
			}
			a.Solved, a.Replies = append(a.Solved, step), append(a.Replies, r)
		}
		text := text(t, a)
		b, err := Read(text)
		if err != nil || len(text) > MaxReplies || !slices.Equal(a.Solved, b.Solved) || len(b.Replies) == 0 {
			t.Fatalf("%d steps are %d signs, read with %v: %+v", c.steps, len(text), err, b)
		}
		if last := b.Replies[len(b.Replies)-1].Text; !strings.HasSuffix(last, c.last) || c.last == "" && !slices.Equal(a.Replies, b.Replies) {
			t.Errorf("%d times %q is %d signs, and read as %q to step %d", c.steps, c.text, len(text), last, len(b.Replies))
		}
	}
	for said, want := range map[string]string{
		" 8  And 13. ": "8 and 13", "a\x00\u202eb\n c": "ab c", strings.Repeat("x", 1<<20): strings.Repeat("x", 23) + "…", "...": "", "\xff": "", "İ . .": "i",
	} {
		if got := CleanReply(said); got != want || CleanReply(got) != got {
			t.Errorf("%.30q is cleaned to %q", said, got)
		}
	}
}

// Every change of one sign is found out, every cut, and every exchange of two neighbours.
func TestEveryChange(t *testing.T) {
	for _, a := range samples()[:16] {
		whole := text(t, a)
		wrong := func(what, text string) {
			if _, err := Read(text); err == nil && Plain(text) != whole {
				t.Errorf("%s %q is read like %q", what, text, whole)
			}
		}
		for i := range len(whole) {
			for c := range 128 {
				wrong("changed", whole[:i]+string(rune(c))+whole[i+1:])
			}
			wrong("cut", whole[:i])
			wrong("lacking one", whole[:i]+whole[i+1:])
			if i > 0 {
				wrong("exchanged", whole[:i-1]+whole[i:i+1]+whole[i-1:i]+whole[i+1:])
			}
		}
	}
}

// What is refused says why.
func TestWhy(t *testing.T) {
	whole := text(t, samples()[3])
	for _, x := range []struct{ text, why string }{
		{"", "nothing here"}, {"  \t", "nothing here"},
		{"https://example.org/#rook@3,3", "no answers of Palace's"}, {"27", "no answers of Palace's"}, {"PAL", "cut: only its first 3 signs"},
		{"PALACEC" + whole[7:], "another version of Palace: C, where this one reads A and B"}, {"PALACEB" + whole[7:], "mistyped"}, {"PALACE7" + whole[7:], "mistyped"},
		{whole[:8], "cut: only its first 8"}, {whole[:20], "cut: 20 signs are there of"}, {whole[:len(whole)-1], "cut: "},
		{whole + "77", "2 signs too many"}, {whole[:15] + "U" + whole[16:], "U\" at place 16"}, {whole[:15] + "é" + whole[16:], "at place 16 stands in no answers"},
		{whole[:len(whole)-1] + string(signs[(strings.IndexByte(signs, whole[len(whole)-1])+1)%32]), "mistyped"},
		{strings.Repeat(whole, 1000), "too many"}, {strings.Repeat("x", 1<<20), "no answers of Palace's"},
	} {
		if _, err := Read(x.text); err == nil || !strings.Contains(err.Error(), x.why) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.60q: %v, want %s", x.text, err, x.why)
		}
	}
	far := Answers{Of: Quiz("rook")}
	for i := range 200 {
		far.Marks = append(far.Marks, Mark{engine.At(i*i*i*1000, i*i*i), engine.P})
	}
	for _, x := range []struct {
		a   Answers
		why string
	}{
		{Answers{Of: Quiz("rook")}, "nothing to hand in"}, {Answers{Of: Lesson("rook")}, "nothing to hand in"}, {far, "too far apart"},
		{Answers{Of: Lesson("rook"), Replies: []Reply{{Step: 1}}}, "no answers to"}, {Answers{Of: Lesson("rook"), Replies: []Reply{{Step: 1, Text: "a\nb"}}}, "no answers to"},
		{Answers{Of: Lesson("rook"), Replies: []Reply{{Step: 1, Text: "a"}, {Step: 1, Text: "b"}}}, "no answers to"}, {Answers{Of: Quiz("rook"), Marks: far.Marks[:1], Replies: []Reply{{Step: 1, Text: "a"}}}, "no steps"},
		{Answers{Of: Puzzles("rook")}, "no tries"}, {Answers{Of: Puzzles("rook"), Tries: make([]Try, 13)}, "no tries"}, {Answers{Of: Puzzles("rook"), Tries: []Try{{Missed: 16}, {}}}, "no tries"},
		{Answers{Of: Puzzles("rook"), Tries: []Try{{Hints: 8}, {}}}, "no tries"}, {Answers{Of: Puzzles("rook"), Tries: []Try{{Missed: -1}, {}}}, "no tries"},
		{Answers{Of: Lesson("rook"), Tries: make([]Try, 2)}, "no tries"}, {Answers{Of: Puzzles("rook"), Tries: make([]Try, 2), Solved: []int{1}}, "no tries"},
		{Answers{Of: Lesson("rook"), Solved: []int{1, 1}}, "no steps"}, {Answers{Of: Lesson("rook"), Solved: []int{101}}, "no steps"},
		{Answers{Of: Quiz("rook"), Marks: append(far.Marks, far.Marks...)}, "no more than 200"},
		{Answers{Of: Quiz("rook"), Marks: []Mark{{engine.At(1, 1), engine.P}, {engine.At(1, 1), engine.N}}}, "marked once"},
		{Answers{Of: Quiz("rook"), Marks: []Mark{{engine.At(1, 1), engine.P}, {engine.Ints(1), engine.N}}}, "of one board"},
	} {
		if text, err := Write(x.a); err == nil || !strings.Contains(err.Error(), x.why) || text != "" {
			t.Errorf("%.100v is %s, %v, want %s", x.a, text, err, x.why)
		}
	}
}

// Names are what is left of them, and chosen ones are hardly ever the same.
func TestNames(t *testing.T) {
	for name, want := range map[string]string{
		"  Emmy   Noether ": "Emmy Noether", "a\u202eb\x00c\nd": "abc d", strings.Repeat("é", 20): strings.Repeat("é", 12), strings.Repeat("x", 1<<20): strings.Repeat("x", 24), "\xff": "",
		"Wang Zhenyi 999": "Wang Zhenyi 999",
	} {
		if got := Clean(name); got != want || Clean(got) != got {
			t.Errorf("%.30q is cleaned to %q", name, got)
		}
	}
	seen := map[string]bool{}
	for i := range uint32(len(mathematicians) * numbers) {
		name := Choose(i)
		if seen[name] || !Chosen(name) || Clean(name) != name {
			t.Fatalf("%q is chosen twice, or not known as chosen", name)
		}
		seen[name] = true
	}
	for _, own := range []string{"Anna", "Euler", "Euler 0", "Euler 1000", "Euler 01", "Euler  1", ""} {
		if Chosen(own) {
			t.Errorf("%q was chosen", own)
		}
	}
}

// FuzzRead holds that whatever comes is read or refused, that what is read writes the same text,
// and that this is of bounded length.
func FuzzRead(f *testing.F) {
	for _, a := range samples() {
		text, err := Write(a)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text, uint(3))
	}
	f.Add("PALACEA", uint(0))
	f.Fuzz(func(t *testing.T, text string, at uint) {
		try(t, text)
		// The fuzzer does not find signs that check: they are put there for it.
		if plain := Plain(text); len(plain) > behind && len(plain) < MaxText-body-checking {
			rest := strings.Map(func(r rune) rune {
				if strings.ContainsRune(signs, r) {
					return r
				}
				return rune(signs[uint32(r)%32])
			}, plain[behind:])
			forged := head + string(rune(versionA+at%2)) + write(uint32(body+len(rest)+checking), 2) + rest
			try(t, forged+write(checked(forged), checking))
		}
	})
}

// try reads a text, and writes it again if it can be read.
func try(t *testing.T, text string) {
	a, err := Read(text)
	if err != nil {
		if strings.ContainsAny(err.Error(), "\n\r") || len(err.Error()) > 200 {
			t.Errorf("%q: %q is no sentence", text, err)
		}
		return
	}
	again, err := Write(a)
	if err != nil || again != Plain(text) || len(again) > MaxText {
		t.Errorf("%q is read as %+v, which is written as %q, %v", text, a, again, err)
	}
}

// FuzzWrite holds that whatever marks there are, they are read as they were written.
func FuzzWrite(f *testing.F) {
	f.Add(uint64(1), uint8(10), uint16(16), int16(0), "Anna")
	f.Fuzz(func(t *testing.T, seed uint64, count uint8, edge uint16, corner int16, name string) {
		random := rand.New(rand.NewPCG(seed, 1))
		side := 1 + int(edge)%64
		a := Answers{Of: Quiz(name), Name: Clean(name), Marks: marked(random, min(1+int(count)%MostMarks, side*side), side, int(corner), -int(corner))}
		if b, err := Read(text(t, a)); err != nil || !reflect.DeepEqual(a, b) {
			t.Errorf("%+v is read as %+v, %v", a, b, err)
		}
	})
}

// A thousand long texts that are almost right take no time.
func BenchmarkRead(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 2))
	text, err := Write(Answers{Of: Quiz("rook"), Name: "a", Marks: marked(random, 200, 1000, 0, 0)})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := Read(text); err != nil {
			b.Fatal(err)
		}
	}
}

// The example of the package's comment.
func TestExample(t *testing.T) {
	got := text(t, Answers{Of: Quiz("rook"), Name: "Noether 417", Marks: []Mark{{engine.At(2, 2), engine.P}}})
	if want := "PALACEA0XDXWRDXM4204AG1A107A7"; got != want {
		t.Errorf("the example is %s, want %s", got, want)
	}
}
