package room

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/lessons"
)

// announced tells a listener which step has begun.
func announced(step, steps int, title string) string {
	return stepBegun(step, steps, words.Sentence(title))
}

// notes are the parts of a lesson's page for teachers, but for those that are empty.
func notes(t *lesson.Teacher, all []*lesson.Lesson) []Note {
	var leads []string
	if t.Leads != "" {
		leads = []string{titled(t.Leads, all)}
	}
	var list []Note
	for _, line := range t.Plan { // paragraphs below one heading follow each other
		head, text, _ := strings.Cut(line, ":")
		head, text = strings.TrimSpace(head), strings.TrimSpace(text)
		if n := len(list); n == 0 || list[n-1].Head != head {
			list = append(list, Note{Head: head})
		}
		last := &list[len(list)-1]
		last.Lines = append(last.Lines, text)
	}
	list = append(list, []Note{{Head: pupilsSay.String(), Lines: t.Pupils}, {Head: whereItLeads.String(), Lines: leads}, {Head: thePaper.String(), Lines: t.Paper}}...)
	return slices.DeleteFunc(list, func(n Note) bool { return len(n.Lines) == 0 })
}

// titled writes the titles of lessons for their names.
func titled(text string, all []*lesson.Lesson) string {
	for _, l := range all {
		text = strings.ReplaceAll(text, l.Name, words.Quote(l.Title))
	}
	return text
}

// drawn says what is drawn over the board, "" for nothing.
func drawn(shapes []lesson.Shape) string {
	all := ""
	for _, s := range shapes {
		part := ""
		switch s.Kind {
		case lesson.Arrow:
			part = arrowDrawn(s.At[0], s.At[1])
		case lesson.Label:
			part = labelDrawn(s.Text, s.At[0])
		default:
			part = ringDrawn(words.All(s.At))
		}
		if all != "" {
			part = drawnToo(all, part)
		}
		all = part
	}
	if all == "" {
		return ""
	}
	return onBoard(all)
}

// asked says what is to be done.
func asked(t *lesson.Task) string {
	if t.Ask != "" {
		return t.Ask
	}
	return toDo(string(t.Kind), string(t.Side), t.At)
}

// inLanguage adds to how long a lesson is that it is in English, where the reader's language lacks it.
func inLanguage(name, about string) string {
	if lessons.Foreign(name) {
		return aboutForeign(about)
	}
	return about
}
