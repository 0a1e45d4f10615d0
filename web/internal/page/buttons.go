package page

import "strings"

// Button says what a button of the page is at the moment. One that is shown and enabled is gold
// at most: what comes next, when a game is over, or what ends a turn that is begun.
type Button struct {
	Name    string `json:"name"`
	Shown   bool   `json:"shown"`
	Enabled bool   `json:"enabled"`
	Gold    bool   `json:"gold"`
	Count   string `json:"count,omitempty"` // "3 left"
}

// Conclude adds what follows from all the rest of a page: which of the sentences is shown,
// and what the buttons are.
func (p *Page) Conclude() {
	p.Tab = tab(p.Headline, p.Title)
	if p.Lobby != nil {
		p.Tab = tab(p.Lobby.Title, product)
	}
	if c := p.Course; c != nil {
		p.Tab = tab(c.Heading, c.Title)
	}
	p.Words = p.sentence()
	if r := p.Review; r != nil {
		r.Beside = r.Words != "" && !strings.HasSuffix(p.Words, r.Words)
		if p.Door != nil && p.over() && r.Again {
			p.Door.Marked = marked.String()
		}
	}
	p.Buttons = p.buttons()
	p.Explores = p.explores()
	p.Now = p.standing()
}

// product is what this is called, in every language.
const product = "Palace"

// standing is Now in whatever room it is: where one is, what is asked there, and how the game stands.
func (p *Page) standing() string {
	var now []string
	switch {
	case p.Lobby != nil:
		return sentences(p.Lobby.Title, p.Lobby.Words)
	case p.Hall != nil:
		return sentences(p.Hall.Title, p.Hall.Count)
	case p.Gathering != nil:
		return sentences(p.Gathering.Title, p.Gathering.Words)
	case p.Door != nil:
		return sentences(p.Title, p.Headline, p.Now)
	case p.Course == nil:
		now = append(now, p.Title)
	default:
		now = append(now, p.Course.Title, p.Course.Count, p.Course.Heading)
		if t := p.Course.Task; t != nil {
			now = append(now, t.Words, t.Tapped)
			if t.Verdict != nil {
				now = append(now, t.Verdict.Title, t.Verdict.Words)
			}
		}
		if p.Puzzle != nil {
			now = append(now, p.Puzzle.Clue)
		}
		if !p.Course.Playing {
			return sentences(now...)
		}
	}
	if p.Quiz != nil {
		now = append(now, p.Quiz.Words, p.Quiz.Result)
	}
	if p.Idea != nil {
		now = append(now, p.Idea.Title)
	}
	return sentences(append(now, p.Headline, p.Now, p.Blocked, p.Words)...)
}

// sentence is what is said below the headline: of several the most urgent.
func (p *Page) sentence() string {
	switch {
	case p.Thought != nil && p.Thought.Words != "":
		return p.Thought.Words
	case p.Values.Words != "":
		return p.Values.Words
	case p.Why != "":
		return p.Why
	case p.over() && p.Review != nil && p.Review.Words != "":
		return p.Detail + " " + p.Review.Words
	}
	return p.Detail
}

// explores reports whether the game is looked at with a map, values or an idea. In a lesson that is the step's to say.
func (p *Page) explores() bool {
	if p.Course != nil {
		return p.Course.Mapped
	}
	return p.Map.Shown && !p.Map.Hidden || p.Values.On || p.Idea != nil || p.Distant != nil
}

func (p *Page) over() bool { return p.State.Phase == "over" }

// reveals reports whether to reveal the answers of a quiz is what matters now.
func (p *Page) reveals() bool { return p.Quiz != nil && p.Quiz.Gold }

func (p *Page) buttons() []Button {
	can, over := p.Can, p.over()
	blocking := p.State.Phase == "block" && can.Done
	mistake := over && p.Review != nil && p.Review.Turns != nil
	again := mistake && p.Review.Again
	won := over || p.GaveUp
	harder := p.Won && can.Harder && p.Room != "lesson"
	gold := "" // while it is a person's turn, nothing is louder than the board
	gives := &p.Gives
	switch {
	case harder:
		gold = "harder"
	case again && p.Course == nil:
		gold = "tryAgain"
	case won && p.Course == nil:
		gold = "newGame"
	case blocking:
		gold = "done"
	case can.Resume:
		gold = "resume"
	}
	helps := p.Course == nil || can.Hint || can.Explain
	list := []Button{
		{Name: "done", Shown: blocking, Enabled: can.Done},
		{Name: "hint", Shown: gives.Hint && !won && !can.Resume && helps, Enabled: can.Hint},
		{Name: "resume", Shown: can.Resume, Enabled: can.Resume},
		{Name: "undo", Shown: true, Enabled: can.Undo},
		{Name: "redo", Shown: can.Redo, Enabled: can.Redo},
		{Name: "explain", Shown: gives.Why && helps, Enabled: can.Explain},
		{Name: "newGame", Shown: p.Course == nil, Enabled: true},
		{Name: "blockPalaces", Shown: blocking && gives.Hint, Enabled: can.BlockPalaces},
		{Name: "playOut", Shown: p.GaveUp, Enabled: p.GaveUp},
		{Name: "harder", Shown: harder, Enabled: harder},
		{Name: "tryAgain", Shown: again, Enabled: again},
		{Name: "showMistake", Shown: mistake, Enabled: mistake},
		{Name: "flip", Shown: true, Enabled: true},
	}
	for i := range list {
		b := &list[i]
		b.Gold = b.Name == gold && b.Shown && b.Enabled && !p.reveals()
	}
	if p.Block != nil {
		list[0].Count = left(p.Block.Left)
	}
	return list
}
