package link_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit"
)

// What mail and chat programs do to a link is undone.
func TestMend(t *testing.T) {
	for text, want := range map[string]string{
		"#wythoff@12,17":                                "wythoff@12,17",
		"#!wythoff@12,17":                               "wythoff@12,17",
		"##wythoff@12,17":                               "wythoff@12,17",
		"%23wythoff@12,17":                              "wythoff@12,17",
		"wythoff@12,17.":                                "wythoff@12,17",
		"wythoff@12,17)":                                "wythoff@12,17",
		"wythoff@12,17>":                                "wythoff@12,17",
		"wythoff@12,17#":                                "wythoff@12,17",
		"wythoff@12,17”).":                              "wythoff@12,17",
		"wythoff@12,17…":                                "wythoff@12,17",
		"(wythoff@12,17)":                               "wythoff@12,17",
		"<#wythoff@12,17>":                              "wythoff@12,17",
		"«wythoff@12,17 »":                              "wythoff@12,17",
		"**wythoff@12,17**":                             "wythoff@12,17",
		"wythoff@12,\r\n17":                             "wythoff@12,17",
		"wythoff@12,\n> 17":                             "wythoff@12,17",
		"wyth\u00adoff@12,17\ufeff":                     "wythoff@12,17",
		"wythoff@12,17%E2%80%8B":                        "wythoff@12,17",
		"https://a.example/p/#wythoff@12,17":            "wythoff@12,17",
		"See https://a.example/p/?x=y#wythoff@12,17.":   "wythoff@12,17",
		"a.example/palace/#wythoff@12,17":               "wythoff@12,17",
		"index.html#wythoff@12,17":                      "wythoff@12,17",
		"wythoff@12,17:~:text=queen":                    "wythoff@12,17",
		"wythoff@12,17?utm_source=a&utm_medium=b":       "wythoff@12,17",
		"wythoff@12,17?utm_source=a&quiz=on&fbclid=7":   "wythoff@12,17&quiz=on",
		"wythoff@12,17?quiz=on.":                        "wythoff@12,17&quiz=on",
		"wythoff@8,6&amp;quiz=on&#38;map=off":           "wythoff@8,6&quiz=on&map=off",
		"wythoff@8,6&AMP;amp;quiz=on&#x26;map=off":      "wythoff@8,6&quiz=on&map=off",
		`wythoff@8,6\u0026quiz=on`:                      "wythoff@8,6&quiz=on",
		"wythoff@8,6%26amp%3Bquiz%3Don":                 "wythoff@8,6&quiz=on",
		"wythoff@8,6%2526quiz%253Don":                   "wythoff@8,6&quiz=on",
		"wythoff@8,6＆quiz＝on":                           "wythoff@8,6&quiz=on",
		"wythoff@8,6.&quiz=on.&ui=board":                "wythoff@8,6&quiz=on&ui=board",
		"(wythoff@8,6&quiz=on)&ui=board":                "wythoff@8,6&quiz=on&ui=board",
		"wythoff@5,3 rook@2,7":                          "wythoff@5,3+rook@2,7",
		"wythoff@5,3rook@2,7":                           "wythoff@5,3+rook@2,7",
		"wythoff@5,3\nrook@2,7":                         "wythoff@5,3+rook@2,7",
		"wythoff@5,3%2Brook@2,7":                        "wythoff@5,3+rook@2,7",
		"wythoff@5,3+++rook@2,7+++rook@1,1":             "wythoff@5,3+rook@2,7+rook@1,1",
		"wythoff (1,2)(2,1)@5,3":                        "wythoff+(1,2)(2,1)@5,3",
		"rook@5,3 wythoff+(t,2t)(2t,t);t=1..@2,7":       "rook@5,3+wythoff+(t,2t)(2t,t);t=1..@2,7",
		"lesson=corner-the-queen.":                      "lesson=corner-the-queen",
		"“lesson=corner-the-queen&step=2”":              "lesson=corner-the-queen&step=2",
		"class&https://a.example/#wythoff@8,6&quiz=on.": "class&wythoff@8,6&quiz=on",
		"class&#wythoff@8,6":                            "class&wythoff@8,6",
		"class&https://a.example/#class&rook@1,2":       "class&rook@1,2",
		"class&https://a.example/#class&lesson=a.":      "class&lesson=a",

		// What belongs to the game, or cannot be told apart, stays.
		"subtraction:(1,2)(2,1)":             "subtraction:(1,2)(2,1)",
		"subtraction:(1,2)(2,1))":            "subtraction:(1,2)(2,1)",
		"(subtraction:(1,2)(2,1))":           "subtraction:(1,2)(2,1)",
		"subtraction:(1,2)(2,1":              "subtraction:(1,2)(2,1",
		"{(1,2),(2,1)}":                      "{(1,2),(2,1)}",
		"(1,2)(2,1)":                         "(1,2)(2,1)",
		"wythoff+(t,2t)(2t,t);t=1..":         "wythoff+(t,2t)(2t,t);t=1..",
		"wythoff+(t,2t)(2t,t);t=1...":        "wythoff+(t,2t)(2t,t);t=1..",
		"wythoff+(t,2t)(2t,t);t=1…":          "wythoff+(t,2t)(2t,t);t=1..",
		"wythoff+(t,2t)(2t,t);t=1..).":       "wythoff+(t,2t)(2t,t);t=1..",
		"wythoff+(t,2t)(2t,t);t=1.":          "wythoff+(t,2t)(2t,t);t=1.",
		"wythoff+(t,2t)(2t,t);t=1..10.":      "wythoff+(t,2t)(2t,t);t=1..10",
		"blocking:5@11,9&block=&past=13,11:": "blocking:5@11,9&block=&past=13,11:",
		"rook@3,3&without=map,":              "rook@3,3&without=map,",
		"lesson=a&pause=7:2,":                "lesson=a&pause=7:2,",
		"blocking:5@9,9&next=9,8:.":          "blocking:5@9,9&next=9,8:",
		"rook&tell=https://a.example:":       "rook&tell=https://a.example:",
		"rook&tell=https://a.example#x":      "rook&tell=https://a.example#x",
		"rook&tell=http://[::1]":             "rook&tell=http://[::1]",
		"wythoff@8,6#rook@1,2":               "wythoff@8,6#rook@1,2",
		"wythoff@8,6%":                       "wythoff@8,6%",
		"rook@5,3+":                          "rook@5,3+",
	} {
		if got := link.Mend(text); got != want {
			t.Errorf("%q is mended as %q, want %q", text, got, want)
		}
	}
}

