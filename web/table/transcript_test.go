package table_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/lessons"
)

var record = flag.Bool("record", false, "write the transcripts and the recorded games again, as they are now")

// entry is one step of a transcript: a call of the page, as "option" one of a lesson's by its number, or as
// "gesture" something that was done on the canvas, what was answered, and what changed on the page and on the
// canvas when the workers had come to rest. A transcript holds what is the same in every
// language: see facts.
type entry struct {
	Call   string          `json:"call"`
	Args   json.RawMessage `json:"args"`
	Camera string          `json:"camera,omitempty"`
	Answer any             `json:"answer,omitempty"` // none for the state
	Page   map[string]any  `json:"page,omitempty"`
	Scene  map[string]any  `json:"scene,omitempty"`
}

// TestTranscripts plays games that were recorded, and finds the same answers, pages and
// scenes. Where they are meant to differ, go test ./web/table -run Transcripts -record
// writes them again, and the change is to be read.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/transcripts/*.json")
	if err != nil || len(files) < 8 {
		t.Fatalf("%d transcripts: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			recorded, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var entries []entry
			d := json.NewDecoder(bytes.NewReader(recorded))
			d.UseNumber()
			if err := d.Decode(&entries); err != nil {
				t.Fatal(err)
			}
			played := replay(t, entries)
			if *record {
				if err := os.WriteFile(file, transcript(played), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			for i := range entries {
				compare(t, fmt.Sprintf("step %d, %s %s", i, entries[i].Call, entries[i].Args), &entries[i], &played[i])
			}
			if t.Failed() {
				t.Error("If it is meant to differ: go test ./web/table -run Transcripts -record, and read the change")
			}
		})
	}
}

// replay does at a new table what the steps of a transcript say.
func replay(t *testing.T, entries []entry) []entry {
	defer words.Sign(said)()
	r := newRoom(t)
	r.run()
	var page, scene map[string]any
	played := make([]entry, len(entries))
	for i, e := range entries {
		p := entry{Call: e.Call, Args: e.Args}
		r.camera = ""
		if e.Call == "gesture" {
			r.gesture(e.Args)
		} else {
			p.Answer = answer(t, r.table.Call(r.called(e.Call, e.Args)), r.table.StateJSON())
		}
		r.run()
		p.Camera = r.camera
		pageNow, sceneNow := pageFacts(t, r), object(t, drawn(t, &r.scene))
		p.Page, p.Scene = changes(page, pageNow), changes(scene, sceneNow)
		page, scene = pageNow, sceneNow
		played[i] = p
	}
	return played
}

// gesture lets somebody do something on the canvas.
func (r *room) gesture(text []byte) {
	var g scene.Gesture
	if err := json.Unmarshal(text, &g); err != nil {
		r.t.Fatal(err)
	}
	r.table.Gesture(g)
}

// called returns a call of a transcript as the page makes it: an option of a lesson is chosen by what it says there.
func (r *room) called(name string, args json.RawMessage) (string, []byte) {
	if name != "option" {
		return name, args
	}
	var chosen struct{ At int }
	if err := json.Unmarshal(args, &chosen); err != nil {
		r.t.Fatal(err)
	}
	return "answer", []byte(inJSON(map[string]string{"text": r.table.Page().Course.Task.Options[chosen.At-1].Name}))
}

// answer leaves out an answer that is the state.
func answer(t *testing.T, text, state []byte) any {
	if bytes.Equal(text, slices.Concat([]byte(`{"value":`), state, []byte("}"))) {
		return nil
	}
	if bytes.HasPrefix(text, []byte(`{"error":`)) {
		return "refused"
	}
	return object(t, text)["value"]
}

// said is a sign that stands before all messages while a transcript is played.
const said = "\ue000"

// spokenOf finds what is said in lessons, and in what has no message: words with blanks between them.
var spokenOf = regexp.MustCompile(`\pL[,.:;?!]? \pL`)

