package lesson

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
)

// String writes the text of a lesson, which Read reads as the same lesson.
func (l *Lesson) String() string {
	w := &writer{}
	w.line("name", l.Name)
	w.line("title", l.Title)
	if l.Teacher.Minutes > 0 {
		w.line("minutes", fmt.Sprint(l.Teacher.Minutes))
	}
	w.line("aim", l.Teacher.Aim)
	w.line("pupils", l.Teacher.Pupils...)
	w.line("leads", l.Teacher.Leads)
	w.line("paper", l.Teacher.Paper...)
	w.line("plan", l.Teacher.Plan...)
	for i := range l.Steps {
		w.step(&l.Steps[i])
	}
	return w.String()
}

type writer struct{ strings.Builder }

// line writes texts of a key, each on a line of its own; empty ones are left out.
func (w *writer) line(key string, texts ...string) {
	for _, text := range texts {
		if text != "" {
			w.WriteString(key + ": " + text + "\n")
		}
	}
}

func (w *writer) step(s *Step) {
	w.WriteByte('\n')
	w.line("step", s.Title)
	w.line("board", s.Board)
	w.line("say", s.Words...)
	for _, shape := range s.Shapes {
		text := squares(shape.At)
		if shape.Text != "" {
			text += " " + shape.Text
		}
		w.line(string(shape.Kind), text)
	}
	for _, c := range s.Claims {
		w.line("claim", c.Text)
	}
	if s.Task == nil {
		return
	}
	w.line("task", s.Task.String())
	w.line("ask", s.Task.Ask)
	w.line("option", s.Task.Options...)
	w.line("answer", s.Task.Answers...)
	w.line("hint", s.Task.Hint)
	for _, h := range s.Task.Hints {
		w.line("hint "+h.For, h.Text)
	}
	w.line("right", s.Task.Right)
}

// String writes what is to be done, as after "task:".
func (t *Task) String() string {
	switch {
	case t.Kind == Outcome:
		return string(t.Kind) + " " + t.At.String()
	case t.Kind == Tap && t.Side == TapWins:
		return string(t.Kind) + " " + string(t.Side)
	case t.Kind == Tap:
		to := engine.Cell{X: t.In.X + t.In.W - 1, Y: t.In.Y + t.In.H - 1}
		return fmt.Sprintf("%s %s in %d,%d..%d,%d", t.Kind, t.Side, t.In.X, t.In.Y, to.X, to.Y)
	}
	return string(t.Kind)
}

// squares writes squares with spaces between them.
func squares(list []engine.Position) string {
	words := make([]string, len(list))
	for i, p := range list {
		words[i] = p.String()
	}
	return strings.Join(words, " ")
}
