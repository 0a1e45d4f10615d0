package idea

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
)

// Choice is something that can be chosen of an idea, as the idea declares it. On reads what people
// chose, refuses what makes no sense, and shows the rest as a Control.
type Choice struct {
	Name  string
	Label words.Text
	// Options are what there is to choose from. Without any it is a text of so many Lines; without
	// these, too, the Layer itself shows the Control, since its Options hang on what is seen.
	Options []Option
	Lines   int
	// Usual is chosen as long as nobody has: the first of the Options if it is left out.
	Usual string
	// Read returns a text as it is to be written, or why it is none that can be chosen.
	Read func(text string) (string, error)
	// Hidden says that it is not shown, unless somebody has chosen it all the same.
	Hidden bool
}

// Choosing is an Illustration of which something can be chosen; of others nothing can. The Chosen
// of the Gaze that it is given has a value for every Choice with a usual one, and is the
// illustration's own: what it writes there is what is shown.
type Choosing interface {
	Illustration
	Choices() []Choice
}

// Number reads the whole numbers of a range, for a Choice called so: "the column".
func Number(what words.Text, from, to int) func(text string) (string, error) {
	return func(text string) (string, error) {
		n, err := strconv.Atoi(strings.TrimSpace(notation.Plain(text)))
		if err != nil || n < from || n > to {
			return "", errRange(what.String(), from, to, notation.Quote(text))
		}
		return strconv.Itoa(n), nil
	}
}

// On returns an illustration that hears only of positions of a game and of what can be chosen, so
// that none has to ask by itself whether (-1,0) is a square: who points at what is no position
// points at nothing. Of no illustration, nil, it is none. Every Illustrate returns one like this.
func On(g engine.Game, seen Illustration) Illustration {
	switch s := seen.(type) {
	case nil:
		return nil
	case Gradual:
		return &onGradual{on{game: g, seen: seen}, s}
	}
	return &on{game: g, seen: seen}
}

type on struct {
	game  engine.Game
	seen  Illustration
	given Chosen // by people
	taken Chosen // by the illustration
}

// Look looks without what cannot be pointed at, and refuses what cannot be chosen.
func (o *on) Look(at Gaze) (engine.Job, error) {
	if at.Points() && o.game.Check(at.At) != nil {
		at.At = engine.Position{}
	}
	given := at.Chosen
	var err error
	if at.Chosen, err = taken(o.choices(), given); err != nil {
		return nil, err
	}
	job, err := o.seen.Look(at)
	if err == nil {
		o.given, o.taken = given, at.Chosen
	}
	return job, err
}

func (o *on) choices() []Choice {
	if c, ok := o.seen.(Choosing); ok {
		return c.Choices()
	}
	return nil
}

// taken returns what is chosen of some choices, with what is usual where nobody has chosen.
func taken(choices []Choice, given Chosen) (Chosen, error) {
	values := Chosen{}
	for i := range choices {
		c := &choices[i]
		if c.Usual != "" {
			values[c.Name] = c.Usual
		} else if len(c.Options) > 0 {
			values[c.Name] = c.Options[0].Value
		}
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		i := slices.IndexFunc(choices, func(c Choice) bool { return c.Name == name })
		if i < 0 {
			return nil, errControl(notation.Quote(name))
		}
		value, err := choices[i].read(given[name])
		if err != nil {
			return nil, err
		}
		values[name] = value
	}
	return values, nil
}

// read reads a value.
func (c *Choice) read(value string) (string, error) {
	switch {
	case c.Read != nil:
		return c.Read(value)
	case len(c.Options) > 0:
		return value, offered(c.Label, c.Options, value)
	}
	return value, nil
}

// offered refuses a value that is none of the options.
func offered(label words.Text, options []Option, value string) error {
	if slices.ContainsFunc(options, func(o Option) bool { return o.Value == value }) {
		return nil
	}
	return ErrOption(label, value)
}

// Layer shows with what is seen what there is to choose.
func (o *on) Layer() (Layer, error) {
	l, err := o.seen.Layer()
	if err != nil {
		return l, err
	}
	own := l.Controls
	l.Controls = nil
	for _, c := range o.choices() {
		_, given := o.given[c.Name]
		if i := slices.IndexFunc(own, func(k Control) bool { return k.Name == c.Name }); i >= 0 {
			l.Controls = append(l.Controls, own[i])
		} else if (given || !c.Hidden) && (len(c.Options) > 0 || c.Lines > 0) {
			l.Controls = append(l.Controls, Control{Name: c.Name, Label: c.Label, Options: c.Options, Lines: c.Lines, Value: o.taken[c.Name]})
		}
	}
	return l, refused(&l, o.given)
}

// refused says what of the choices is nothing that can be chosen of what is seen, or nil.
func refused(l *Layer, given Chosen) error {
	for _, name := range slices.Sorted(maps.Keys(given)) {
		i := slices.IndexFunc(l.Controls, func(k Control) bool { return k.Name == name })
		if i < 0 {
			return errControl(notation.Quote(name))
		}
		if k := &l.Controls[i]; len(k.Options) > 0 {
			if err := offered(k.Label, k.Options, given[name]); err != nil {
				return err
			}
		}
	}
	return nil
}

type onGradual struct {
	on
	gradual Gradual
}

func (o *onGradual) Early() bool { return o.gradual.Early() }