// titles are those of the lessons and their steps, which may be one word.
var titles = sync.OnceValue(func() map[string]bool {
	all, err := lessons.All()
	if err != nil {
		panic(err)
	}
	titles := map[string]bool{}
	for _, l := range all {
		titles[l.Title] = true
		for _, s := range l.Steps {
			titles[s.Title] = true
		}
	}
	return titles
})

// facts returns what is the same in every language of what was sent, and nil if that is nothing: no text that is said,
// and no member that is empty, false or 0. A list of nothing but texts is how many there are; a square is "x,y".
func facts(sent any) any {
	switch v := sent.(type) {
	case bool:
		if v {
			return v
		}
	case json.Number:
		return v
	case string:
		if v != "" && !strings.Contains(v, said) && !spokenOf.MatchString(v) && !titles()[v] {
			return v
		}
	case []any:
		if len(v) == 0 {
			return nil
		}
		list := make([]any, len(v))
		for i := range v {
			list[i] = facts(v[i])
		}
		if !slices.ContainsFunc(list, func(one any) bool { return one != nil }) {
			return len(list)
		}
		return list
	case map[string]any:
		if x, y := v["X"], v["Y"]; len(v) == 2 && x != nil && y != nil {
			return fmt.Sprintf("%v,%v", x, y)
		}
		kept := map[string]any{}
		for name, one := range v {
			if f := facts(one); f != nil && f != json.Number("0") {
				kept[name] = f
			}
		}
		if len(kept) > 0 {
			return kept
		}
	}
	return nil
}

// object reads an object of JSON, and returns its facts.
func object(t *testing.T, text []byte) map[string]any {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var all map[string]any
	if err := d.Decode(&all); err != nil {
		t.Fatalf("no JSON: %v: %.300s", err, text)
	}
	kept, _ := facts(all).(map[string]any)
	return kept
}

// pageFacts returns the facts of the page. Of the buttons it is the names of those that are shown, ! after one that stands out
// and - after one that cannot be pressed; of the editor the moves that are pressed, ! after one that the ruleset has by itself.
func pageFacts(t *testing.T, r *room) map[string]any {
	all := object(t, r.table.PageJSON())
	all["state"] = object(t, r.table.StateJSON()) // with the squares that were blocked
	p := r.table.Page()
	var buttons, moves []string
	for _, b := range p.Buttons {
		if b.Shown {
			buttons = append(buttons, b.Name+map[bool]string{true: "!"}[b.Gold]+map[bool]string{false: "-"}[b.Enabled])
		}
	}
	all["buttons"] = strings.Join(buttons, " ")
	if editor, ok := all["editor"].(map[string]any); ok {
		for _, row := range p.Editor.Rows {
			for _, b := range row {
				if b.Pressed {
					moves = append(moves, inJSON(b.Move)+map[bool]string{true: "!"}[b.Helps])
				}
			}
		}
		editor["rows"] = strings.Join(moves, " ")
	}
	for _, name := range repeated {
		delete(all, name)
	}
	return all
}

// repeated are members of the page that put otherwise what the state, the link or the scene says.
var repeated = []string{"say", "spots", "start", "second", "k", "kindOfGame", "written", "seats", "progress"}

// drawn writes a scene, its palette by the colours that it gives.
func drawn(t *testing.T, s *scene.Scene) []byte {
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if s.Map.Palette == nil {
		return text
	}
	colours, before := "", ""
	for v := range int32(40) {
		c := s.Map.Palette.Color(v)
		if now := fmt.Sprintf("%02x%02x%02x", c.R, c.G, c.B); now != before {
			colours, before = colours+fmt.Sprintf("/%d:", v)+now, now
		}
	}
	return fmt.Appendf(text[:len(text)-1], `,"Colours":%q}`, colours)
}

// changes returns what of an object is not as it was, of its objects too: null for what is no longer there.
func changes(before, now map[string]any) map[string]any {
	changed := map[string]any{}
	for name, one := range now {
		was := before[name]
		if reflect.DeepEqual(was, one) {
			continue
		}
		whole, isObject := one.(map[string]any)
		if wasWhole, both := was.(map[string]any); both && isObject {
			one = changes(wasWhole, whole)
		}
		changed[name] = one
	}
	for name := range before {
		if _, still := now[name]; !still {
			changed[name] = nil
		}
	}
	return changed
}

