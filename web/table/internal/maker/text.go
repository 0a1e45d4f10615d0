package maker

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/game/lesson"
)

// place is where something stands in a draft: in a field of a step, or with step -1 of the
// lesson itself.
type place struct {
	step  int
	field string
}

// writer writes the text of a draft, and notes for each of its lines whence it came.
type writer struct {
	text   strings.Builder
	places []place
	step   int
}

// line writes a line; one without words is left out.
func (w *writer) line(field, key, words string) {
	words = strings.Join(strings.Fields(words), " ")
	if words == "" {
		return
	}
	w.text.WriteString(key + ": " + words + "\n")
	w.places = append(w.places, place{w.step, field})
}

// each writes a line for each line of a field.
func (w *writer) each(field, key, text string) {
	for _, line := range lines(text) {
		w.line(field, key, line)
	}
}

// text writes a draft as the text of a lesson, and says of each line where it stands.
func (d *Draft) text() (string, []place) {
	w := &writer{step: -1}
	w.line(fieldTitle, "name", name(d.Title))
	w.line(fieldTitle, "title", d.Title)
	w.line(fieldMinutes, "minutes", d.Minutes)
	w.line(fieldAim, "aim", d.Aim)
	for _, line := range d.Rest {
		key, words, _ := strings.Cut(line, ":")
		w.line(fieldRest, key, words)
	}
	for i := range d.Steps {
		w.step = i
		w.text.WriteByte('\n')
		w.places = append(w.places, place{i, fieldTitle})
		w.of(&d.Steps[i])
	}
	return w.text.String(), w.places
}

// of writes a step.
func (w *writer) of(s *Step) {
	w.line(fieldTitle, "step", s.Title)
	w.line(fieldBoard, "board", s.Board)
	w.each(fieldWords, "say", s.Words)
	for _, shape := range s.Shapes {
		w.line(fieldShapes, string(shape.Kind), strings.Join(shape.At, " ")+" "+shape.Text)
	}
	w.each(fieldClaims, "claim", s.Claims)
	t := &s.Task
	if t.Kind == "" {
		return
	}
	w.line(fieldKind, "task", t.Kind+t.on())
	w.line(fieldAsk, "ask", t.Ask)
	if t.has(fieldOptions) {
		w.each(fieldOptions, "option", t.Options)
	}
	if t.has(fieldAnswers) {
		w.each(fieldAnswers, "answer", t.Answers)
	}
	w.line(fieldHint, "hint", t.Hint)
	for _, line := range lines(t.Hints) {
		mistake, words, _ := strings.Cut(line, ":")
		w.line(fieldHints, "hint "+strings.Join(strings.Fields(mistake), " "), words)
	}
	w.line(fieldRight, "right", t.Right)
}

// on writes what follows the kind of a task.
func (t *Task) on() string {
	switch t.Kind {
	case taskOutcome:
		return " " + t.On
	case taskTapP, taskTapN:
		return " in " + t.On
	}
	return ""
}

// name makes a lesson's name of its title: small letters, digits and hyphens.
func name(title string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(title) {
		switch {
		case 'a' <= r && r <= 'z' || '0' <= r && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-") && r != '\'' && r != '’':
			b.WriteByte('-')
		}
		if b.Len() == longestName {
			break
		}
	}
	if word := strings.Trim(b.String(), "-"); word != "" {
		return word
	}
	return noName
}

const (
	longestName = 40
	noName      = "lesson"
)

// of makes a draft of a lesson that was read.
func of(l *lesson.Lesson) Draft {
	d := Draft{Title: l.Title, Aim: l.Teacher.Aim}
	if l.Teacher.Minutes > 0 {
		d.Minutes = fmt.Sprint(l.Teacher.Minutes)
	}
	rest := func(key string, list ...string) {
		for _, line := range list {
			if line != "" {
				d.Rest = append(d.Rest, key+": "+line)
			}
		}
	}
	rest("pupils", l.Teacher.Pupils...)
	rest("leads", l.Teacher.Leads)
	rest("paper", l.Teacher.Paper...)
	rest("plan", l.Teacher.Plan...)
	for i := range l.Steps {
		d.insert(i, stepOf(&l.Steps[i]))
	}
	return d
}

func stepOf(from *lesson.Step) Step {
	s := Step{Title: from.Title, Words: strings.Join(from.Words, "\n"), Board: from.Board}
	for _, shape := range from.Shapes {
		drawn := Shape{Kind: shape.Kind, Text: shape.Text}
		for _, p := range shape.At {
			drawn.At = append(drawn.At, p.String())
		}
		s.Shapes = append(s.Shapes, drawn)
	}
	var claims, hints []string
	for _, c := range from.Claims {
		claims = append(claims, c.Text)
	}
	s.Claims = strings.Join(claims, "\n")
	t := from.Task
	if t == nil {
		return s
	}
	for _, h := range t.Hints {
		hints = append(hints, h.For+": "+h.Text)
	}
	s.Task = Task{
		Ask: t.Ask, Options: strings.Join(t.Options, "\n"), Answers: strings.Join(t.Answers, "\n"),
		Right: t.Right, Hint: t.Hint, Hints: strings.Join(hints, "\n"),
	}
	s.Task.Kind = t.String()
	for _, kind := range []string{taskOutcome, taskTapP, taskTapN} {
		if on, ok := strings.CutPrefix(t.String(), kind+" "); ok {
			s.Task.Kind, s.Task.On = kind, strings.TrimPrefix(on, "in ")
		}
	}
	return s
}
