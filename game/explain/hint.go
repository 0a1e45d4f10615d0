package explain

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/ways"
)

// Hints are the rungs of a ladder that leads to a move that wins, or to a block, given the palaces among the options of the
// piece: whether there is one, and where to look for it and why, in the words of the game. The rung after the last is the
// answer itself, with Why.
func Hints(v *game.View, palaces []engine.Position) []string {
	who := v.Who(v.Turn)
	if v.Phase == game.BlockPhase {
		return blockHints(v, palaces)
	}
	winning := Winning(v, palaces)
	if len(winning) == 0 {
		return []string{hintNoneWins(who == game.You)}
	}
	return []string{hintCanWin(who), lookFor(v, winning).String()}
}

// HintOf names a rung of so many.
func HintOf(n, of int) string { return hintOf(n, of) }

// blockHints are the rungs for whoever blocks: the palaces that the piece sees are those to be blocked.
func blockHints(v *game.View, palaces []engine.Position) []string {
	n, most := len(palaces), v.Blockable()
	if n > most {
		return []string{hintTooMany(n, most)}
	}
	if n == 0 {
		return []string{hintNoneToBlock.String()}
	}
	s := &Proof{view: *v, here: v.Here, palaces: palaces}
	s.lines, _ = ways.Lines(v.Rays)
	return []string{hintCanBlock(n), hintWhereToBlock(s.directions())}
}

// looking says where a move that wins is to be looked for, and by what it is known.
type looking struct {
	known string   // what it is known by, see hint-look
	where []string // the directions in which one lies at least, none if they would give it away
	k     int      // of a blocking game
	wins  int      // how many there are
	of    engine.Int
	board int // the number of the game, in a sum, from 1
}

func (l *looking) String() string {
	where := words.Or(l.where)
	switch {
	case l.board > 0 && where == "":
		return hintInSum(l.board)
	case l.board > 0:
		return hintInSumThere(l.board, where)
	case where == "":
		return hintCount(l.wins, l.of)
	}
	return hintLook(l.known, where, l.k)
}

// lookFor finds out where to look for one of the moves that win, of which there are some.
func lookFor(v *game.View, winning []engine.Position) *looking {
	l := &looking{k: v.Game.Shape().Blocking, wins: len(winning), of: options(v)}
	if g, ok := v.Game.(*sum.Game); ok { // in one of its games
		b := g.Moved(v.Here, winning[0])
		l.board = 1 + slices.IndexFunc(g.Boards(), func(o sum.Board) bool { return o.At(v.Here) == b.At(v.Here) && o.Game == b.Game })
		winning = slices.DeleteFunc(slices.Clone(winning), func(q engine.Position) bool { return g.Moved(v.Here, q) != b })
	}
	l.known = KnownBy(v, winning)
	lines, _ := ways.Lines(v.Rays)
	for _, line := range lines {
		if len(ways.On(line, winning)) == 0 {
			continue
		}
		if line.Count == engine.Num(1) { // to name it would be the answer
			if len(winning) == 1 {
				return &looking{wins: l.wins, of: l.of, board: l.board}
			}
			continue
		}
		if way := ways.Direction(v.Game, v.Axes(), v.Here, line).Lies(); !slices.Contains(l.where, way) {
			l.where = append(l.where, way)
		}
	}
	return l
}

// KnownBy says by what the squares are known that win: see hint-look.
func KnownBy(v *game.View, winning []engine.Position) string {
	shape := v.Game.Shape()
	ends := func(q engine.Position) bool { return len(v.Game.Rays(q)) == 0 }
	switch kind := catalog.Of(v.Game).Name; {
	case shape.Blocking > 1:
		return "blocking"
	case shape.Misere:
		return "other"
	case slices.ContainsFunc(winning, ends):
		return "end"
	case kind == "rook":
		return "equal"
	case v.Game.String() == "wythoff" && !slices.ContainsFunc(winning, small):
		return "golden"
	}
	return "other"
}

// small reports whether a palace of Wythoff Nim lies so near that the ratio of its distances is not yet the golden one.
func small(q engine.Position) bool {
	return slices.ContainsFunc(q.Components(nil), func(n engine.Int) bool { return n.Cmp(engine.Num(3)) < 0 })
}
