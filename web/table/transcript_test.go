package table_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"github.com/palacegames/palace/game/explain"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/render/scene"
)

var record = flag.Bool("record", false, "write the transcripts and the recorded games again, as they are now")

// entry is one step of a transcript: a call of the page or, as "gesture", something that
// was done on the canvas, what was answered, and what changed on the page and on the
// canvas when the workers had come to rest. The pages after each step can be put together
// again byte by byte, for a key that is not named is as it was before, and new keys come
// in their order.
type entry struct {
	Call   string          `json:"call"`
	Args   json.RawMessage `json:"args"`
	Answer json.RawMessage `json:"answer,omitempty"` // null for the state
	Page   members         `json:"page,omitempty"`
	Scene  members         `json:"scene,omitempty"`
	Camera string          `json:"camera,omitempty"`
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
			if err := json.Unmarshal(recorded, &entries); err != nil {
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
	r := newRoom(t)
	r.run()
	var page, scene members
	played := make([]entry, len(entries))
	for i, e := range entries {
		p := entry{Call: e.Call, Args: e.Args}
		r.camera = ""
		if e.Call == "gesture" {
			r.gesture(e.Args)
		} else {
			p.Answer = answer(t, r.table.Call(e.Call, e.Args), r.table.StateJSON())
		}
		r.run()
		p.Camera = r.camera
		p.Page, page = changes(t, page, r.table.PageJSON())
		p.Scene, scene = changes(t, scene, drawn(t, &r.scene))
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

// answer shortens an answer that is the state to null.
func answer(t *testing.T, text, state []byte) json.RawMessage {
	if bytes.Equal(text, slices.Concat([]byte(`{"value":`), state, []byte("}"))) {
		return nil
	}
	if !json.Valid(text) {
		t.Fatalf("the answer is no JSON: %s", text)
	}
	return text
}

// drawn writes a scene, its palette by the colours that it gives.
func drawn(t *testing.T, s *scene.Scene) []byte {
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if s.Map.Palette == nil {
		return text
	}
	colours := explain.MapTitle(s.Map.Kind)
	for v := range int32(40) {
		c := s.Map.Palette.Color(v)
		colours += fmt.Sprintf(" %02x%02x%02x", c.R, c.G, c.B)
	}
	return fmt.Appendf(text[:len(text)-1], `,"Colours":%q}`, colours)
}

// members are the members of an object of JSON, in their order.
type members []member

type member struct {
	name string
	text json.RawMessage
}

func (m members) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, one := range m {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%q:%s", one.name, one.text)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

func (m *members) UnmarshalJSON(text []byte) error {
	d := json.NewDecoder(bytes.NewReader(text))
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		one := member{name: name.(string)}
		if err := d.Decode(&one.text); err != nil {
			return err
		}
		*m = append(*m, one)
	}
	return nil
}

// changes returns the members of an object that are not as they were, and all of them.
func changes(t *testing.T, before members, text []byte) (changed, all members) {
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatalf("no JSON: %v", err)
	}
	for i, m := range all {
		if i >= len(before) || before[i].name != m.name || !bytes.Equal(before[i].text, m.text) {
			changed = append(changed, m)
		}
	}
	return changed, all
}

// transcript writes a transcript, a line for every member that changed.
func transcript(entries []entry) []byte {
	var b bytes.Buffer
	for i, e := range entries {
		fmt.Fprintf(&b, "%s{\n\"call\": %q, \"args\": %s", map[bool]string{true: "[", false: ",\n"}[i == 0], e.Call, e.Args)
		if e.Answer != nil {
			fmt.Fprintf(&b, ",\n\"answer\": %s", e.Answer)
		}
		if e.Camera != "" {
			fmt.Fprintf(&b, ",\n\"camera\": %q", e.Camera)
		}
		lines(&b, "page", e.Page)
		lines(&b, "scene", e.Scene)
		b.WriteString("\n}")
	}
	b.WriteString("]\n")
	return b.Bytes()
}

func lines(b *bytes.Buffer, name string, list members) {
	for i, m := range list {
		head := ","
		if i == 0 {
			head = fmt.Sprintf(",\n%q: {", name)
		}
		fmt.Fprintf(b, "%s\n%q: %s", head, m.name, m.text)
	}
	if len(list) > 0 {
		b.WriteString("\n}")
	}
}

// compare fails where a step was played otherwise than it was recorded.
func compare(t *testing.T, step string, want, got *entry) {
	t.Helper()
	same(t, step, "the answer", got.Answer, want.Answer)
	same(t, step, "the camera", []byte(got.Camera), []byte(want.Camera))
	compareMembers(t, step+", page", want.Page, got.Page)
	compareMembers(t, step+", scene", want.Scene, got.Scene)
}

func compareMembers(t *testing.T, where string, want, got members) {
	t.Helper()
	for i := range max(len(want), len(got)) {
		switch {
		case i >= len(got):
			t.Errorf("%s: %s did not change, want %s", where, want[i].name, differing(want[i].text, nil))
		case i >= len(want):
			t.Errorf("%s: %s changed: %s", where, got[i].name, differing(got[i].text, nil))
		case want[i].name != got[i].name:
			t.Errorf("%s: %s changed, want %s", where, got[i].name, want[i].name)
			return
		case !same(t, where, want[i].name, got[i].text, want[i].text):
			return
		}
	}
}

// same fails unless two texts are, and shows where they first differ.
func same(t *testing.T, where, what string, got, want []byte) bool {
	t.Helper()
	if bytes.Equal(got, want) {
		return true
	}
	t.Errorf("%s: %s is\n  %s\nwant\n  %s", where, what, differing(got, want), differing(want, got))
	return false
}

// differing is what of a text lies around the first difference from another one.
func differing(text, other []byte) string {
	const before, after = 60, 120
	at := 0
	for at < min(len(text), len(other)) && text[at] == other[at] {
		at++
	}
	from, to := max(0, at-before), min(len(text), at+after)
	short := strings.ToValidUTF8(string(text[from:to]), "")
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
	got := differing([]byte(long[:20_000]+"HERE"+long[20_000:]), []byte(long))
	if len(got) > 200 || !strings.Contains(got, "9HERE0") {
		t.Errorf("%d characters: %s", len(got), got)
	}
	if got := differing([]byte("short"), []byte("shorn")); got != "short" {
		t.Error(got)
	}
}