// transcript writes a transcript, a step in a line if it fits, so that what differs can be read.
func transcript(entries []entry) []byte {
	var b strings.Builder
	for i, e := range entries {
		b.WriteString(map[bool]string{true: "[\n", false: ",\n"}[i == 0])
		parts := []string{fmt.Sprintf("{\"call\": %q", e.Call), fmt.Sprintf("\"args\": %s", e.Args)}
		if e.Camera != "" {
			parts = append(parts, fmt.Sprintf("\"camera\": %q", e.Camera))
		}
		if e.Answer != nil {
			parts = append(parts, fmt.Sprintf("\"answer\": %s", inJSON(e.Answer)))
		}
		wrap(&b, append(parts, slices.Concat(partsOf("page", e.Page), partsOf("scene", e.Scene))...))
	}
	b.WriteString("\n]\n")
	return []byte(b.String())
}

// partsOf returns the members of an object in the order of their names, the first one with its beginning and the last one with its end.
func partsOf(name string, all map[string]any) (parts []string) {
	for _, name := range slices.Sorted(maps.Keys(all)) {
		parts = append(parts, fmt.Sprintf("%q: %s", name, inJSON(all[name])))
	}
	if len(parts) > 0 {
		parts[0] = fmt.Sprintf("%q: {", name) + parts[0]
		parts[len(parts)-1] += "}"
	}
	return parts
}

// wrap writes parts with commas between them, as many in a line as fit, and the end of their object.
func wrap(b *strings.Builder, parts []string) {
	const widest = 160
	width := 0
	for i, part := range parts {
		switch {
		case i > 0 && width+len(part) > widest:
			b.WriteString(",\n  ")
			width = 0
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString(part)
		width += len(part) + 2
	}
	b.WriteString("}")
}

// inJSON writes JSON with all signs as they are.
func inJSON(v any) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err)
	}
	return strings.TrimSpace(b.String())
}

// compare fails where a step was played otherwise than it was recorded.
func compare(t *testing.T, step string, want, got *entry) {
	t.Helper()
	same(t, step, "the answer", inJSON(got.Answer), inJSON(want.Answer))
	same(t, step, "the camera", got.Camera, want.Camera)
	compareMembers(t, step+", page", want.Page, got.Page)
	compareMembers(t, step+", scene", want.Scene, got.Scene)
}

func compareMembers(t *testing.T, where string, want, got map[string]any) {
	t.Helper()
	for _, name := range slices.Sorted(maps.Keys(got)) {
		if _, meant := want[name]; !meant {
			t.Errorf("%s: %s changed: %s", where, name, differing(inJSON(got[name]), ""))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if one, changed := got[name]; !changed {
			t.Errorf("%s: %s did not change, want %s", where, name, differing(inJSON(want[name]), ""))
		} else {
			same(t, where, name, inJSON(one), inJSON(want[name]))
		}
	}
}

// same fails unless two texts are, and shows where they first differ.
func same(t *testing.T, where, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s is\n  %s\nwant\n  %s", where, what, differing(got, want), differing(want, got))
	}
}

// differing is what of a text lies around the first difference from another one.
func differing(text, other string) string {
	const before, after = 60, 120
	at := 0
	for at < min(len(text), len(other)) && text[at] == other[at] {
		at++
	}
	from, to := max(0, at-before), min(len(text), at+after)
	short := strings.ToValidUTF8(text[from:to], "")
	if from > 0 {
		short = "…" + short
	}
	if to < len(text) {
		short += "…"
	}
	return short
}

// TestDiffering: of texts of any length the part is shown in which they differ.
func TestDiffering(t *testing.T) {
	long := strings.Repeat("0123456789", 4000)
	got := differing(long[:20_000]+"HERE"+long[20_000:], long)
	if len(got) > 200 || !strings.Contains(got, "9HERE0") {
		t.Errorf("%d characters: %s", len(got), got)
	}
	if got := differing("short", "shorn"); got != "short" {
		t.Error(got)
	}
}
