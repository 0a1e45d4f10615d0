package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// notebook runs the code of docs/palace.ipynb, cell after cell, and holds what they print to what stands below them.
func (p process) notebook(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3, and so the notebook is not run:", err)
	}
	var book struct {
		Cells []struct {
			Type    string `json:"cell_type"`
			Source  []string
			Outputs []struct{ Text []string }
		}
		Format int `json:"nbformat"`
	}
	text, err := os.ReadFile("../../docs/palace.ipynb")
	if err == nil {
		err = json.Unmarshal(text, &book)
	}
	if err != nil || book.Format != 4 {
		t.Fatalf("format %d, %v", book.Format, err)
	}
	const mark = "-- cell --\n"
	var program, want strings.Builder
	for _, c := range book.Cells {
		if c.Type != "code" {
			continue
		}
		program.WriteString(strings.Join(c.Source, "") + "\nprint('-- cell --', flush=True)\n")
		for _, o := range c.Outputs {
			want.WriteString(strings.Join(o.Text, ""))
		}
		want.WriteString(mark)
	}
	run := exec.Command(python, "-c", program.String())
	run.Env = append(os.Environ(), "PALACE="+string(p), "PYTHONIOENCODING=utf-8")
	if got, err := run.CombinedOutput(); err != nil || string(got) != want.String() || strings.Count(want.String(), mark) < 5 {
		t.Errorf("%v: it prints\n%s\nwant\n%s", err, got, want.String())
	}
}
