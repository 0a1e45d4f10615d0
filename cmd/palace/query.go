package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/read"
)

var queryVerb = verb{
	name:  "query",
	args:  "GAME X,Y | GAME@X,Y | \"GAME@X,Y + GAME@X,Y + …\" | [GAME] - [--misere]",
	about: "Says on one line of JSON who wins from a position and which moves win. Coordinates may have any length if a fast method is known.",
	more:  `For a sum, in which a move is a move in one of the games, it gives "outcome", "nim", as "winning" [i,[x,y]] for each move that wins, the number of the game, from 0, and where its piece goes, and "remoteness". With - it answers each line of standard input, which is a position of the game, GAME@X,Y or a sum, on a line of its own; what is wrong with a line is said on standard error, and the exit status at the end is 2. The object holds "game" in its canonical notation, "position", "outcome" (P or N), "winning", the P-positions that can be reached, sorted, "k", how many of them there must be for the mover to win (1 except in blocking games), and "palaces", how many there are. "nim" is the nim-value, if it is known within a second or so; blocking games and misère play have none. "remoteness" is in how many moves the game is over if the winner hurries and the loser resists, 0 at its end; it is there if it is known soon, and in blocking games for squares that both block as well as they can. With --misere the object says "misere", and the end of the game is an N-position with an empty "winning". For maharaja the method is proved to find every position, in polynomial time, by the dictionary of [LW14] section 3.`,
	flags: []flag{misereFlag, sameJSON},
	run:   query,
}

// input is where query reads positions from; a variable for tests.
var input io.Reader = os.Stdin

// answer is what a query prints.
type answer struct {
	Game     string       `json:"game"`
	Misere   bool         `json:"misere,omitempty"`
	Position []*big.Int   `json:"position"`
	Outcome  string       `json:"outcome"`
	Winning  [][]*big.Int `json:"winning"`
	K        int          `json:"k"`
	Palaces  int          `json:"palaces"`
	Nim      *big.Int     `json:"nim,omitempty"`
	// Remoteness is how many moves the game lasts, the winner hurrying and the loser resisting.
	Remoteness *big.Int `json:"remoteness,omitempty"`
}

// components returns those of a position.
func components(p engine.Position) []*big.Int {
	var all []*big.Int
	for _, v := range p.Components(nil) {
		all = append(all, v.Big())
	}
	return all
}

func query(c *call) error {
	c.mend()
	text := strings.Join(c.args, " ")
	switch {
	case text == "-":
		return c.queries(c.answerWhole)
	case isSum(text):
		return c.answerSum(text)
	case len(c.args) < 2 && strings.Contains(notation.Plain(text), "@"):
		return c.answerWhole(text)
	}
	game, position := c.split()
	if position == "" {
		_, err := c.only("GAME", "the position X,Y")
		return err
	}
	if position != "-" {
		return c.answerBefore(game, position)
	}
	g, err := c.read(game)
	if err != nil {
		return err
	}
	methods, open := g.Solve(), c.open(game)
	return c.queries(func(text string) error {
		switch {
		case strings.Contains(notation.Plain(text), "@"):
			return c.answerWhole(text)
		case open:
			return c.answerBefore(game, text)
		}
		return c.answer(g, methods, text)
	})
}

// open reports whether a ruleset goes by the position behind it.
func (c *call) open(game string) bool {
	one, err := c.readBefore(game, "1")
	two, bad := c.readBefore(game, "1,1")
	return err == nil && bad == nil && one.String() != two.String()
}

// answerBefore prints the answer for a game and a position.
func (c *call) answerBefore(game, position string) error {
	g, err := c.readBefore(game, position)
	if err != nil {
		return err
	}
	return c.answer(g, c.solve(g), position)
}

// mend reads a game and its position that are one word as a link: it may be one, as it stood in a message.
func (c *call) mend() {
	if len(c.args) == 1 {
		c.args[0] = link.Mend(c.args[0])
	}
}

// answerWhole prints the answer for GAME@X,Y, or for a sum of such.
func (c *call) answerWhole(text string) error {
	if text = link.Mend(text); isSum(text) {
		return c.answerSum(text)
	}
	g, p, err := c.readWhole(text)
	if err != nil {
		return misuse{err}
	}
	return c.answerAt(g, c.solve(g), p)
}

// readWhole reads GAME@X,Y.
func (c *call) readWhole(text string) (g engine.Game, p engine.Position, err error) {
	err = notation.Whole(text, func(s *notation.Scanner) error {
		mark := s.Mark()
		if g, err = catalog.ReadPlay(s); err != nil {
			return err
		}
		if g, err = c.turned(g); err != nil {
			return s.FailFor(mark, err)
		}
		if s.Done() {
			return fmt.Errorf("a line must be GAME@X,Y, or a sum of those: %q has no position", text)
		}
		if err = s.Expect("@"); err == nil {
			p, err = scanPosition(s, g)
		}
		return err
	})
	return g, p, err
}

