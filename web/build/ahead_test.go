package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/fluent"
	"github.com/palacegames/palace/web/lessons"
)

// TestAhead: of every lesson and in every language what is shown before the programs are the words of its first
// step, its task without what is right, and its board as a table shows it; and all of that is small.
func TestAhead(t *testing.T) {
	all, err := languages("../..", false)
	if err != nil {
		t.Fatal(err)
	}
	made, err := aheadFiles(all)
	if err != nil {
		t.Fatal(err)
	}
	tags, err := fluent.Tags("../..")
	if err != nil {
		t.Fatal(err)
	}
	tags = append(tags, "en")
	if want := len(tags) * (len(lessons.Names()) + 1); len(made) != want {
		t.Errorf("there are %d files, want %d: %q", len(made), want, slices.Sorted(maps.Keys(made)))
	}
	for _, tag := range tags {
		texts := map[string]string{}
		if tag != "en" {
			var of taught
			if err := json.Unmarshal(all[taughtFolder+tag+".json"], &of); err != nil {
				t.Fatal(err)
			}
			texts = of.Texts
		}
		for _, name := range lessons.Names() {
			t.Run(tag+"/"+name, func(t *testing.T) { heldAhead(t, made, tag, name, texts) })
		}
		shelf := string(made[aheadFolder+tag+"/"+shelfName+".json"])
		for name, text := range texts {
			if title := titleOf(text); !strings.Contains(shelf, `"`+title+`"`) {
				t.Errorf("the list of lessons in %s lacks %s, %q", tag, name, title)
			}
		}
	}
}

// heldAhead holds a file against the text of its lesson, and against a table.
func heldAhead(t *testing.T, made files, tag, name string, texts map[string]string) {
	body := made[aheadFolder+tag+"/"+name+".json"]
	var a ahead
	if err := json.Unmarshal(body, &a); err != nil {
		t.Fatal(err)
	}
	of, err := lessons.Open(name)
	if tag != "en" {
		of, err = lesson.Read(texts["lesson/"+name])
	}
	if err != nil {
		t.Fatal(err)
	}
	step, c := &of.Steps[0], a.Course
	if a.Language != tag || c == nil || c.Name != name || c.Title != of.Title || c.Heading != step.Title || !slices.Equal(c.Words, step.Words) || c.Step != 1 || c.Steps != len(of.Steps) || a.Title == "" || !strings.Contains(a.Say, step.Title) {
		t.Errorf("it says %s", body[:min(len(body), 1000)])
	}
	if (c.Task == nil) != (step.Task == nil) || c.Task != nil && (c.Task.Words == "" || c.Task.Verdict != nil || c.Task.Kind != string(step.Task.Kind) || step.Task.Kind == lesson.Choose && len(c.Task.Options) != len(step.Task.Options)) {
		t.Errorf("the task is %+v", c.Task)
	}
	seen, _, err := openAhead("lesson=" + name)
	if err != nil {
		t.Fatal(err)
	}
	if a.Board.Picture != "" {
		standing(t, seen, a.Board)
	} else if w, _ := seen.window(); max(w.W, w.H) <= mostAhead {
		t.Error("there is no picture")
	}
	if strings.Contains(a.Board.Picture, "style=") {
		t.Error("it has colours that the page's policy forbids")
	}
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	w.Write(body)
	w.Close()
	if packed.Len() > 4000 {
		t.Errorf("it takes %d bytes", packed.Len())
	}
}

// standing holds a picture against the scene: the pieces, the squares that can be chosen, and those that the lesson rings.
func standing(t *testing.T, seen *aheadCanvas, b aheadBoard) {
	t.Helper()
	var picture part
	if err := xml.Unmarshal([]byte(b.Picture), &picture); err != nil {
		t.Fatal(err)
	}
	w, _ := seen.window()
	// place is where a square lies, by hand: the axes change places where x points down.
	place := func(c engine.Cell) string {
		x, y := c.X-w.X, c.Y-w.Y
		if seen.Look.Orientation.Transposed() {
			x, y = y, x
		}
		if seen.Look.Orientation.OriginBelow() {
			y = b.Rows - 1 - y
		}
		return fmt.Sprintf("%d,%d", x, y)
	}
	want := map[string][]string{}
	for _, row := range seen.Targets.Rows {
		for i := range row.Count {
			if at := row.At(i + 1); w.Contains(at) {
				want["ring"] = append(want["ring"], place(at))
			}
		}
	}
	for _, board := range seen.Boards {
		want["piece"] = append(want["piece"], place(board.At))
	}
	if seen.Boards == nil && seen.Piece != scene.None {
		want["piece"] = append(want["piece"], place(seen.At))
	}
	for _, s := range seen.Shapes {
		for _, p := range s.At {
			if s.Kind == scene.Marks && s.Mark == scene.Halo {
				want["halo"] = append(want["halo"], place(p.Cell()))
			}
		}
	}
	found := map[string][]string{}
	number := func(e *part, name string) float64 {
		v, _ := strconv.ParseFloat(e.attr(name), 64)
		return v
	}
	for _, e := range picture.In {
		at := fmt.Sprintf("%v,%v", number(&e, "x")/unit, number(&e, "y")/unit)
		switch href := e.attr("href"); {
		case href == "#ahead-ring":
			found["ring"] = append(found["ring"], at)
		case strings.HasPrefix(href, "#ahead-"):
			found["piece"] = append(found["piece"], at)
		case e.XMLName.Local == "rect" && e.attr("opacity") == "1":
			found["halo"] = append(found["halo"], fmt.Sprintf("%v,%v", int(number(&e, "x")/unit), int(number(&e, "y")/unit)))
		}
	}
	if !reflect.DeepEqual(found, want) {
		t.Errorf("the picture has %v, and the table %v", found, want)
	}
	if picture.attr("viewBox") != fmt.Sprintf("0 0 %d %d", b.Columns*unit, b.Rows*unit) {
		t.Errorf("it is %s", picture.attr("viewBox"))
	}
}

// TestAheadIsServed: the page knows which lessons have such a file, a version has the files, and no package and no single page does.
func TestAheadIsServed(t *testing.T) {
	source := small()
	source[mainPage] = []byte(`<html lang="en" data-waiting><!-- languages --></html>`)
	name := aheadFolder + "en/corner-a.json"
	source[name] = []byte(`{"version":"` + unnamed + `","language":"en"}`)
	source[aheadFolder+"en/"+shelfName+".json"] = source[name]
	site, list := built(t, source)
	page := string(site["index.html"])
	if !strings.Contains(page, `data-lessons="corner-a"`) || strings.Contains(page, `data-languages="en`) {
		t.Errorf("the page is %s", page)
	}
	if text := string(site["v/"+list.Version+"/"+name]); !strings.Contains(text, `"version":"`+list.Version+`"`) {
		t.Errorf("it is %s", text)
	}
	if list.Files[name] != 0 {
		t.Error("browsers keep it ahead of time")
	}
	if row := rowOf(name); row.is(alone) || row.is(packed) {
		t.Errorf("%s is taken for another file", name)
	}
}

// TestSpeak: what is said in a language ends with it.
func TestSpeak(t *testing.T) {
	back := words.Speak(words.New("xx", nil), map[string]string{"lesson/a": "text"})
	if text, ok := words.File("lesson/a"); words.Tag() != "xx" || text != "text" || !ok {
		t.Errorf("%s speaks %q", words.Tag(), text)
	}
	back()
	if _, ok := words.File("lesson/a"); words.Tag() != "en" || ok {
		t.Errorf("%s is still spoken", words.Tag())
	}
}
