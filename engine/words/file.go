package words

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Message is one of a file: its name there, its pattern, and what stands before it for translators.
type Message struct {
	ID      string
	Pattern string // as Parse reads it
	Comment string // lines, without their signs
	Line    int    // of the file, in which it begins
}

// Wrong says what is wrong in which line of a file.
type Wrong struct {
	File string
	Line int
	Why  string
}

func (w *Wrong) Error() string { return fmt.Sprintf("%s:%d: %s", w.File, w.Line, w.Why) }

// Messages reads a file in a strict part of the form of Fluent: messages, name = pattern, whose further lines begin
// with a space or are of a choice, and comments. It errs with a *Wrong at the first line that is none of these, or names a
// message for the second time. The patterns are not read.
func Messages(file, text string) (all []Message, err error) {
	wrong := func(line int, form string, args ...any) ([]Message, error) {
		return nil, &Wrong{file, line, fmt.Sprintf(form, args...)}
	}
	if !utf8.ValidString(text) {
		return wrong(1, "this is no UTF-8")
	}
	first := map[string]int{}
	comment, open := "", false // whether a line may go on with the last message
	for i, line := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		number := i + 1
		switch {
		case strings.Trim(line, " ") == "":
			comment = ""
			if open {
				all[len(all)-1].Pattern += "\n"
			}
		case line[0] == '#':
			body := strings.TrimLeft(line, "#")
			signs := len(line) - len(body)
			if signs > 3 || body != "" && body[0] != ' ' {
				return wrong(number, "a comment begins with #, ## or ###, and a space")
			}
			if open = false; signs == 1 {
				comment += strings.TrimPrefix(body, " ") + "\n"
			}
		case strings.IndexByte(" {}[*", line[0]) >= 0:
			if !open {
				return wrong(number, "a line that begins with a space belongs to no message")
			}
			all[len(all)-1].Pattern += "\n" + line
		default:
			m := Message{Line: number, Comment: strings.TrimSuffix(comment, "\n")}
			name, pattern, ok := strings.Cut(line, "=")
			if m.ID, m.Pattern = strings.TrimRight(name, " "), pattern; !ok || !isName(m.ID) {
				return wrong(number, "a message is name = text, and a name has letters, digits and hyphens")
			}
			if before, twice := first[m.ID]; twice {
				return wrong(number, "%s is here a second time; it is in line %d as well", m.ID, before)
			}
			first[m.ID] = number
			all, comment, open = append(all, m), "", true
		}
	}
	for i := range all {
		if all[i].Pattern = strings.Trim(all[i].Pattern, " \n"); all[i].Pattern == "" {
			return wrong(all[i].Line, "%s has no text", all[i].ID)
		}
	}
	return all, nil
}

// isName reports whether a message can be called so.
func isName(text string) bool {
	r := reader{text: text}
	r.over(inKey)
	return text != "" && text[0]|0x20 >= 'a' && text[0]|0x20 <= 'z' && r.next() == 0
}