// split parts a game from its position where they are several words. Both may have spaces: Wythoff Nim 3 5.
func (c *call) split() (game, position string) {
	for n := len(c.args) - 1; n > 0; n-- {
		game, position = strings.Join(c.args[:n], " "), strings.Join(c.args[n:], " ")
		if _, err := catalog.Parse(game); err == nil || n == 1 {
			break
		}
	}
	return game, position
}

// longestLine is how many bytes a line of input has at most: a position of the longest numbers.
const longestLine = 1 << 20

// queries answers for each line of input that says something. It goes on after a line that it cannot
// answer, unless that has no end within reach.
func (c *call) queries(answer func(text string) error) error {
	lines := read.Lines(input, longestLine)
	bad := 0
	for {
		if !lines.Next() {
			if !errors.Is(lines.Err(), read.ErrLong) || !lines.Pass() {
				break
			}
			bad++
			fmt.Fprintf(c.stderr, "palace: line %d: a line has at most %d bytes\n", lines.Number(), longestLine)
			continue
		}
		err := answer(lines.Text())
		if _, theirs := err.(misuse); err != nil && !theirs {
			return err
		} else if theirs {
			bad++
			fmt.Fprintf(c.stderr, "palace: line %d: %s\n", lines.Number(), line(err.Error()))
		}
	}
	switch err := lines.Err(); {
	case errors.Is(err, read.ErrLong):
		return misusef("line %d: a line has at most %d bytes", lines.Number(), longestLine)
	case err != nil:
		return fmt.Errorf("line %d: %w", lines.Number(), err)
	case bad > 0:
		return misusef("%s of %d could not be answered", counted(bad, "line", "lines"), lines.Number())
	}
	return nil
}

// answer prints the answer for the position of a text.
func (c *call) answer(g engine.Game, methods engine.Methods, text string) error {
	p, err := readPosition(g, text)
	if err != nil {
		return misuse{err}
	}
	return c.answerAt(g, methods, p)
}

// answerAt prints the answer for a position.
func (c *call) answerAt(g engine.Game, methods engine.Methods, p engine.Position) error {
	winning, err := c.palaces(g, methods, p)
	if err != nil {
		return err
	}
	normal, turned := misere.Normal(g)
	outcome := g.Shape().Outcome(len(winning), g.Rays(p))
	a := answer{normal.String(), turned, components(p), outcome.String(), [][]*big.Int{}, g.Shape().Blocking, len(winning), nil, nil}
	if a.Nim, err = nimValue(g, methods, p); err != nil {
		return err
	}
	if lasts, ok := remoteness.Of(g, methods, p); ok {
		a.Remoteness = lasts.Big()
	}
	for _, q := range winning {
		a.Winning = append(a.Winning, components(q))
	}
	line, err := json.Marshal(a)
	if err != nil {
		return err
	}
	_, err = c.stdout.Write(append(line, '\n'))
	return err
}

// readPosition reads as many numbers as g needs, of any length.
func readPosition(g engine.Game, text string) (p engine.Position, err error) {
	err = notation.Whole(text, func(s *notation.Scanner) (err error) {
		p, err = scanPosition(s, g)
		return err
	})
	return p, err
}

// scanPosition is readPosition up to where the numbers end.
func scanPosition(s *notation.Scanner, g engine.Game) (engine.Position, error) {
	p := make([]engine.Int, g.Shape().Dim)
	needs := "a position of " + g.String() + " has " + strconv.Itoa(len(p)) + " components, with commas between them"
	if len(p) == 1 {
		needs = "a position of " + g.String() + " has 1 component"
	}
	_, err := notation.List{Want: len(p), Short: needs, Long: needs, Read: func(i int) (err error) {
		p[i], err = readNumber(s, "a coordinate")
		return err
	}}.From(s)
	if err != nil {
		return engine.Position{}, err
	}
	return engine.Of(p...), nil
}

// nimValue returns the nim-value of p, or nil where none is known soon.
func nimValue(g engine.Game, methods engine.Methods, p engine.Position) (*big.Int, error) {
	q := engine.Query{Ask: engine.AskValue, At: p, Kind: engine.NimValues, Play: true}
	m, err := methods.Settle(q)
	if !g.Shape().Has(q.Kind) || err != nil {
		return nil, nil
	}
	v, err := m.Value(q.Kind, p)
	return v.Big(), err
}

// palaces lists the P-positions that can be reached from p, sorted.
func (c *call) palaces(g engine.Game, methods engine.Methods, p engine.Position) ([]engine.Position, error) {
	if err := g.Check(p); err != nil {
		return nil, misuse{err}
	}
	prepare(methods, p, newProgress(c.stderr, 1000))
	stop := c.wait()
	defer stop()
	if err := reached(g, methods, p); err != nil {
		return nil, misuse{err}
	}
	return methods.Palaces(p)
}

// prepare does the long part of the work ahead if somebody sees how far it is.
func prepare(methods engine.Methods, p engine.Position, shown *progress) {
	if shown.out == nil {
		return
	}
	shown.work = "the work"
	work := methods.Work(engine.Query{Ask: engine.AskPalaces, At: p})
	for work.Step() {
		if shown.due() {
			shown.reach(int(float64(shown.total) * work.Done()))
		}
	}
	shown.clear()
}