// Links that Palace writes stay as they are.
func TestMendLeavesLinks(t *testing.T) {
	var links []string
	for _, f := range catalog.Families {
		links = append(links, f.First)
		for _, p := range f.Presets {
			links = append(links, p.Link)
		}
	}
	text, err := os.ReadFile("../../docs/page.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range regexp.MustCompile("(?s)```link\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		links = append(links, strings.Fields(strings.ReplaceAll(block[1], " + ", "+"))...)
	}
	if len(links) < 40 {
		t.Errorf("only %d links", len(links))
	}
	for _, text := range links {
		text = strings.TrimPrefix(text, "#")
		if got := link.Mend(text); got != text {
			t.Errorf("%q is mended as %q", text, got)
		}
		if s, err := link.Open(text); err == nil && link.Mend(link.Of(s)) != link.Of(s) {
			t.Errorf("%q is mended as %q", link.Of(s), link.Mend(link.Of(s)))
		}
	}
}

// hides are the parts that keep something back, and what a session of each keeps back.
var hides = []struct {
	part string
	kept func(game.View) bool
}{
	{"quiz=on", func(v game.View) bool { return v.Settings.Quiz }},
	{"without=map", func(v game.View) bool { return v.Settings.Without&game.MapHelp != 0 }},
	{"without=hint,why", func(v game.View) bool {
		return v.Settings.Without&(game.HintHelp|game.WhyHelp) == game.HintHelp|game.WhyHelp
	}},
	{"without=map,values,hint,why,save", func(v game.View) bool { return v.Settings.Without == game.AllHelps }},
	{"map=off", func(v game.View) bool { return v.MapHidden() }},
	{"map=peek", func(v game.View) bool { return v.MapHidden() }},
	{"second=human", func(v game.View) bool { return v.Players[game.Second] == game.Human }},
	{"first=human&second=random", func(v game.View) bool {
		return v.Players[game.First] == game.Human && v.Players[game.Second] == game.Random || v.Settings.Quiz && v.Players[game.Second] == game.Human
	}},
}

// spoilers are the ways in which a link is spoiled that ends with a part.
var spoilers = map[string]func(link, name, value string) string{
	"stop":            func(l, n, v string) string { return l + "&" + n + "=" + v + "." },
	"comma":           func(l, n, v string) string { return l + "&" + n + "=" + v + "," },
	"stops":           func(l, n, v string) string { return l + "&" + n + "=" + v + "..." },
	"ellipsis":        func(l, n, v string) string { return l + "&" + n + "=" + v + "…" },
	"exclamation":     func(l, n, v string) string { return l + "&" + n + "=" + v + "!?" },
	"round":           func(l, n, v string) string { return l + "&" + n + "=" + v + ")" },
	"square":          func(l, n, v string) string { return l + "&" + n + "=" + v + "]." },
	"angle":           func(l, n, v string) string { return "<" + l + "&" + n + "=" + v + ">" },
	"angle behind":    func(l, n, v string) string { return l + "&" + n + "=" + v + "&gt;" },
	"quotes":          func(l, n, v string) string { return "“" + l + "&" + n + "=" + v + "”" },
	"value in quotes": func(l, n, v string) string { return l + "&" + n + `="` + v + `"` },
	"hash":            func(l, n, v string) string { return l + "&" + n + "=" + v + "#" },
	"amp":             func(l, n, v string) string { return l + "&amp;" + n + "=" + v },
	"amp twice":       func(l, n, v string) string { return l + "&amp;amp;" + n + "=" + v },
	"amp, no sign":    func(l, n, v string) string { return l + "&amp" + n + "=" + v },
	"amp encoded":     func(l, n, v string) string { return l + "%26amp%3B" + n + "=" + v },
	"number":          func(l, n, v string) string { return l + "&#38;" + n + "&#61;" + v },
	"wide":            func(l, n, v string) string { return l + "＆" + n + "＝" + v },
	"encoded":         func(l, n, v string) string { return url.QueryEscape(l + "&" + n + "=" + v) },
	"encoded twice":   func(l, n, v string) string { return url.QueryEscape(url.QueryEscape(l + "&" + n + "=" + v)) },
	"encoded badly":   func(l, n, v string) string { return l + "&" + n + "=" + v + "%" },
	"cut in a code":   func(l, n, v string) string { return l + "&" + n + "=" + v + "%2" },
	"zero width":      func(l, n, v string) string { return l + "&" + n + "=" + v + "\u200b" },
	"mark":            func(l, n, v string) string { return "\ufeff" + l + "&" + n + "=" + v },
	"inside the name": func(l, n, v string) string { return l + "&" + n[:2] + "\u200b" + n[2:] + "=" + v },
	"hyphens":         func(l, n, v string) string { return l + "&" + n[:3] + "\u00ad" + n[3:] + "=\u00ad" + v },
	"bidi":            func(l, n, v string) string { return "\u2066" + l + "&\u200f" + n + "=" + v + "\u2069" },
	"spaces":          func(l, n, v string) string { return l + " & " + n + " = " + v + "\u00a0" },
	"tab":             func(l, n, v string) string { return l + "&" + n + "\t=" + v },
	"line break":      func(l, n, v string) string { return l + "&" + n[:2] + "\r\n" + n[2:] + "=" + v },
	"quoted lines":    func(l, n, v string) string { return "> " + l + "&\n> " + n + "=" + v },
	"query":           func(l, n, v string) string { return l + "&" + n + "=" + v + "?utm_source=mail" },
	"query between":   func(l, n, v string) string { return l + "?utm_source=mail&" + n + "=" + v },
	"query instead":   func(l, n, v string) string { return l + "?" + n + "=" + v },
	"address":         func(l, n, v string) string { return "https://a.example/palace/#" + l + "&" + n + "=" + v },
	"bang":            func(l, n, v string) string { return "#!" + l + "&" + n + "=" + v },
	"capitals":        func(l, n, v string) string { return strings.ToUpper(l + "&" + n + "=" + v) },
	"title":           func(l, n, v string) string { return l + "&" + strings.ToUpper(n[:1]) + n[1:] + "=" + v },
	"no value":        func(l, n, v string) string { return l + "&" + n },
	"empty":           func(l, n, v string) string { return l + "&" + n + "=" },
	"cut":             func(l, n, v string) string { return l + "&" + n + "=" + v[:1] },
	"doubled letter":  func(l, n, v string) string { return l + "&" + n + "=" + v + v[len(v)-1:] },
	"glued":           func(l, n, v string) string { return l + "&" + n + "=" + v + "Regards" },
	"glued name":      func(l, n, v string) string { return l + "&" + n + v },
	"colon":           func(l, n, v string) string { return l + "&" + n + ":" + v },
	"two signs":       func(l, n, v string) string { return l + "&" + n + "==" + v },
	"lost sign":       func(l, n, v string) string { return l + "&view=1,2,3" + n + "=" + v },
	"semicolon":       func(l, n, v string) string { return l + ";" + n + "=" + v },
	"space instead":   func(l, n, v string) string { return l + " " + n + "=" + v },
	"wrong letter":    func(l, n, v string) string { return l + "&" + n[:1] + n[2:] + "=" + v },
	"other script": func(l, n, v string) string {
		return l + "&" + strings.NewReplacer("i", "і", "o", "о", "a", "а").Replace(n+"="+v)
	},
	"twice":       func(l, n, v string) string { return l + "&" + n + "=" + v + "&" + n + "=" + v },
	"printable":   func(l, n, v string) string { return l + "&=\n" + n + "=3D" + v },
	"control":     func(l, n, v string) string { return l + "&" + n[:2] + "\x00" + n[2:] + "=" + v },
	"plus":        func(l, n, v string) string { return l + "+&+" + n + "=" + v + "+" },
	"many before": func(l, n, v string) string { return l + strings.Repeat("&x=1", 70) + "&" + n + "=" + v },
}

// However a link is spoiled that hides something, it does not open as one that shows it.
func TestSpoiledLinksHide(t *testing.T) {
	if len(spoilers) < 30 {
		t.Fatal("too few ways of spoiling")
	}
	opened := 0
	for way, spoil := range spoilers {
		for _, h := range hides {
			for _, begin := range []string{"wythoff@8,6", "wythoff@5,3+rook@2,7"} {
				for _, behind := range []string{"", "&ui=board&tell=https://school.example"} {
					head, last := begin, h.part
					if i := strings.LastIndexByte(last, '&'); i >= 0 {
						head, last = head+"&"+last[:i], last[i+1:]
					}
					name, value, _ := strings.Cut(last, "=")
					text := spoil(head, name, value) + behind
					for _, may := range []link.Forgive{link.Everything, link.Looks, link.Nothing} {
						s, left, err := link.NewOpener().Open(text, may)
						if err != nil {
							continue
						}
						opened++
						if v := s.View(); !h.kept(v) && !v.Settings.Quiz {
							t.Errorf("%s: %q opens as %s, without %v", way, text, link.Of(s), left)
						}
						if may == link.Nothing && len(left) > 0 {
							t.Errorf("%q: strictly %v is left out", text, left)
						}
					}
				}
			}
		}
	}
	if most := 3 * 2 * 2 * len(hides) * len(spoilers); opened < most/2 {
		t.Errorf("only %d of %d links were opened", opened, most)
	}
}

// The parts that keep something back of a lesson do so as well, and the lesson opens.
func TestSpoiledLessonsHide(t *testing.T) {
	for way, spoil := range spoilers {
		for _, part := range []string{"quiz=on", "without=map,hint"} {
			name, value, _ := strings.Cut(part, "=")
			text := spoil("lesson=corner-the-queen", name, value)
			a, left, err := link.ReadAddress(text, link.Everything)
			if err != nil {
				t.Errorf("%q: %v", text, err)
			}
			if a.Room == link.Lesson && a.Lesson == "corner-the-queen" && !a.Quiz && a.Without&(game.MapHelp|game.HintHelp) != game.MapHelp|game.HintHelp {
				t.Errorf("%s: %q opens as %+v, without %v", way, text, a, left)
			}
		}
	}
}

// What was hidden in doubt is said, and what says nothing about answers hides none.
func TestDoubt(t *testing.T) {
	for text, want := range map[string]string{
		"wythoff@8,6&quiz=onn":               "wythoff@8,6&quiz=on",
		"wythoff@8,6&quizz=on":               "wythoff@8,6&quiz=on",
		"wythoff@8,6&qui":                    "wythoff@8,6&quiz=on",
		"wythoff@8,6&map=offf":               "wythoff@8,6&map=off",
		"wythoff@8,6&map=":                   "wythoff@8,6&map=off",
		"wythoff@8,6&without=mapp":           "wythoff@8,6&quiz=on&without=map,values,hint,why,save",
		"wythoff@8,6&second=humann":          "wythoff@8,6&second=human&quiz=on",
		"wythoff@8,6&first=perfect&first=x":  "wythoff@8,6&quiz=on",
		"wythoff@8,6&quiz=off&quiz=on":       "wythoff@8,6&quiz=on",
		"wythoff@8,6&map=off&map=outcomes":   "wythoff@8,6&map=off",
		"wythoff@8,6&utm_source=quiz-weekly": "wythoff@8,6",
		"wythoff@8,6&fbclid=IwAR0&mc_cid=1":  "wythoff@8,6",
		"wythoff@8,6&values=yes&orient=left": "wythoff@8,6",
		"wythoff@8,6&quiz=off.":              "wythoff@8,6",
		"wythoff@8,6&map=off).":              "wythoff@8,6&map=off",
	} {
		s, left, err := link.NewOpener().Open(text, link.Everything)
		if err != nil || link.Of(s) != want {
			t.Errorf("%s opens as %v, %v, want %s", text, link.Of(s), err, want)
			continue
		}
		if hid := want != "wythoff@8,6" && len(left) > 0; link.Hides(left) != hid {
			t.Errorf("%s: without %+v", text, left)
		}
		for _, l := range left {
			if !strings.Contains(link.DescribeLeft(left), l.Part) {
				t.Errorf("%s: %q does not name %s", text, link.DescribeLeft(left), l.Part)
			}
		}
	}
}

// FuzzMend holds the laws of links that were spoiled at random. Nothing panics; what is mended stays as it is;
// and what opens hides all that it hid before.
func FuzzMend(f *testing.F) {
	for i := range uint64(20) {
		f.Add(i, uint8(i))
	}
	f.Fuzz(func(t *testing.T, seed uint64, rounds uint8) { spoilAtRandom(t, seed, int(rounds%6)+1) })
}

// Thousands of links are spoiled at random.
func TestSpoiledAtRandom(t *testing.T) {
	for seed := range uint64(testkit.Cases(2000, 200000)) {
		spoilAtRandom(t, seed, int(seed%4)+1)
	}
}

// noise is what is put into links.
var noise = []string{"&", "&amp;", "amp;", ".", ",", ")", "]", ">", "<", "\"", "'", "”", "…", "#", "#!", "%23", "%", "%2", "%25", "%26", "\u200b", "\ufeff", "\u00a0", "\u00ad", "\u2066", " ", "+", "\n", "\r\n> ", "?x=y", "?", "=", "==", ":", ";", "x", "é", "\x00", "https://a.example/#", "&x", "&x=y", "оn", "(", "{"}

func spoilAtRandom(t *testing.T, seed uint64, rounds int) {
	rng := rand.New(rand.NewPCG(seed, 1))
	h := hides[rng.IntN(len(hides)-1)] // of two players the noise may make one name
	text := []string{"wythoff@8,6", "rook@6,4", "subtraction:(1,2)(2,1)@20,17", "wythoff@5,3+rook@2,7"}[rng.IntN(4)] + []string{"", "&size=9x9", "&orient=right-up"}[rng.IntN(3)] + "&" + h.part + []string{"", "", "&values=off", "&ui=board"}[rng.IntN(4)]
	from := strings.Index(text, h.part) - 1
	spoiled := text
	for range rounds {
		at, add := rng.IntN(len(spoiled)+1), noise[rng.IntN(len(noise))]
		if rng.IntN(3) == 0 && len(spoiled) > from {
			at = from + rng.IntN(len(spoiled)-from+1)
		}
		spoiled = spoiled[:at] + add + spoiled[at:]
	}
	mended := link.Mend(spoiled)
	if again := link.Mend(mended); again != mended {
		t.Errorf("%q is mended as %q, and that as %q", spoiled, mended, again)
	}
	for _, may := range []link.Forgive{link.Everything, link.Looks, link.Nothing} {
		s, left, err := link.NewOpener().Open(spoiled, may)
		if err != nil {
			if words := err.Error(); words == "" || strings.ContainsAny(words, "\n") {
				t.Errorf("%q is refused with %q", spoiled, words)
			}
			continue
		}
		if v := s.View(); !h.kept(v) && !v.Settings.Quiz {
			t.Errorf("%q, which was %q, opens as %s, without %v", spoiled, text, link.Of(s), fmt.Sprint(left))
		}
	}
}
