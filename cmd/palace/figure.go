package main

import (
	"bytes"
	"os"
	"strings"

	"github.com/palacegames/palace/cmd/palace/internal/figure"
)

var figureVerb = verb{
	name:  "figure",
	args:  "--list [--json] | NAME --out FILE.png",
	about: "Lists the papers' figures, or draws one of them.",
	flags: []flag{
		{"list", "", "list the figures: name, paper, number and caption"},
		{"json", "", "with --list, one JSON object per line"},
		{"out", "FILE", "where to write the PNG; - is standard output"},
	},
	run: drawFigure,
}

func drawFigure(c *call) error {
	if c.has("list") {
		if _, err := c.only(); err != nil {
			return err
		}
		for _, f := range figure.All() {
			c.line(map[string]string{"name": f.Name, "paper": f.Paper, "number": f.Number, "caption": f.Caption},
				"%-25s %s %s\n    %s\n", f.Name, f.Paper, f.Number, strings.Join(wrap(f.Caption, 92), "\n    "))
		}
		return nil
	}
	args, err := c.only("NAME")
	if err != nil {
		return misusef("%w: \"palace figure --list\" shows the names", err)
	}
	f, err := figure.Find(args[0])
	if err != nil {
		return misusef("%w: \"palace figure --list\" shows the names", err)
	}
	out, given := c.flags["out"]
	if !given || out == "" {
		return misusef("--out FILE.png is missing")
	}
	stop := c.wait()
	img, err := f.Draw()
	stop()
	if err != nil {
		return err
	}
	if out == "-" {
		return figure.Encode(c.stdout, img)
	}
	// The file is written at one stroke at the end: an interrupt leaves no half of it.
	var file bytes.Buffer
	if err := figure.Encode(&file, img); err != nil {
		return err
	}
	return os.WriteFile(out, file.Bytes(), 0o666)
}

// wrap cuts a text into lines of about that many letters.
func wrap(text string, letters int) (lines []string) {
	var line []string
	length := 0
	for _, word := range strings.Fields(text) {
		if n := len([]rune(word)); length > 0 && length+1+n > letters {
			lines = append(lines, strings.Join(line, " "))
			line, length = []string{word}, n
		} else {
			line, length = append(line, word), length+1+n
		}
	}
	return append(lines, strings.Join(line, " "))
}
