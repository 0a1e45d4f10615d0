package class

import (
	"slices"
	"sort"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/web/internal/page"
)

// Bounds of what is gathered.
const (
	mostAnswers = 2000  // in one room
	mostTexts   = 10000 // that are looked at in one go
)

// gathered are the answers of a class.
type gathered struct {
	list  []answers.Answers
	texts []string // which say the same
	// Where in the list a text is, and who has a name that was chosen.
	at, chosen map[string]int

	votes  []vote // added up, the most first
	said   []said // at the steps of a lesson, in their order, the most first
	told   bool   // which answers of a lesson are right, or the solution
	toldOf int    // of this puzzle of a set
	truths map[engine.Position]truth
}

func newGathered() *gathered {
	return &gathered{at: map[string]int{}, chosen: map[string]int{}, truths: map[engine.Position]truth{}}
}

// vote is what a class thinks of a square, or how many have solved a step.
type vote struct {
	at   engine.Position
	step int
	says [2]int // how many say so, by outcome
}

// all counts those who say something.
func (v *vote) all() int { return v.says[0] + v.says[1] }

// handed are texts that are to be taken.
type handed struct {
	Texts []string `json:"texts"`
	// Pasted says that they are the lines of one text, some of which may be empty, and Kept that
	// the browser has kept them.
	Pasted bool `json:"pasted,omitempty"`
	Kept   bool `json:"kept,omitempty"`
}

// Taken is what has become of texts.
type Taken struct {
	Taken   int       `json:"taken"`   // how many were
	Again   int       `json:"again"`   // how many of these in the place of an earlier one by the same chosen name
	Refused []Refused `json:"refused"` // the others
	Answers int       `json:"answers"` // how many there are in all
	Words   string    `json:"words"`
	Lines   []string  `json:"lines"` // about those that were refused
}

// Refused says of a text, by its place from 0, why it was left out.
type Refused struct {
	Index int    `json:"index"`
	Why   string `json:"why"`
}

// found lists what is to be taken: the texts that are found in each, or in all together where they are the lines of one
// text. What holds none is said to be none by itself.
func (from handed) found() (list []answers.Found) {
	if from.Pasted {
		if list = answers.Find(strings.Join(from.Texts, "\n")); len(list) > 0 {
			return list
		}
	}
	for i, text := range from.Texts {
		if from.Pasted && strings.TrimSpace(text) == "" {
			continue
		}
		found := answers.Find(text)
		if len(found) == 0 {
			found = []answers.Found{{Text: text}}
		}
		for _, f := range found {
			list = append(list, answers.Found{Text: f.Text, Line: i})
		}
	}
	return list
}

// mostLines is about how many refused texts something is said beside the board.
const mostLines = 50

// gather takes texts, and says of each that is not taken why.
func (c *Class) gather(from handed) (Taken, error) {
	if len(from.Texts) > mostTexts {
		return Taken{}, errManyTexts(len(from.Texts), mostTexts)
	}
	g := c.here()
	t := Taken{Refused: []Refused{}, Lines: []string{}}
	for _, text := range from.found() {
		again, err := g.take(text.Text, c.view, from.Kept)
		if err != nil {
			why := words.Sentence(err.Error())
			t.Refused = append(t.Refused, Refused{text.Line, why})
			if len(t.Lines) < mostLines {
				t.Lines = append(t.Lines, line(text.Line+1, why))
			}
			continue
		}
		t.Taken++
		if again {
			t.Again++
		}
	}
	if n := len(t.Refused) - len(t.Lines); n > 0 {
		t.Lines = append(t.Lines, moreLines(n))
	}
	t.Answers, t.Words = len(g.list), took(t.Taken, t.Again, len(t.Refused))
	if t.Taken > 0 {
		c.rooms[c.view.Class.Pupils] = g
		g.add()
	}
	if t.Taken > 0 || !from.Kept {
		c.changed() // or two pages that keep what each has would go on forever
	}
	if !from.Kept {
		c.voice.Say(t.Words)
	}
	return t, nil
}

// take takes a text, and says whether it came again, by a name that was chosen: then the earlier
// one is dropped, unless the text was kept, by a page that may have missed it. Pupils who give their own names
// may have the same.
func (g *gathered) take(text string, in *page.View, kept bool) (again bool, err error) {
	of := in.Class
	a, err := answers.Read(text)
	switch {
	case err != nil:
		return false, err
	case a.Of != of.Of:
		return false, errOther(a.Of, of)
	}
	text = answers.Plain(text)
	if i, twice := g.at[text]; twice {
		return false, errTaken(g.list[i].Name)
	}
	if !possible(&a, in) {
		return false, errOther(a.Of, of)
	}
	if i, there := g.chosen[a.Name]; there && kept {
		return false, errTaken(g.list[i].Name)
	} else if there {
		delete(g.at, g.texts[i])
		g.list[i], g.texts[i], g.at[text] = a, text, i
		return true, nil
	}
	if len(g.list) == mostAnswers {
		return false, errManyAnswers(mostAnswers)
	}
	g.at[text] = len(g.list)
	if answers.Chosen(a.Name) {
		g.chosen[a.Name] = len(g.list)
	}
	g.list, g.texts = append(g.list, a), append(g.texts, text)
	return false, nil
}

// possible reports whether answers can be about what the class is asked. They say so, but one in
// a million does that by chance.
func possible(a *answers.Answers, in *page.View) bool {
	if of := in.Class.Lesson; of != nil {
		for _, step := range a.Solved {
			if step > len(of.Steps) {
				return false
			}
		}
		return !slices.ContainsFunc(a.Replies, func(r answers.Reply) bool {
			return r.Step > len(of.Steps) || r.Choice > 0 && (of.Steps[r.Step-1].Task == nil || r.Choice > len(of.Steps[r.Step-1].Task.Options))
		})
	}
	if a.Of.Puzzles {
		return len(a.Tries) == len(in.Class.Puzzles)
	}
	return !slices.ContainsFunc(a.Marks, func(m answers.Mark) bool { return in.Game.Check(m.At) != nil })
}

// add adds up what everybody says.
func (g *gathered) add() {
	squares, steps := map[engine.Position][2]int{}, map[int]int{}
	for i := range g.list {
		for _, m := range g.list[i].Marks {
			says := squares[m.At]
			says[m.Says]++
			squares[m.At] = says
		}
		for _, step := range g.list[i].Solved {
			steps[step]++
		}
	}
	g.votes = g.votes[:0]
	g.addReplies()
	for at, says := range squares {
		g.votes = append(g.votes, vote{at: at, says: says})
	}
	for step, solved := range steps {
		g.votes = append(g.votes, vote{step: step, says: [2]int{solved}})
	}
	sort.Slice(g.votes, func(i, j int) bool {
		v, w := &g.votes[i], &g.votes[j]
		switch {
		case v.step > 0:
			return v.step < w.step
		case v.all() != w.all():
			return v.all() > w.all()
		}
		return v.at.Compare(w.at) < 0
	})
}
