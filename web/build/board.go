package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/web/internal/fluent"
	"github.com/palacegames/palace/web/lessons"
)

// Other people's pages load one module, which defines <palace-board>. It stays under its name
// when the version changes, and holds all that it needs until somebody plays: no page of
// Palace loads it, and no version lists it.
const (
	boardName  = "palace-board.js"
	boardFacts = "embed/facts.json" // from the code, for that module alone
	boardSheet = "embed/board.css"
	boardSaid  = "embed/said.json" // what it says, by languages and names
	boardGroup = "web/site/embed"
	headings   = "game/catalog/heading-" // how the names of families are called
)

// facts are what the module knows of games and links.
type facts struct {
	Families map[string]factsOfFamily `json:"families"`
	Lessons  map[string]factsOfLesson `json:"lessons"`
	// Pieces are paths in a square of pieceUnit, the lowest first.
	Pieces map[string][]factsOfCoat `json:"pieces"`
	// Heads begin a link and Parts follow: both are attributes.
	Heads []string `json:"heads"`
	Parts []string `json:"parts"`
	// Names lists what is said, and Said each of these by the language, in that order.
	Names []string            `json:"names"`
	Said  map[string][]string `json:"said"`
}

type factsOfFamily struct {
	Piece  string `json:"piece"`
	Drawn  string `json:"drawn"`
	Orient string `json:"orient"`
}

type factsOfLesson struct {
	Board string `json:"board"` // of the link of its first step, what a picture shows
}

type factsOfCoat struct {
	Path  string  `json:"d"`
	Fill  string  `json:"fill"`
	Width float64 `json:"width,omitempty"` // of a line along the path, which else is filled
}

// The pieces are drawn in whole numbers, in a square with this edge, and no truer than is
// seen on a board: a point is left out that is no further from the line without it.
const (
	pieceUnit = 240
	pieceSlip = 1.0
)

// notAttributes are words of links that mean something else on an element, or lead to a room without a board.
var notAttributes = map[string]bool{"class": true, "tell": true, "teach": true, "explore": true}

func factsOfBoard() (facts, error) {
	f := facts{Families: map[string]factsOfFamily{}, Lessons: map[string]factsOfLesson{}, Pieces: map[string][]factsOfCoat{}}
	for i := range catalog.Families {
		e := &catalog.Families[i]
		f.Families[e.Name] = factsOfFamily{e.Piece, e.Drawing(), string(e.Orient)}
	}
	all, err := lessons.All()
	if err != nil {
		return f, err
	}
	for _, l := range all {
		f.Lessons[l.Name] = factsOfLesson{pictured(l.Steps[0].Board)}
	}
	for name, piece := range map[string]sprite.Piece{"queen": sprite.Queen, "rook": sprite.Rook, catalog.Counter: sprite.Counter, "pawn": sprite.BlackPawn, "crown": sprite.Crown} {
		f.Pieces[name] = coatsOf(piece)
	}
	attributes := func(names []string) (kept []string) {
		for _, name := range names {
			if !notAttributes[name] {
				kept = append(kept, name)
			}
		}
		return kept
	}
	f.Heads = attributes(link.Heads())
	// A name of both, such as that of the lesson about which a class is asked, begins the link here.
	f.Parts = attributes(slices.DeleteFunc(link.Names(), func(name string) bool { return slices.Contains(f.Heads, name) }))
	return f, nil
}

// pictured leaves out of a link what a picture does not show.
func pictured(link string) string {
	head, rest, _ := strings.Cut(link, "&")
	for part := range strings.SplitSeq(rest, "&") {
		if strings.HasPrefix(part, "block=") || strings.HasPrefix(part, "orient=") {
			head += "&" + part
		}
	}
	return head
}

// coatsOf returns a piece in its colours by day and by night.
func coatsOf(piece sprite.Piece) (coats []factsOfCoat) {
	day, night := sprite.Worn(piece, false, false), sprite.Worn(piece, true, false)
	for _, coat := range sprite.Lines(piece, 0, 0, pieceUnit) {
		fill := twice(day.Line, night.Line)
		switch {
		case coat.Inside:
			fill = twice(day.Body, night.Body)
		case coat.Jewel:
			fill = twice(day.Jewel, night.Jewel)
		}
		coats = append(coats, factsOfCoat{thinned(coat.Path), fill, math.Round(coat.Width)})
	}
	return coats
}

type point struct{ x, y float64 }

var (
	outlines = regexp.MustCompile(`M[^MZ]+(Z?)`)
	corners  = regexp.MustCompile(`[ML](-?[\d.]+) (-?[\d.]+)`)
)

