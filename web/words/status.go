package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/web/internal/fluent"
)

// status tells how far a translation is: what is longer than its place may be, per group how many messages are missing, and
// what is wrong or left over, with file and line. It errs if something is wrong.
func status(out io.Writer, root, tag string, said []fluent.Said) error {
	all, err := fluent.Translations(root, tag, said)
	if err != nil {
		return err
	}
	var wrong []string
	done := map[string]bool{}
	for i := range all {
		t := &all[i]
		if strings.HasPrefix(t.Name, ofItself) {
			continue
		}
		if t.Of == nil {
			wrong = append(wrong, fmt.Sprintf("%s:%d: there is no message %s", t.File.Name, t.Entry.Line, t.Name))
			continue
		}
		done[t.Name] = true
		wrong = append(wrong, faults(t)...)
		if tooLong(t.Entry.Pattern, t.Of.Pattern) {
			fmt.Fprintf(out, "perhaps too long for its place: %s, “%s”, in English “%s”\n", t.Name, t.Entry.Pattern, t.Of.Pattern)
		}
	}
	missing, group, total := 0, "", 0
	flush := func() {
		if missing > 0 {
			fmt.Fprintf(out, "%4d missing in %s\n", missing, group)
		}
		missing = 0
	}
	for i := range said {
		if said[i].Group != group {
			flush()
			group = said[i].Group
		}
		if !done[said[i].Name] {
			missing++
			total++
		}
	}
	flush()
	fmt.Fprintf(out, "%s: %d of %d messages are there\n", tag, len(said)-total, len(said))
	if len(wrong) > 0 {
		return fmt.Errorf("%s", strings.Join(wrong, "\n"))
	}
	return nil
}

// ofItself is what the names begin with of what a language says of itself.
const ofItself = "language/"

// faults says what is wrong with a translated message.
func faults(t *fluent.Translated) (wrong []string) {
	if t.Err != nil {
		return []string{t.Err.Error()}
	}
	for _, v := range t.Of.Values {
		if !t.Used[v.Name] && v.Keys == nil && v.Kind != "Flag" && strings.Contains(t.Of.Pattern, "$"+v.Name+" }") {
			wrong = append(wrong, fmt.Sprintf("%s:%d: %s says nothing of $%s", t.File.Name, t.Entry.Line, t.Name, v.Name))
		}
	}
	return wrong
}

// A label is a text of so many letters at most, and its translation may be so much longer.
const (
	label  = 24
	longer = 1.7
)

// tooLong reports whether a translated label may not fit where the English one stands.
func tooLong(text, english string) bool {
	n := utf8.RuneCountInString(english)
	return n <= label && !strings.Contains(text, "{") && float64(utf8.RuneCountInString(text)) > max(longer*float64(n), 12)
}
