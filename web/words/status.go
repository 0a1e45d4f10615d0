package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/web/internal/fluent"
)

// status tells how far a translation is: what is longer than its place may be, per group how many messages are missing, and
// what is wrong or left over, with file and line. It errs if something is wrong.
func status(out io.Writer, root, tag string, said []fluent.Said) error {
	groups, err := fluent.Translation(root, tag)
	if err != nil {
		return err
	}
	all := fluent.NewLanguage(tag)
	for _, g := range groups {
		for _, f := range g.Files {
			if err := all.Know(f.Name, f.Entries); err != nil {
				return err
			}
		}
	}
	var wrong []string
	done := map[uint32]bool{}
	for _, g := range groups {
		for _, f := range g.Files {
			for i := range f.Entries {
				e := &f.Entries[i]
				if e.ID[0] == '-' || g.Name == "language" {
					continue
				}
				at := slices.IndexFunc(said, func(s fluent.Said) bool { return s.Group == g.Name && s.ID == e.ID })
				if at < 0 {
					wrong = append(wrong, fmt.Sprintf("%s:%d: %s is no message of %s", f.Name, e.Line, e.ID, g.Name))
					continue
				}
				s := &said[at]
				done[s.Text.Key()] = true
				wrong = append(wrong, faults(all, &f, e, s)...)
				if short, err := all.Short(f.Name, f.Entries, e, s.Names()); err == nil && tooLong(short, s.Short) {
					fmt.Fprintf(out, "perhaps too long for its place: %s, “%s”, in English “%s”\n", e.ID, short, s.Short)
				}
			}
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
		if !done[said[i].Text.Key()] {
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

// faults says what is wrong with a translated message.
func faults(all *fluent.Language, f *fluent.File, e *fluent.Entry, s *fluent.Said) (wrong []string) {
	short, err := all.Short(f.Name, f.Entries, e, s.Names())
	if err != nil {
		return []string{err.Error()}
	}
	for _, v := range s.Values {
		if !fluent.Uses(short, v.Name) && v.Keys == nil && v.Kind != "Flag" && strings.Contains(s.Short, "$"+v.Name+"}") {
			wrong = append(wrong, fmt.Sprintf("%s:%d: %s says nothing of $%s", f.Name, e.Line, e.ID, v.Name))
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
func tooLong(short, english string) bool {
	n := utf8.RuneCountInString(english)
	return n <= label && !strings.Contains(short, "{") && float64(utf8.RuneCountInString(short)) > max(longer*float64(n), 12)
}
