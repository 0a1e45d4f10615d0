package enginetest

import (
	"encoding/json"
	"testing"

	"github.com/palacegames/palace/engine/idea"
)

// Dropped looks at an idea again and again without ever working a look off, and then again
// to its end: what was begun and dropped must leave nothing half done. begin begins to illustrate
// the idea.
func Dropped(t *testing.T, begin func() idea.Illustration, gazes ...idea.Gaze) {
	t.Helper()
	for _, last := range gazes {
		seen := begin()
		for steps, at := range append(gazes, gazes...) {
			job, err := seen.Look(at)
			if err != nil {
				t.Fatalf("%+v: %v", at, err)
			}
			for range steps % 4 {
				if job == nil || !job.Step() {
					break
				}
			}
		}
		got, want := layerText(t, seen, last), layerText(t, begin(), last)
		if got != want {
			t.Errorf("%+v: after looks that were dropped there is\n%.600s\nwant\n%.600s", last, got, want)
		}
	}
}

// layerText looks once, to the end, and writes what is seen.
func layerText(t *testing.T, seen idea.Illustration, at idea.Gaze) string {
	t.Helper()
	job, err := seen.Look(at)
	if err != nil {
		t.Fatalf("%+v: %v", at, err)
	}
	for job != nil && job.Step() {
	}
	l, err := seen.Layer()
	if err != nil {
		return err.Error()
	}
	text, err := json.Marshal(l)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
