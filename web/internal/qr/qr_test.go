package qr

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"rsc.io/qr/coding"
)

// link makes the text of a link of about n characters.
func link(rng *rand.Rand, n int) string {
	b := []byte("https://a.org/#")
	for len(b) < n {
		b = fmt.Appendf(b, "%d,%d;", rng.IntN(1<<rng.IntN(20)), rng.IntN(40))
	}
	return string(b[:n])
}

func TestEncode(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2))
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		n := v.DataBytes(coding.L) - 3 // as much as there is room for after the head
		text := link(rng, n)
		c, err := Encode(text)
		if err != nil {
			t.Fatalf("%d characters: %v", n, err)
		}
		got, level, err := read(c)
		if err != nil || got != text {
			t.Fatalf("%d characters, size %d, level %v: %q is read as %q (%v)", n, c.Size, level, text, got, err)
		}
		if c.Size != 17+4*int(v) {
			t.Errorf("%d characters take a code of %d modules, not version %d", n, c.Size, v)
		}
	}
}

// A text of capitals and digits, such as a pupil hands in, has small codes.
func TestEncodeCapitals(t *testing.T) {
	for _, n := range []int{1, 2, 120, 250, 1000} {
		text := strings.Repeat("PALACEB0", n/8+1)[:n]
		c, err := Encode(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, _, err := read(c); err != nil || got != text || n == 250 && c.Size > 53 {
			t.Errorf("%d capitals are %d modules, read as %.40s (%v)", n, c.Size, got, err)
		}
	}
}

func TestEncodeNumbers(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("7", 1000), "wythoff@" + strings.Repeat("31415926535", 9) + "," + strings.Repeat("2718281828", 10),
		"00000000000001", "12345678901é12345678901234", "#wythoff@" + strings.Repeat("9", 3000) + "&x",
	} {
		c, err := Encode(text)
		if err != nil {
			t.Fatalf("%.40s: %v", text, err)
		}
		if got, _, err := read(c); err != nil || got != text {
			t.Errorf("%.40s is read as %.40s (%v)", text, got, err)
		}
	}
	far := "https://example.org/#wythoff@" + strings.Repeat("1234567890", 10) + "," + strings.Repeat("1234567890", 10)
	c, err := Encode(far)
	if bytes := (len(far) - 200) + 200*10/24; err != nil || (c.Size-17)/4 > 7 {
		t.Errorf("about %d bytes take version %d", bytes, (c.Size-17)/4)
	}
}

func TestEncodeIsAsSmallAsCanBe(t *testing.T) {
	// The capacities that [ISO18004] Table 7 lists for bytes.
	for _, test := range []struct{ version, low, medium, quartile, high int }{
		{1, 17, 14, 11, 7}, {2, 32, 26, 20, 14}, {5, 106, 84, 60, 44}, {10, 271, 213, 151, 119}, {40, 2953, 2331, 1663, 1273},
	} {
		for level, n := range []int{test.low, test.medium, test.quartile, test.high} {
			c, err := Encode(strings.Repeat("x", n))
			if err != nil {
				t.Fatal(err)
			}
			_, got, _ := read(c)
			if c.Size != 17+4*test.version && level == int(coding.L) {
				t.Errorf("%d characters take a code of %d modules", n, c.Size)
			}
			if c.Size == 17+4*test.version && got != coding.Level(level) {
				t.Errorf("%d characters in version %d are protected by level %v, not %v", n, test.version, got, coding.Level(level))
			}
		}
	}
	for _, text := range []string{strings.Repeat("x", MaxLength+1), strings.Repeat("9", 8000)} {
		if _, err := Encode(text); !errors.Is(err, ErrTooLong) {
			t.Errorf("%d characters: %v", len(text), err)
		}
	}
}

// The path, drawn again, is the code.
func TestPath(t *testing.T) {
	c, err := Encode("https://example.org/#wythoff@12,17")
	if err != nil {
		t.Fatal(err)
	}
	drawn := map[[2]int]bool{}
	for _, part := range strings.SplitAfter(c.Path(), "z") {
		if part == "" {
			continue
		}
		var x, y, n, back int
		if _, err := fmt.Sscanf(part, "M%d %dh%dv1H%dz", &x, &y, &n, &back); err != nil || back != x {
			t.Fatalf("%q: %v", part, err)
		}
		for i := range n {
			drawn[[2]int{x + i - Quiet, y - Quiet}] = true
		}
	}
	for y := -1; y <= c.Size; y++ {
		for x := -1; x <= c.Size; x++ {
			if c.Dark(x, y) != drawn[[2]int{x, y}] {
				t.Fatalf("module %d,%d is drawn wrong", x, y)
			}
		}
	}
}

func TestPenalty(t *testing.T) {
	modules := func(text string) (dark []bool) {
		for _, c := range text {
			dark = append(dark, c == '#')
		}
		return dark
	}
	draw := func(rows ...string) Code { return Code{len(rows), modules(strings.Join(rows, ""))} }
	// Counted by hand, rule by rule.
	for _, test := range []struct {
		name string
		code Code
		want int
	}{
		{"a chessboard", draw("#.#.#.", ".#.#.#", "#.#.#.", ".#.#.#", "#.#.#.", ".#.#.#"), 0},
		{"six dark rows of six", draw("######", "######", "######", "######", "######", "######"), 12*4 + 25*3 + 100},
		{"one square", draw("##.#", "##.#", "..#.", "##.#"), 3 + 20},
	} {
		if got := penalty(test.code); got != test.want {
			t.Errorf("%s costs %d, not %d", test.name, got, test.want)
		}
	}
	for _, finder := range []string{"#.###.#....", "....#.###.#"} {
		got := line(modules(finder), 11, 1)
		broken := strings.Replace(finder, "###", "#.#", 1)
		if plain := line(modules(broken), 11, 1); got != 40 || plain != 0 {
			t.Errorf("a line with %s costs %d, without the bar %d", finder, got, plain)
		}
	}
}

// No mask would have been better.
func TestEncodeChoosesTheMask(t *testing.T) {
	text := "https://example.org/palace/#blocking:5@13,11&block=2,0;4,2;4,11;7,5"
	c, err := Encode(text)
	if err != nil {
		t.Fatal(err)
	}
	_, level, _ := read(c)
	chosen := penalty(c)
	for mask := range coding.Mask(8) {
		plan, err := coding.NewPlan(coding.Version((c.Size-17)/4), level, mask)
		if err != nil {
			t.Fatal(err)
		}
		other, err := plan.Encode(coding.String(text))
		if err != nil {
			t.Fatal(err)
		}
		if p := penalty(unpacked(other)); p < chosen {
			t.Errorf("mask %d costs %d, the chosen one %d", mask, p, chosen)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	text := strings.Repeat("x", MaxLength)
	for b.Loop() {
		if c, err := Encode(text); err != nil || c.Path() == "" {
			b.Fatal(err)
		}
	}
}
