package play

import (
	"slices"

	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
)

// Page adds the game as it stands.
func (p *Play) Page(to *page.Page) {
	v := &p.view.View
	to.Address = page.Address{Link: p.links().link, Kept: p.links().kept}
	to.Title, to.Rules = v.Game.Title(), v.Game.Rules()
	to.Headline, to.Goal, to.Detail = explain.Headline(v), explain.Goal(v), explain.Detail(v)
	to.Won, to.GaveUp = p.view.Won(), p.view.GaveUp
	if g, ok := v.Game.(*sum.Game); ok && weighed(p.view) {
		to.Detail += " " + g.Weighed(v.Here)
	}
	if p.view.GaveUp {
		to.Headline, to.Detail = explain.GivenUp()
	}
	if p.view.Rests() {
		to.Headline, to.Detail = lookingBack.String(), explain.Rest(v)
	}
	to.Blocked, to.Now = p.printed.where(v), explain.Now(v, len(p.view.Chosen))
	to.Can, to.Block, to.Blocks = p.can(), p.blocks.page(), v.Game.Shape().Blocking > 1
	to.Seats = !moved(p.view) || v.Phase == game.OverPhase
	to.Thinking, to.Thought = p.view.Thinking(), p.asks.Page()
	rules, start := p.rules(), p.view.Start().String()
	written := link.Written(v.Game, p.view.Start())
	if v.Summed() {
		start = ""
	}
	to.Methods = rules.methods
	to.Ruleset = page.Ruleset{
		KindOfGame: catalog.Of(v.Game).Name,
		Misere:     rules.misere,
		Second:     rules.second,
		Start:      start,
		Written:    written,
		Piles:      page.PilesOf(v),
		Distant:    page.DistantOf(v, p.view.Human()),
		Editor:     rules.editor,
		Picture:    rules.picture,
	}
	if b, ok := v.Game.(atlas.Blocking); ok {
		to.K = page.StepperOf(b.BlockingNumber(), 1)
	}
}

// begun reports whether there is anything to take back that a computer would not do again:
// alone against one, something that the human has done.
func begun(v *page.View) bool {
	return !mixed(v.Players) || slices.ContainsFunc(v.History, func(t game.Turn) bool { return v.Players[t.Player] == game.Human })
}

func (p *Play) can() page.Can {
	v := p.view
	blocking := v.Human() && v.Phase == game.BlockPhase
	return page.Can{
		Undo:         v.CanUndo && begun(p.view),
		Redo:         v.CanRedo,
		Hint:         v.Human() && !p.asks.Waiting() && v.Gives(game.HintHelp),
		BlockPalaces: blocking && !p.asks.Waiting() && v.Gives(game.HintHelp),
		Done:         blocking,
		Resume:       v.Rests(),
		Explain:      v.Gives(game.WhyHelp),
		Harder:       p.starts.canHarder(),
	}
}

// rules returns what the page shows of the rules.
func (p *Play) rules() *drawn {
	if lies := p.view.Axes(); p.drawn.opened != p.opened || p.drawn.lies != lies || p.drawn.wide != p.wide {
		g := p.view.Game
		board := page.Lies(&p.view.View)
		p.drawn = drawn{p.opened, lies, p.wide, page.EditorOf(g, board, p.wide), page.PictureOf(g, board), game.Ways(p.view.Methods), turned(g), takesSecond(g, p.view.Start())}
	}
	return &p.drawn
}
