package class

import (
	"cmp"
	"sort"
	"strings"

	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/internal/page"
)

// said is an answer that was the first one of several pupils at a step of a lesson.
type said struct {
	what  answers.Reply // but for whether it was right
	count int
	right int // of how many the page said that it was
}

// What an answer is, and that it is not told: keys, for the page and for messages.
const right, wrong, hidden = "right", "wrong", "hidden"

// mostSaid is how many answers of a step are listed.
const mostSaid = 12

// addReplies adds up what everybody has answered.
func (g *gathered) addReplies() {
	at := map[answers.Reply]int{}
	g.said = g.said[:0]
	for i := range g.list {
		for _, r := range g.list[i].Replies {
			what := r
			what.Right = false
			n, there := at[what]
			if !there {
				n = len(g.said)
				at[what] = n
				g.said = append(g.said, said{what: what})
			}
			g.said[n].count++
			if r.Right {
				g.said[n].right++
			}
		}
	}
	sort.Slice(g.said, func(i, j int) bool {
		v, w := &g.said[i], &g.said[j]
		switch {
		case v.what.Step != w.what.Step:
			return v.what.Step < w.what.Step
		case v.count != w.count:
			return v.count > w.count
		case v.what.Choice != w.what.Choice:
			return v.what.Choice < w.what.Choice
		}
		return v.what.Text < w.what.Text
	})
}

// replyWords are those of an answer.
func replyWords(of *page.Asked, r *answers.Reply) string {
	switch t := of.Lesson.Steps[r.Step-1].Task; {
	case r.Choice > 0:
		return t.Options[r.Choice-1]
	case t != nil && t.Kind == lesson.Outcome:
		return strings.ToUpper(r.Text)
	}
	return r.Text
}

// replies lists the answers at a step, and says which are right when that is told.
func (g *gathered) replies(of *page.Asked, step int) (rows []Row) {
	more := 0
	for i := range g.said {
		s := &g.said[i]
		switch {
		case s.what.Step != step:
			continue
		case len(rows) == mostSaid:
			more++
			continue
		}
		row := Row{Answer: true, Step: step, P: s.count, Of: len(g.list)}
		if g.told {
			row.Right = wrong
			if 2*s.right >= s.count {
				row.Right = right
			}
		}
		row.Words = answered(s.count, len(g.list), replyWords(of, &s.what), cmp.Or(row.Right, hidden))
		rows = append(rows, row)
	}
	if more > 0 {
		rows = append(rows, Row{Answer: true, Step: step, Words: moreAnswers(more), Of: len(g.list)})
	}
	return rows
}

// tell says which answers of a lesson are right, or which move solves the puzzle on the board, or no longer.
func (c *Class) tell(a page.On) error {
	g := c.here()
	g.told, g.toldOf = a.On, c.view.Class.Puzzle
	c.rooms[c.view.Class.Pupils] = g
	if c.changed(); c.tells() {
		c.voice.Say(c.truthOf())
	}
	return nil
}
