package room

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// played is what somebody has played against computers: how often they won, and where they gave a
// win away, as puzzles, the latest first. The browser keeps it as text, a line each:
//
//	wythoff perfect 2 5 1
//	ladder wythoff 2100000000
//	door 1
//	puzzle=wythoff&at=5,7
//	puzzle=blocking:3&at=3,7&find=block
//
// Of the two games won one was won without help. Where the last number is missing, none was. Of its ladder the first start
// was won without help, and the second with it. Of the games at the door the second has been reached. The puzzles of the day
// follow: see daily.
type played struct {
	room    *Room
	bouts   []bout
	slips   []puzzle.Name
	solved  map[string]bool // slips that are none any more, whatever another tab has
	counted bool            // the game on the board, once, however often its end is played
	helped  bool            // in this game, which was not over then
	climbed climbed         // the ladders
	door    int             // to which of the door's games they have come, counted from 0
	sitting bout            // against this opponent, since another one was chosen
}

// bout counts the games of a family against an opponent.
type bout struct {
	family, opponent string
	won, lost        int
	alone            int // of the wins, those without help
}

// mostSlips is how many positions are kept, and mostBouts how many kinds of games.
const mostSlips, mostBouts = 60, 100

// begin begins with the game on the board. One that was over before is not counted.
func (p *played) begin() { p.counted, p.helped = p.over(), false }

// helps are the calls by which somebody gets help for a moment, with what must be allowed for it. Who takes a move
// back, or goes back to one, tries out what happens.
var helps = map[string]game.Helps{"hint": game.HintHelp, "explain": game.WhyHelp, "peek": game.MapHelp, "undo": 0, "goTo": 0}

// Called notes that the page has called something: whether that was help for the game on the board, or has left help
// in sight.
func (r *Room) Called(name string) {
	v, p := r.view, &r.played
	if p.helped {
		return
	}
	kept, momentary := helps[name]
	p.helped = !v.MapHidden() && v.Gives(game.MapHelp) || v.Settings.Values && v.Gives(game.ValuesHelp) || v.Settings.Idea != "" || momentary && v.Giving(kept)() == nil
}

// over reports whether the game is over, or given up.
func (p *played) over() bool { return p.room.view.Phase == game.OverPhase || p.room.view.GaveUp }

// acted counts a game that is over.
func (p *played) acted() {
	v := p.room.view
	you, alone := v.You()
	kind := p.room.place.Kind
	if p.counted || !p.over() || !alone || kind != Game && kind != Door {
		return
	}
	p.counted = true
	p.sit(v.Players[you.Other()], v.Won())
	b := p.bout(catalog.Of(v.Game).Name, v.Players[you.Other()])
	switch {
	case b == nil:
	case v.Won():
		p.won()
		b.won++
		if !p.helped {
			b.alone++
		}
	default:
		b.lost++
	}
}

// sit counts a game of this sitting.
func (p *played) sit(opponent string, won bool) {
	s := &p.sitting
	if s.opponent != opponent {
		*s = bout{opponent: opponent}
	}
	if won {
		s.won++
	} else {
		s.lost++
	}
}

// score is how often the person and the computer have won in this sitting, "" where neither has.
func (p *played) score() string {
	v := p.room.view
	you, alone := v.You()
	if s := &p.sitting; alone && s.opponent == v.Players[you.Other()] {
		return scoreOf(s.won, s.lost)
	}
	return ""
}

// bout returns the count of a family and an opponent, nil where there are too many, and for a sum, which is of no family.
func (p *played) bout(family, opponent string) *bout {
	i := slices.IndexFunc(p.bouts, func(b bout) bool { return b.family == family && b.opponent == opponent })
	if i < 0 {
		if len(p.bouts) == mostBouts || catalog.Named(family) == nil {
			return nil
		}
		i = len(p.bouts)
		p.bouts = append(p.bouts, bout{family: family, opponent: opponent})
	}
	return &p.bouts[i]
}

// Reviewed keeps the positions in which a person gave a win away, by a move or by a block.
func (r *Room) Reviewed(turns []game.Turn, mistakes []explain.Mistake) {
	v := r.view
	you, alone := v.You()
	for _, m := range mistakes {
		t := &turns[m.Turn]
		if v.Game.Shape().Misere || v.Summed() || !alone || m.Player != you || r.place.Kind != Game && r.place.Kind != Door {
			continue
		}
		at, blocked := t.From, turns[max(0, m.Turn-1)].Blocked
		if m.Turn == 0 || m.Blocked {
			blocked = nil
		}
		if m.Blocked {
			if at = t.To; at.Dim() == 0 { // the game began with this block
				at = explain.Stations(turns)[0]
			}
		}
		if name := nameOf(v.Game, at, blocked, m.Blocked); near(at, blocked) && len(name.String()) <= longestName {
			delete(r.played.solved, name.String())
			r.played.keep(name)
		}
	}
}