// thinned returns a path of straight lines with as few points as it needs, in steps.
func thinned(path string) string {
	var thin strings.Builder
	for _, outline := range outlines.FindAllStringSubmatch(path, -1) {
		var all []point
		for _, found := range corners.FindAllStringSubmatch(outline[0], -1) {
			x, _ := strconv.ParseFloat(found[1], 64) // which the pattern has let through
			y, _ := strconv.ParseFloat(found[2], 64)
			all = append(all, point{math.Round(x), math.Round(y)})
		}
		if outline[1] != "" {
			all = clockwise(all)
		}
		fmt.Fprintf(&thin, "M%v %vl", all[0].x, all[0].y)
		var steps []string
		for from, to := 0, 0; from < len(all)-1; from = to {
			for to = from + 1; to+1 < len(all) && straight(all[from:to+2]); {
				to++
			}
			steps = append(steps, fmt.Sprint(all[to].x-all[from].x), fmt.Sprint(all[to].y-all[from].y))
		}
		thin.WriteString(strings.ReplaceAll(strings.Join(steps, " "), " -", "-"))
		thin.WriteString(strings.ToLower(outline[1]))
	}
	return thin.String()
}

// clockwise returns a closed outline from its highest point on, and of several of these the leftmost, always the same way round: the line
// around a shape and the shape itself are written alike then, which packs to half.
func clockwise(all []point) []point {
	if n := len(all); n > 1 && all[0] == all[n-1] {
		all = all[:n-1]
	}
	first, area := 0, 0.0
	for i, p := range all {
		q := all[(i+1)%len(all)]
		area += p.x*q.y - q.x*p.y
		if f := all[first]; p.y < f.y || p.y == f.y && p.x < f.x {
			first = i
		}
	}
	all = slices.Concat(all[first:], all[:first])
	if area < 0 {
		slices.Reverse(all[1:])
	}
	return all
}

// straight reports whether points lie near the line from the first to the last.
func straight(all []point) bool {
	a, b := all[0], all[len(all)-1]
	length := math.Hypot(b.x-a.x, b.y-a.y)
	for _, p := range all {
		if off := math.Abs((b.x-a.x)*(p.y-a.y) - (b.y-a.y)*(p.x-a.x)); off > pieceSlip*length {
			return false
		}
	}
	return true
}

// saidByBoard returns what the module says in a language, by names: its own messages, the names of games, the titles of lessons. Values
// stand in it as {title}, for the module is small and reads no patterns.
func saidByBoard(t fluent.Table, texts map[string]string) (map[string]string, error) {
	said := map[string]string{}
	for name, pattern := range t.Messages {
		if !strings.HasPrefix(name, "embed-") && !strings.HasPrefix(name, headings) {
			continue
		}
		parts, err := words.Parse(pattern)
		if err != nil {
			return nil, err
		}
		for _, p := range parts {
			if p.Function != "" || p.Message != "" || p.Variants != nil {
				return nil, fmt.Errorf("%s in %s: what the module for other pages says has text and values alone", name, t.Tag)
			}
			if p.Value != "" {
				p.Text = "{" + p.Value + "}"
			}
			said[name] += p.Text
		}
	}
	for name, text := range texts {
		said[name] = titleOf(text)
	}
	return said, nil
}

// speak takes what the module says, by languages and names. What a language lacks is English.
func (f *facts) speak(said []byte) error {
	tables := map[string]map[string]string{}
	if len(said) > 0 {
		if err := json.Unmarshal(said, &tables); err != nil {
			return fmt.Errorf("%s: %w", boardSaid, err)
		}
	}
	f.Names, f.Said = slices.Sorted(maps.Keys(tables["en"])), map[string][]string{}
	for tag, table := range tables {
		for _, name := range f.Names {
			f.Said[tag] = append(f.Said[tag], table[name])
		}
	}
	return nil
}

// withFacts adds what the module for other pages has from the code. Its sheet gets the page's colours as they are, for another
// page may have others under their names.
func withFacts(source files) error {
	if source[boardName] == nil {
		return nil
	}
	known, err := factsOfBoard()
	if err != nil {
		return err
	}
	if err := known.speak(source[boardSaid]); err != nil {
		return err
	}
	source[boardFacts] = asJSON(known)
	made, err := bundled(source, asSheet, boardSheet)
	if err != nil {
		return err
	}
	source[boardSheet], err = between(made[boardSheet], "var(", ")", func(name string) (string, error) {
		if value := colourOf(colour.StyleSheet(), name); value != "" {
			return value, nil
		}
		return "", fmt.Errorf("%s names the colour %s, which the page does not have", boardSheet, name)
	})
	return err
}
