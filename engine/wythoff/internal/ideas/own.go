package ideas

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// wordsChoice is a dictionary of one's own, which is run instead of the game's.
const wordsChoice = "words"

// mostOwn bounds the text of the game's own dictionary that is offered to be changed, in bytes.
const mostOwn = 1500

// Choices are the words.
func (p *process) Choices() []idea.Choice {
	return []idea.Choice{{Name: wordsChoice, Label: wordsLabel, Lines: 8}}
}

// readOwn begins to run the words that somebody has written, if these are new.
func (p *process) readOwn(text string) error {
	if strings.TrimSpace(text) == "" {
		p.own = nil
	} else if p.own == nil || p.own.text != text {
		run, err := dictionary.ReadOwn(p.set, text)
		if err != nil {
			return err
		}
		p.own = &own{Own: run, text: text}
	}
	return nil
}

// own is a dictionary of one's own, and, once it is proved, how it reads.
type own struct {
	*dictionary.Own
	text  string
	reads *process
}

// offered is the game's dictionary as text, to begin with, or nothing if that is long.
func (p *process) offered() string {
	if p.dictionary == nil {
		return ""
	}
	if text := dictionary.TextOf(p.dictionary); len(text) <= mostOwn {
		return text
	}
	return ""
}

// ownLayer shows how one's own words end: if they close, as the game's own are shown, and otherwise
// with the palace that shows the fault.
func (p *process) ownLayer() (l idea.Layer, err error) {
	e := p.own.Ending()
	if e.Kind == dictionary.Closes {
		if p.own.reads == nil {
			s := *p.source
			s.settle(e.Proved, nil)
			p.own.reads = &process{source: &s}
		}
		p.own.reads.Sheet, p.own.reads.step = p.Sheet, p.step
		if l, err = p.own.reads.Layer(); err == nil {
			l.Words = append([]string{e.Sentence()}, l.Words...)
		}
		return l, err
	}
	x, _, pointed := p.Pointed()
	if p.Far() || pointed && p.beyond(x) {
		return idea.Layer{Words: []string{e.Sentence()}}, nil
	}
	shown := e.Kind <= dictionary.Stuck
	if shown && (!pointed || p.Still) {
		x = idea.Num(e.Square.X)
	}
	l = p.plain(x, nil, e.Sentence())
	if shown {
		const around = 13
		l.Best = engine.Window{X: max(0, e.Square.X-around), Y: max(0, e.Square.Y-around), W: 2 * around, H: 2 * around}
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: []engine.Cell{e.Square}, Hue: idea.Ink, Bold: true})
	}
	return l, nil
}
