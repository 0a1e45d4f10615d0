package lesson

import (
	"slices"
	"strings"
	"unicode"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/read"
)

// A step tells nothing that a later step asks, unless that says by "claim: known …" that it is
// known by then. What the page tells by itself, such as hints and who loses why, it keeps back
// until then; here is what the author tells: words, drawings, a map and an idea.

// asking is what a step asks.
type asking struct {
	step    int // of the lesson, from 0
	line    int // of the task
	game    string
	squares map[engine.Position]bool // the answer
	outcome bool                     // it is asked for one square, which may be spoken of
	phrases [][]string               // the answers in words
	known   []engine.Position        // what may have been told
	all     bool                     // everything may
}

// notes are what was found out about the steps while they were checked.
type notes struct {
	views map[int]game.View // the boards that open, by step
	asks  []*asking
}

// ask notes what a step asks; its squares are found out later.
func (n *notes) ask(step int, s *Step, v *game.View) *asking {
	a := &asking{step: step, line: s.Task.Line, game: v.Game.String(), squares: map[engine.Position]bool{}, outcome: s.Task.Kind == Outcome}
	if a.outcome {
		a.squares[s.Task.At] = true
	}
	for _, answer := range s.Task.Answers {
		words := tokens(answer)
		if len(words) > 1 || len([]rune(answer)) > 4 && strings.ContainsFunc(answer, unicode.IsLetter) {
			a.phrases = append(a.phrases, words)
		}
		if m := read.MeaningOf(answer); len(m.Numbers) > 1 {
			for _, and := range []string{" ", " and ", " und ", " et ", " y ", " و"} {
				a.phrases = append(a.phrases, tokens(strings.Join(m.Numbers, and)))
			}
		}
		if p, err := readSquare(answer); err == nil && p.Dim() > 1 {
			a.squares[p] = true
		}
	}
	for i := range s.Claims {
		if c := &s.Claims[i]; c.Kind == Known {
			a.known, a.all = append(a.known, c.At...), a.all || len(c.At) == 0
		}
	}
	n.asks = append(n.asks, a)
	return a
}

// takes notes the squares that are to be tapped, but for those where the game ends: they are the
// goal, of which every step may speak.
func (a *asking) takes(list []engine.Position, v *game.View) {
	for _, p := range list {
		if !game.Ends(v.Game, p) {
			a.squares[p] = true
		}
	}
}

// given lists what the steps tell that a later one asks.
func (n *notes) given(steps []Step) (wrong []*Error) {
	for i := range steps {
		for _, a := range n.asks {
			if a.step <= i || a.all {
				continue
			}
			if err := n.spoils(i, &steps[i], a); err != nil {
				wrong = append(wrong, &Error{steps[i].Line, err})
			}
		}
	}
	return wrong
}

// spoils says what a step tells of what a later one asks.
func (n *notes) spoils(i int, s *Step, a *asking) error {
	texts := s.texts()
	for _, phrase := range a.phrases {
		for _, text := range texts {
			if holds(tokens(text), phrase) {
				return errGivesWords(strings.Join(phrase, " "), a.line)
			}
		}
	}
	v, opens := n.views[i]
	if !opens || v.Game.String() != a.game {
		return nil
	}
	set := v.Settings
	kept := set.Quiz || set.Without&game.MapHelp != 0
	if len(a.squares) > 0 && !kept && (!v.MapHidden() && len(v.Kinds()) > 0 || set.Idea != "") {
		return errGivesMap(a.line)
	}
	if a.outcome {
		return nil // its square is only spoken of
	}
	var told []engine.Position
	tell := func(p engine.Position) {
		if a.squares[p] && !slices.Contains(a.known, p) && !slices.Contains(told, p) && !n.asked(i, a.game, p) {
			told = append(told, p)
		}
	}
	for _, text := range pairs(strings.Join(texts, "\n")) {
		if p, err := readSquare(text); err == nil {
			tell(p)
		}
	}
	for _, shape := range s.Shapes {
		for _, p := range shape.At {
			tell(p)
		}
	}
	if len(told) == 0 {
		return nil
	}
	return errGives(spots(told), a.line, squares(told))
}

// asked reports whether a step or one before it has asked about a square: then it was found there.
func (n *notes) asked(step int, of string, p engine.Position) bool {
	return slices.ContainsFunc(n.asks, func(a *asking) bool { return a.step <= step && a.game == of && a.squares[p] })
}

// texts are all words of a step.
func (s *Step) texts() []string {
	words := append(slices.Clone(s.Words), s.Title)
	for _, shape := range s.Shapes {
		words = append(words, shape.Text)
	}
	if t := s.Task; t != nil {
		words = append(append(append(words, t.Ask, t.Right, t.Hint), t.Options...), t.Answers...)
		for _, h := range t.Hints {
			words = append(words, h.Text)
		}
	}
	return words
}

// tokens are the words and numbers of a text, in small letters.
func tokens(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// holds reports whether words come one after the other in others.
func holds(words, phrase []string) bool {
	for i := 0; i+len(phrase) <= len(words); i++ {
		if slices.Equal(words[i:i+len(phrase)], phrase) {
			return true
		}
	}
	return false
}
