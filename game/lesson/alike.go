package lesson

import (
	"reflect"
	"slices"
)

// Alike compares a lesson with the one that it translates: steps, boards, drawings, claims and tasks must be
// the same, and of several options the same ones right. It returns the first difference, with the line of the
// translation.
func Alike(l, of *Lesson) error {
	if l.Name != of.Name || l.Teacher.Minutes != of.Teacher.Minutes {
		return errOtherHead
	}
	if len(l.Steps) != len(of.Steps) {
		return errOtherSteps(len(l.Steps), len(of.Steps))
	}
	for i := range l.Steps {
		if what := differing(&l.Steps[i], &of.Steps[i]); what != "" {
			return at(l.Steps[i].Line, errOtherIn(i+1, what))
		}
	}
	return nil
}

// differing says in what a step differs from the one that it translates: "board", "" for nothing.
func differing(s, of *Step) string {
	shapes := func(s *Step) (list []Shape) {
		for _, shape := range s.Shapes {
			list = append(list, Shape{Kind: shape.Kind, At: shape.At}) // a label's text is translated
		}
		return list
	}
	claims := func(s *Step) (list []string) {
		for _, c := range s.Claims {
			list = append(list, c.Text)
		}
		return list
	}
	switch {
	case s.Board != of.Board:
		return "board"
	case !reflect.DeepEqual(shapes(s), shapes(of)):
		return "drawing"
	case !slices.Equal(claims(s), claims(of)):
		return "claims"
	case (s.Task == nil) != (of.Task == nil) || s.Task != nil && !alikeTasks(s.Task, of.Task):
		return "task"
	}
	return ""
}

func alikeTasks(t, of *Task) bool {
	right := func(t *Task) (list []int) {
		for i, option := range t.Options {
			if slices.Contains(t.Answers, option) {
				list = append(list, i)
			}
		}
		return list
	}
	return t.Kind == of.Kind && t.At == of.At && t.Side == of.Side && t.In == of.In &&
		len(t.Options) == len(of.Options) && slices.Equal(right(t), right(of)) && len(t.Hints) == len(of.Hints)
}
