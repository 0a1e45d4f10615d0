package lesson

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Read reads the text of a lesson. What is wrong with it is said in one sentence that
// begins with the line. A lesson that was read can be shown; whether what it claims is
// true is for Check to say.
func Read(text string) (*Lesson, error) {
	lines, err := split(strings.TrimPrefix(text, mark))
	if err != nil {
		return nil, err
	}
	r := &reader{lesson: &Lesson{}}
	for _, l := range lines {
		if err := r.line(l); err != nil {
			return nil, at(l.n, err)
		}
	}
	if err := r.end(); err != nil {
		return nil, err
	}
	return r.lesson, nil
}

// line is a key with its text: "hint N: Try it." has key "hint" and of "N".
type line struct {
	n    int // from 1
	key  string
	of   string
	text string
}

// split finds the lines of a text, and puts together what goes on with spaces.
func split(text string) (lines []line, err error) {
	if len(text) > MaxText {
		return nil, errLongLesson(len(text), MaxText)
	}
	for i, raw := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		n := i + 1
		if err := checkCharacters(raw); err != nil {
			return nil, at(n, err)
		}
		words := strings.TrimSpace(raw)
		switch {
		case words == "" || strings.HasPrefix(raw, "#"):
			continue
		case raw[0] == ' ' || raw[0] == '\t':
			if len(lines) == 0 {
				return nil, at(n, errNothingToGoOnWith)
			}
			last := &lines[len(lines)-1]
			last.text = strings.TrimSpace(last.text + " " + words)
		default:
			head, rest, found := strings.Cut(words, ":")
			key, of, _ := strings.Cut(strings.TrimSpace(head), " ")
			if !found {
				return nil, at(n, errNoKey(words))
			}
			lines = append(lines, line{n, key, strings.TrimSpace(of), strings.TrimSpace(rest)})
		}
		if last := &lines[len(lines)-1]; len(last.text) > maxLine {
			return nil, at(last.n, errLongText(last.key, maxLine))
		}
	}
	return lines, nil
}

// checkCharacters refuses what no text for people contains.
func checkCharacters(raw string) error {
	if strings.ToValidUTF8(raw, "") != raw {
		return errNoText
	}
	for _, r := range raw {
		if r < ' ' && r != '\t' || r == 0x7f || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069 {
			return errControlCharacter(fmt.Sprintf("%U", r))
		}
	}
	return nil
}

// reader puts a lesson together, line by line.
type reader struct {
	lesson *Lesson
	step   *Step           // nil before the first
	seen   map[string]bool // the keys of the step, or of the head, that may come once
}

// line reads one line.
func (r *reader) line(l line) error {
	if l.key == "step" {
		return r.begin(l)
	}
	keys, inStep := headKeys, false
	if r.step != nil {
		keys, inStep = stepKeys, true
	}
	k, ok := keys[l.key]
	switch {
	case !ok:
		return errNoSuchKey(l.key, inStep, slices.Sorted(maps.Keys(keys)))
	case l.of != "" && !k.of:
		return errNoOf(l.key, l.of)
	case l.text == "":
		return errEmpty(l.key)
	case !k.many && r.seen[l.key]:
		return errTwice(l.key)
	}
	r.seen = noted(r.seen, l.key)
	return k.read(r, l)
}

func noted(seen map[string]bool, key string) map[string]bool {
	if seen == nil {
		seen = map[string]bool{}
	}
	seen[key] = true
	return seen
}

// begin begins a step.
func (r *reader) begin(l line) error {
	if err := r.endStep(); err != nil {
		return err
	}
	switch {
	case len(r.lesson.Steps) == MaxSteps:
		return errTooManySteps(MaxSteps)
	case l.text == "":
		return errEmpty("step")
	case l.of != "":
		return errNoOf(l.key, l.of)
	}
	r.lesson.Steps = append(r.lesson.Steps, Step{Line: l.n, Title: l.text})
	r.step, r.seen = &r.lesson.Steps[len(r.lesson.Steps)-1], nil
	return nil
}

// endStep says what the last step lacks.
func (r *reader) endStep() error {
	if r.step == nil {
		return nil
	}
	switch {
	case len(r.step.Words) == 0:
		return at(r.step.Line, errNoWords)
	case r.step.Board == "" && len(r.lesson.Steps) == 1:
		return at(r.step.Line, errNoBoard)
	case r.step.Task != nil:
		return at(r.step.Task.Line, r.step.Task.lacks())
	}
	return nil
}

// end says what the lesson lacks.
func (r *reader) end() error {
	if err := r.endStep(); err != nil {
		return err
	}
	switch {
	case r.lesson.Name == "":
		return errNoName
	case r.lesson.Title == "":
		return errNoTitle
	case len(r.lesson.Steps) == 0:
		return errNoSteps
	}
	return nil
}