// keep keeps a position, as the latest one.
func (p *played) keep(name puzzle.Name) {
	p.drop(name)
	p.slips = append([]puzzle.Name{name}, p.slips...)
	p.slips = p.slips[:min(len(p.slips), mostSlips)]
}

func (p *played) drop(name puzzle.Name) {
	p.slips = slices.DeleteFunc(p.slips, func(n puzzle.Name) bool { return n == name })
}

// found notes that a win was found.
func (p *played) found(name puzzle.Name) {
	if slices.Contains(p.slips, name) {
		if p.solved == nil {
			p.solved = map[string]bool{}
		}
		p.solved[name.String()] = true
		p.drop(name)
	}
}

// next leads to a position other than this one, nil if there is none.
func (p *played) next(but puzzle.Name) *page.Onward {
	rest := slices.DeleteFunc(slices.Clone(p.slips), func(n puzzle.Name) bool { return n == but })
	if len(rest) == 0 {
		return nil
	}
	return &page.Onward{Words: ownPuzzles(len(rest)), Link: rest[0].String()}
}

// add adds what a browser has kept. What is not understood is left out.
func (p *played) add(text string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		words := strings.Fields(line)
		if p.climbed.add(words) || p.room.puzzle.daily.add(words) {
			continue
		}
		if len(words) == 2 && words[0] == "door" {
			if n, err := strconv.Atoi(words[1]); err == nil && n < len(catalog.Doors) {
				p.door = max(p.door, n)
			}
			continue
		}
		if n, ok := counts(words); ok {
			if b := p.bout(words[0], words[1]); b != nil {
				b.won, b.lost, b.alone = max(b.won, n[0]), max(b.lost, n[1]), max(b.alone, n[2])
			}
			continue
		}
		to, _, err := link.ReadAddress(line, link.Nothing)
		if name := to.Puzzle; err == nil && to.Room == link.Puzzle && name.At != "" && len(p.slips) < mostSlips && !p.solved[name.String()] && !slices.Contains(p.slips, name) {
			p.slips = append(p.slips, name)
		}
	}
}

// counts reads how often somebody has won and lost, and won without help.
func counts(words []string) (n [3]int, ok bool) {
	if len(words) < 4 || len(words) > 5 || catalog.Named(words[0]) == nil || game.CheckPlayer(words[1]) != nil {
		return n, false
	}
	for i, word := range words[2:] {
		var err error
		if n[i], err = strconv.Atoi(word); err != nil || n[i] < 0 || n[i] >= mostSolved {
			return n, false
		}
	}
	return n, n[2] <= n[0]
}

// String writes what a browser is to keep, "" if that is nothing.
func (p *played) String() string {
	var b strings.Builder
	for _, o := range p.bouts {
		fmt.Fprintf(&b, "%s %s %d %d %d\n", o.family, o.opponent, o.won, o.lost, o.alone)
	}
	b.WriteString(p.climbed.String())
	if p.door > 0 {
		fmt.Fprintf(&b, "door %d\n", p.door)
	}
	b.WriteString(p.room.puzzle.daily.String())
	for _, name := range p.slips {
		b.WriteString(name.String() + "\n")
	}
	return b.String()
}

// page returns how often somebody has won, when a game is over.
func (p *played) page() *page.Bouts {
	v := p.room.view
	you, alone := v.You()
	if !p.counted || !p.over() || !alone || p.room.place.Kind != Game {
		return nil
	}
	family, opponent := catalog.Of(v.Game).Name, v.Players[you.Other()]
	t := &page.Bouts{Rows: []page.Bout{}}
	for _, b := range p.bouts {
		if b.family == family && b.opponent == opponent {
			t.Words = tallyWords(&b)
		}
		t.Rows = append(t.Rows, page.Bout{Game: catalog.Named(b.family).Heading.String(), Opponent: game.Title(b.opponent), Won: fmt.Sprint(b.won), Alone: fmt.Sprint(b.alone), Lost: fmt.Sprint(b.lost)})
	}
	sort.SliceStable(t.Rows, func(i, j int) bool { return t.Rows[i].Game < t.Rows[j].Game })
	if t.Words == "" {
		return nil
	}
	return t
}

// calls lists what the page can call about games that were played.
func (p *played) calls() []call.Call {
	return []call.Call{
		call.On("played", func(a written) error {
			p.add(a.Text)
			p.room.host.Changed()
			return nil
		}),
		call.Ask("cards", func(call.None) ([]Card, error) { return p.climbed.cards() }),
		call.Do("forgetPlayed", func() error {
			p.bouts, p.slips, p.climbed, p.door = nil, nil, climbed{}, 0
			p.room.host.Changed()
			return nil
		}),
	}
}
