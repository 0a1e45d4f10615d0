package play

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/say"
	"github.com/palacegames/palace/web/table/page"
)

// Page adds the game as it stands.
func (p *Play) Page(to *page.Page) {
	v := &p.view.View
	to.State = page.StateOf(v, page.Overlay{})
	to.Address = page.Address{Link: p.links().link, Kept: p.links().kept}
	to.Title, to.Rules = v.Game.Title(), v.Game.Rules()
	to.Headline, to.Detail = say.Headline(v), say.Detail(v)
	if p.view.Rests() {
		to.Headline, to.Detail = lookingBack, say.Rest(v)
	}
	to.Blocked = page.Blocked(v)
	to.Can, to.Block, to.Blocks = p.can(), p.blocks.page(), v.Game.Shape().Blocking > 1
	to.Seats = !moved(p.view) || v.Phase == game.OverPhase
	to.Thinking, to.Thought = p.view.Thinking(), p.asks.Page()
	rules, start := p.rules(), p.start().String()
	to.Methods = rules.methods
	to.Ruleset = page.Ruleset{
		KindOfGame: catalog.Of(v.Game).Name,
		Start:      start,
		Written:    v.Game.String() + "@" + start,
		Piles:      page.PilesOf(v),
		Distant:    page.DistantOf(v, p.view.Human()),
		Editor:     rules.editor,
		Picture:    rules.picture,
	}
	if b, ok := v.Game.(engine.Blocking); ok {
		to.K = page.StepperOf(b.BlockingNumber(), 1)
	}
}

func (p *Play) can() page.Can {
	v := p.view
	blocking := v.Human() && v.Phase == game.BlockPhase
	return page.Can{
		Undo:         v.CanUndo,
		Redo:         v.CanRedo,
		Hint:         v.Human() && !p.asks.Waiting(),
		BlockPalaces: blocking && !p.asks.Waiting(),
		Done:         blocking,
		Resume:       v.Rests(),
		Explain:      true,
		Flip:         true,
	}
}

// rules returns what the page shows of the rules.
func (p *Play) rules() *drawn {
	if lies := p.view.Axes(); p.drawn.opened != p.opened || p.drawn.lies != lies || p.drawn.wide != p.wide {
		g := p.view.Game
		board := page.Lies(&p.view.View)
		p.drawn = drawn{p.opened, lies, p.wide, page.EditorOf(g, board, p.wide), page.PictureOf(g, board), game.Ways(g)}
	}
	return &p.drawn
}
