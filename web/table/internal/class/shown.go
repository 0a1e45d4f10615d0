package class

import (
	"cmp"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// Gathered is what a class has handed in, added up. No row says who.
type Gathered struct {
	Rows  []Row  `json:"rows"`
	More  string `json:"more"`  // that there are more than are listed, or ""
	Count string `json:"count"` // "30 answers", "" for none
	Names string `json:"names"` // of all who were taken, in the order of the alphabet
	Kept  string `json:"kept"`  // the texts, one a line, for the browser to keep; "" for none
}

// Row is what a class thinks of a square, how many have solved a step or a puzzle, or what they have answered
// there and in which way they have solved it.
type Row struct {
	Square page.Numbers `json:"square"` // null for a step, and a puzzle
	Words  string       `json:"words"`  // "27 of 30 say P at (3,5), 2 say N"
	Answer bool         `json:"answer"` // whether it is one at the step above
	Step   int          `json:"step"`   // of which step of a lesson, or puzzle, it speaks; 0 for none
	P      int          `json:"p"`      // how many say P, have solved the step, or have answered this
	N      int          `json:"n"`
	Of     int          `json:"of"`
	Right  string       `json:"right"` // "P" or "N" where that is known and told, of an answer "right" or "wrong", else ""
}

// shown adds up what was gathered here.
func (c *Class) shown() Gathered {
	g := c.here()
	s := Gathered{Rows: []Row{}, Count: answersHere(len(g.list)), Kept: strings.Join(g.texts, "\n")}
	of := c.view.Class
	if of.Lesson != nil {
		for i := range of.Lesson.Steps {
			if of.Lesson.Steps[i].Task == nil {
				continue
			}
			n := 0
			if v := slices.IndexFunc(g.votes, func(v vote) bool { return v.step == i+1 }); v >= 0 {
				n = g.votes[v].all()
			}
			s.Rows = append(s.Rows, Row{Step: i + 1, Words: solved(i+1, of.Lesson.Steps[i].Title, n, len(g.list)), P: n, Of: len(g.list)})
			s.Rows = append(s.Rows, g.replies(of, i+1)...)
		}
	} else if len(of.Puzzles) > 0 {
		if len(g.list) > 0 {
			s.Rows = g.puzzles(of)
		}
	} else {
		for i := range g.votes[:min(len(g.votes), mostJudged)] {
			v := &g.votes[i]
			row := Row{Square: page.Numbers(v.at), P: v.says[engine.P], N: v.says[engine.N], Of: len(g.list)}
			if is, known := c.truth(g, v.at); known {
				row.Right = is.String()
			}
			row.Words = say(v, len(g.list), row.Right)
			s.Rows = append(s.Rows, row)
		}
		if n := len(g.votes) - len(s.Rows); n > 0 {
			s.More = moreSquares(n)
		}
	}
	var names []string
	for i := range g.list {
		names = append(names, cmp.Or(g.list[i].Name, nameless.String()))
	}
	sort.Slice(names, func(i, j int) bool { return strings.ToLower(names[i]) < strings.ToLower(names[j]) })
	s.Names = strings.Join(names, ", ")
	return s
}

// Scene lays the marks of all over each other: on a square stands what most say of it, and how
// many do, with a tick or a cross once it is told what the square is.
func (c *Class) Scene(s *scene.Scene) {
	of := c.view.Class
	if of != nil && len(of.Puzzles) > 0 {
		c.solution(s)
		return
	}
	if of == nil || of.Pupils == "" {
		return
	}
	g := c.here()
	if of.Lesson != nil {
		c.tapped(s, g)
		return
	}
	said := map[string][]engine.Cell{}
	order := []string{}
	var judged [2][]engine.Cell
	for i := range g.votes[:min(len(g.votes), mostJudged)] {
		v := &g.votes[i]
		at, all := c.view.Cells([]engine.Position{v.at})
		if !all {
			continue
		}
		text := most(v)
		if said[text] == nil {
			order = append(order, text)
		}
		said[text] = append(said[text], at...)
		if is, known := c.truth(g, v.at); known {
			right := 0
			if v.says[is] > v.all()-v.says[is] {
				right = 1
			}
			judged[right] = append(judged[right], at...)
		}
	}
	for _, text := range order {
		shape := scene.Put(scene.Frame, scene.Night, said[text]...)
		shape.Dashed, shape.Text = true, text
		s.Draw(shape)
	}
	for right, at := range judged {
		if len(at) > 0 {
			s.Draw(scene.Put([2]scene.Mark{scene.Wrong, scene.Right}[right], [2]scene.Tone{scene.Bad, scene.Good}[right], at...))
		}
	}
}

// tapped lays over each other what was answered at the step on the board: on a square stands how many have tapped it.
func (c *Class) tapped(s *scene.Scene, g *gathered) {
	of := c.view.Class
	t := of.Lesson.Steps[of.Puzzle-1].Task
	if t == nil || t.Kind != lesson.Tap {
		return
	}
	counts := map[engine.Position]int{}
	for i := range g.said {
		r := &g.said[i]
		if r.what.Step != of.Puzzle {
			continue
		}
		squares := lesson.Spoken(r.what.Text)
		if strings.Contains(r.what.Text, "…") && 2*r.right > r.count && t.Side != lesson.TapWins {
			squares = c.wanted(t) // what was cut off is known of a right answer
		}
		for _, at := range squares {
			counts[at] += r.count
		}
	}
	list := slices.Collect(maps.Keys(counts))
	sort.Slice(list, func(i, j int) bool { return list[i].Compare(list[j]) < 0 })
	for _, at := range list[:min(len(list), mostJudged)] {
		if cells, all := c.view.Cells([]engine.Position{at}); all {
			shape := scene.Put(scene.Frame, scene.Night, cells...)
			shape.Dashed, shape.Text = true, strconv.Itoa(counts[at])
			s.Draw(shape)
		}
	}
}

// wanted returns the squares that a step asks for, and remembers those of the last step.
func (c *Class) wanted(t *lesson.Task) []engine.Position {
	if c.solved != t {
		c.solved = t
		c.squares, _ = lesson.Wanted(t, &c.view.View)
	}
	return c.squares
}
