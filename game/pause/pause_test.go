package pause_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/pause"
)

// every lists all words, which plans go through in strides.
func every() (list []string) {
	for seed := range 40 {
		for step := 1; step <= pause.MostStep; step++ {
			list = append(list, pause.New(seed, step).Word(step))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// near reports whether one letter makes one word of the other: another letter, one more or one less.
func near(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	return len(a) == len(b) && a[min(i+1, len(a)):] == b[min(i+1, len(b)):] || len(a)+1 == len(b) && a[i:] == b[i+1:]
}

// The words are many, short and plain, and no two are alike but for one letter.
func TestWordsAreApart(t *testing.T) {
	list := every()
	if len(list) != 256 {
		t.Errorf("there are %d words", len(list))
	}
	short := regexp.MustCompile("^[a-z]{4,8}$")
	for i, a := range list {
		if !short.MatchString(a) {
			t.Errorf("%q cannot be typed by everybody", a)
		}
		for _, b := range list[:i] {
			if near(a, b) {
				t.Errorf("%s and %s are alike", a, b)
			}
		}
	}
	for _, pair := range [][2]string{{"boat", "coat"}, {"boat", "boats"}, {"eight", "eigth"}, {"rain", "train"}} {
		if got, want := near(pair[0], pair[1]), pair[0] != "eight"; got != want {
			t.Errorf("%v are near: %t", pair, got)
		}
	}
}

// A plan has a word for each step and no word twice, the same on every machine.
func TestWordsOfAPlan(t *testing.T) {
	all := make([]int, pause.MostStep)
	for i := range all {
		all[i] = i + 1
	}
	for seed := 0; seed <= pause.MostSeed; seed += 37 {
		p, met := pause.New(seed, all...), map[string]int{}
		for _, step := range p.Steps() {
			if other := met[p.Word(step)]; other > 0 {
				t.Fatalf("seed %d: %s opens the steps %d and %d", seed, p.Word(step), other, step)
			}
			met[p.Word(step)] = step
		}
		if len(met) != pause.MostStep {
			t.Fatalf("seed %d: %d words", seed, len(met))
		}
	}
	p := pause.New(7, 5, 2)
	if got := p.String() + " " + p.Word(2) + " " + p.Word(5); got != "7:2,5 apple bread" {
		t.Errorf("links that are in use would have other words: %s", got)
	}
}

func TestPlan(t *testing.T) {
	p := pause.New(7, 1, 2, 5, 9, 0, -3, 1000, 100)
	in, beyond := p.Within(5)
	if p.String() != "7:1,2,5,9,100" || in.String() != "7:2,5" || beyond.String() != "7:1,9,100" {
		t.Errorf("%s is parted into %s and %s", p, in, beyond)
	}
	if none := pause.New(7); none.Any() || none != (pause.Plan{}) || none.String() != "" || none.Waits(0) || none.Waits(-1) || none.Waits(200) {
		t.Errorf("nothing is %+v", none)
	}
}

// A word is forgiven capitals, spaces and accents, and opens its pause and those before.
func TestOpens(t *testing.T) {
	p := pause.New(7, 2, 5)
	second, fifth := p.Word(2), p.Word(5)
	accents := strings.NewReplacer("a", "ä", "e", "é", "i", "ı", "o", "Ø", "u", "ů")
	for _, c := range []struct {
		word       string
		from, want int
	}{
		{second, 2, 2}, {fifth, 2, 5}, {fifth, 5, 5}, {second, 5, 0},
		{" " + strings.ToUpper(second) + ". ", 2, 2}, {second[:2] + " " + second[2:], 2, 2},
		{accents.Replace(second), 2, 2}, {strings.ReplaceAll(second, "a", "a\u0308"), 2, 2},
		{second[1:], 2, 0}, {"", 2, 0}, {"слово", 2, 0}, {p.Word(3), 2, 0}, {second + fifth, 2, 0},
	} {
		if got := p.Opens(c.word, c.from); got != c.want {
			t.Errorf("%q before step %d opens %d, not %d", c.word, c.from, got, c.want)
		}
	}
}
