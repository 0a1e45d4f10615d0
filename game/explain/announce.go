package explain

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// Announce says for a listener what an action has done and who is to act: "The computer
// moves the queen to (2,1). Four squares blocked. Your move." A nil action stands for a game
// that was just opened. What needs no word gives "".
func Announce(v *game.View, a game.Action) string {
	switch a.(type) {
	case nil:
		return sentences(v.Game.Title(), standing(v), next(v))
	case game.Move:
		return sentences(moved(v), next(v))
	case game.Block:
		// A computer's move and block come together; one's own move is known.
		if t := latest(v); t != nil && t.To != (engine.Position{}) && v.Players[t.Player] != game.Human {
			return sentences(moved(v), shut(v), next(v))
		}
		return sentences(shut(v), next(v))
	case game.Undo, game.UndoToHuman:
		return sentences(takenBack.String(), standing(v), next(v))
	case game.Redo:
		return sentences(playedAgain.String(), moved(v), shut(v), next(v))
	case game.GoTo:
		if t := latest(v); t != nil && !t.Done {
			return sentences(moved(v), next(v)) // gone back to where the mover has yet to block
		}
		return sentences(moment(v), standing(v), next(v))
	case game.SetPlayers:
		return sentences(nowPlay(game.Title(v.Players[game.First]), game.Title(v.Players[game.Second])), next(v))
	}
	return ""
}

// sentences sets a full stop after each part that is there.
func sentences(parts ...string) string {
	out := ""
	for _, p := range parts {
		if p == "" {
			continue
		}
		if out != "" {
			out += " "
		}
		out += words.Capital(p) + "."
	}
	return out
}

// latest returns the last turn, or nil at the start.
func latest(v *game.View) *game.Turn {
	if len(v.History) == 0 {
		return nil
	}
	return &v.History[len(v.History)-1]
}

// moved says the move of the last turn.
func moved(v *game.View) string {
	t := latest(v)
	if t == nil || t.To == (engine.Position{}) {
		return ""
	}
	if g, to := moveOf(v, t); catalog.OnBoard(v.Game) {
		return movedTo(v.Who(t.Player), catalog.Piece(g), to)
	}
	return took(v.Who(t.Player), t.From.Minus(t.To), t.To)
}

// shut says how many squares are blocked now.
func shut(v *game.View) string {
	if v.Game.Shape().Blocking == 1 || v.Phase == game.BlockPhase || v.Ended() {
		return ""
	}
	return squaresBlocked(len(v.Blocked))
}

// next says who is to act, unless it is a computer.
func next(v *game.View) string {
	switch {
	case v.Phase == game.OverPhase:
		return over(end(v))
	case v.Actor() == game.Human:
		return Headline(v)
	}
	return ""
}

// Turn writes a turn for the list of moves: where it went, "(11,9)", "" for the
// opening block, and how many squares were blocked after it, "■4", "" for none. In a sum the game
// in which it was stands in front.
func Turn(v *game.View, t *game.Turn) (to, pawns string) {
	if t.To != (engine.Position{}) {
		g, at := moveOf(v, t)
		if to = words.Spot(at); v.Summed() {
			to = g.String() + " " + to
		}
	}
	if n := len(t.Blocked); n > 0 || t.To == (engine.Position{}) {
		pawns = "■" + strconv.Itoa(n)
	}
	return to, pawns
}

// moveOf returns the game in which a turn moved, and where to: in a sum one of its games.
func moveOf(v *game.View, t *game.Turn) (engine.Game, engine.Position) {
	if g, ok := v.Game.(*sum.Game); ok {
		b := g.Moved(t.From, t.To)
		return b.Game, b.At(t.To)
	}
	return v.Game, t.To
}
