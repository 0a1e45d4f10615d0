package idea

import (
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/notation"
)

// Open says which idea is open and how, as it stands in a link:
//
//	golden
//	placing:step=12;piece=king
//
// is its name and, after a colon, what people chose of it, in any order; it is written
// sorted, the step first.
type Open struct {
	Name string
	// Step is how many steps were made, negative if nobody has asked for a number.
	Step   int
	Chosen Chosen
}

// Chosen are the values of controls that people changed, by name. A value is text of the
// characters that notation is made of: letters, digits, spaces and ()[]{}.,:/*<>|+-_!?~ and,
// for the end of a line, \n, which is written ~.
type Chosen map[string]string

const (
	// MostChosen bounds how long all that is open may be as text, in bytes.
	MostChosen = 4096
	// MostSteps bounds the number of a step.
	MostSteps = 1_000_000_000

	marks = "()[]{}.,:/*<>|+-_!? \n"
)

// Read reads what is open. It errs with one sentence; what it cannot know is whether the
// game has the idea, and the idea the control.
func Read(text string) (Open, error) {
	if len(text) > MostChosen {
		return Open{}, errLong
	}
	name, rest, more := strings.Cut(text, ":")
	o := Open{Name: strings.ToLower(strings.TrimSpace(name)), Step: -1}
	if o.Name == "" || strings.Trim(o.Name, "abcdefghijklmnopqrstuvwxyz-") != "" {
		return Open{}, errName(notation.Quote(name))
	}
	if !more {
		return o, nil
	}
	for part := range strings.SplitSeq(rest, ";") {
		name, value, ok := strings.Cut(part, "=")
		if !ok || name == "" {
			return Open{}, errPart(notation.Quote(part))
		}
		if err := o.set(strings.ToLower(strings.TrimSpace(name)), strings.ReplaceAll(value, "~", "\n")); err != nil {
			return Open{}, err
		}
	}
	return o, nil
}

// set gives a control its value.
func (o *Open) set(name, value string) error {
	if name == "step" {
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > MostSteps {
			return errStep(MostSteps, notation.Quote(value))
		}
		o.Step = n
		return nil
	}
	if _, twice := o.Chosen[name]; twice {
		return errTwice(notation.Quote(name))
	}
	if err := CheckValue(value); err != nil {
		return err
	}
	if o.Chosen == nil {
		o.Chosen = Chosen{}
	}
	o.Chosen[name] = value
	return nil
}

// CheckValue says why a text can be no value of a control, or nil.
func CheckValue(value string) error {
	for i, r := range value {
		letter := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9'
		if !letter && !strings.ContainsRune(marks, r) {
			return errCharacter(notation.Quote(string(r)), i+1)
		}
	}
	return nil
}

// String writes what is open as Read reads it.
func (o Open) String() string {
	names := make([]string, 0, len(o.Chosen))
	for name := range o.Chosen {
		names = append(names, name)
	}
	slices.Sort(names)
	var parts []string
	if o.Step >= 0 {
		parts = append(parts, "step="+strconv.Itoa(o.Step))
	}
	for _, name := range names {
		parts = append(parts, name+"="+strings.ReplaceAll(o.Chosen[name], "\n", "~"))
	}
	if len(parts) == 0 {
		return o.Name
	}
	return o.Name + ":" + strings.Join(parts, ";")
}

// With returns the choices with another value for one control.
func (c Chosen) With(name, value string) Chosen {
	next := Chosen{name: value}
	for old, v := range c {
		if old != name {
			next[old] = v
		}
	}
	return next
}
