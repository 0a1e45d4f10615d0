package explain

import (
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/ways"
)

// Headline says the state of the game in a few words: "Your move", "Your block",
// "You win", "Computer’s move".
func Headline(v *game.View) string {
	_, alone := v.You()
	switch {
	case v.Phase == game.OverPhase:
		return ended(end(v))
	case v.Actor() != game.Human && v.Phase == game.BlockPhase:
		return blocks(v.Who(v.Turn))
	case v.Actor() != game.Human:
		return thinks(v.Who(v.Turn))
	case v.Phase == game.BlockPhase && alone:
		return yourBlock.String()
	case v.Phase == game.BlockPhase:
		return sideBlocksUpTo(v.Turn.Who(), v.Blockable())
	case alone:
		return yourMove.String()
	}
	return sideToMove(v.Turn.Who())
}

// end says how the game ended: "you-win", "you-lose" or, if nobody or everybody
// is in front of the screen, "white-wins".
func end(v *game.View) string {
	if side, ok := v.You(); ok && side != v.Winner {
		return "you-lose"
	}
	return map[game.Who]string{game.You: "you-win", game.White: "white-wins", game.Black: "black-wins"}[v.Who(v.Winner)]
}

// moment says when it is, as the list of moves counts the turns: "after White's turn 3".
func moment(v *game.View) string {
	last := len(v.History) - 1
	switch {
	case last < 0:
		return atTheBeginning.String()
	case v.Number(last) == 0:
		return afterFirstBlock.String()
	}
	return afterTurn(v.Who(v.History[last].Player), v.Number(last))
}

// Rest says what can be done while somebody looks back at a moment at which a
// computer is to act.
func Rest(v *game.View) string {
	waits, last, of := v.Who(v.Turn), len(v.History)-1, 0
	switch {
	case last < 0:
		return restBeginning(waits)
	case v.Number(last) == 0:
		return restFirstBlock(waits)
	case len(v.Ahead) > 0:
		of = v.Number(last + len(v.Ahead))
	}
	return restTurn(v.Who(v.History[last].Player), v.Number(last), of, waits)
}

// Detail says in a sentence or two what is to be done, and how.
func Detail(v *game.View) string {
	switch v.Phase {
	case game.OverPhase:
		return why(v)
	case game.BlockPhase:
		return blockFirst(v.Who(v.Turn), v.Who(v.Turn.Other()), v.Blockable())
	}
	said := goOn(v)
	if n := len(v.Blocked); n > 0 && v.Origin == (engine.Position{}) {
		return areBlocked(n) + " " + said
	}
	return said
}

// Goal says in one line how the game is won.
func Goal(v *game.View) string {
	switch {
	case v.Game.Shape().Misere:
		return misereGoal.String()
	case v.Summed():
		return goalSum.String()
	case v.Cornered():
		return goalCorner(catalog.Piece(v.Game))
	}
	return goalCannotMove.String()
}

// goOn says where the piece may go, or what may be taken.
func goOn(v *game.View) string {
	if v.Summed() {
		return goesInSum.String()
	}
	from := ways.From(v.Game, v.Axes(), v.Here, v.Rays)
	g, _ := misere.Normal(v.Game)
	told, tells := g.(engine.Told)
	switch {
	case tells && !catalog.OnBoard(v.Game):
		return told.Turn()
	case !catalog.OnBoard(v.Game) && v.Game.Shape().Dim == 1:
		return takeFromOne(from)
	case !catalog.OnBoard(v.Game):
		return takeFromSeveral(from)
	case v.Origin == (engine.Position{}):
		return goes(catalog.Piece(v.Game), from)
	}
	to := "ringed"
	switch {
	case !v.Within():
		to = "beyond"
	case v.Beyond():
		to = "both"
	}
	return sentences(standing(v)) + " " + goesFar(catalog.Piece(v.Game), from, to)
}

// why says why the game is over.
func why(v *game.View) string {
	winner := v.Who(v.Winner)
	switch n := len(v.Blocked); {
	case v.Game.Shape().Misere:
		return misereNoMove(v.Here)
	case v.Summed():
		return lastOfSum(winner)
	case n > 0:
		return blockedLast(winner, v.Who(v.Winner.Other()), n)
	case v.Last.Dim() == 0:
		return noMoveFrom(v.Place(v.Here))
	case v.Here.Zero() && catalog.OnBoard(v.Game) && !v.Game.Shape().Signed:
		return reachedCorner(winner)
	}
	return madeLastMove(v.Place(v.Here), winner)
}

// GivenUp says, instead of Headline and Detail, that a computer gives up a long game that
// it has lost.
func GivenUp() (headline, detail string) {
	return givesUp.String(), givesUpWhy.String()
}

// TellGivenUp is GivenUp for a listener.
func TellGivenUp() string { return toldTogether(GivenUp()) }

// lengths lists how many digits the numbers of a position have, none if none of them is shortened.
func lengths(p engine.Position) (counts []string) {
	shortened := false
	for _, n := range p.Components(nil) {
		text := n.String()
		shortened = shortened || words.Number(text) != text
		if count := strconv.Itoa(len(strings.TrimPrefix(text, "-"))); !slices.Contains(counts, count) {
			counts = append(counts, count)
		}
	}
	if !shortened {
		return nil
	}
	return counts
}

// standing says where the piece is.
func standing(v *game.View) string {
	if g, ok := v.Game.(*sum.Game); ok {
		var said []string
		for _, b := range g.Boards() {
			said = append(said, standsOn(catalog.Piece(b.Game), b.At(v.Here), nil))
		}
		return strings.Join(said, ". ")
	}
	digits := lengths(v.Here)
	switch {
	case catalog.OnBoard(v.Game):
		return standsOn(catalog.Piece(v.Game), v.Here, digits)
	case v.Game.Shape().Dim == 1:
		return pileHolds(v.Here, digits)
	}
	return pilesHold(v.Here, digits)
}

// Now says where the piece is and how much can be done from there, of which so many squares were
// chosen to be blocked: "The rook stands on (2,1). There are three moves."
func Now(v *game.View, chosen int) string {
	can := ""
	switch v.Phase {
	case game.BlockPhase:
		can = chosenToBlock(chosen, v.Blockable())
	case game.MovePhase:
		free := engine.Num(-len(v.Blocked))
		for i := range v.Rays {
			free = free.Plus(v.Rays[i].Count)
		}
		can = movesThereAre(free == engine.Num(1), free)
	}
	return sentences(standing(v), can)
}

// Square says of a square what it is to the piece: what a pointer shows
// where no value is known.
func Square(v *game.View, q engine.Position) string {
	if v.Summed() && q == v.Here {
		return standing(v)
	}
	g, at := v.Alone(q)
	piece := catalog.Piece(g)
	switch {
	case q == v.Here && v.Phase == game.OverPhase:
		return restsHere(at, piece)
	case q == v.Here:
		return standsHere(at, piece)
	case v.IsBlocked(q):
		return isBlocked(at)
	case v.Phase != game.OverPhase && v.Reaches(q):
		return canGoThere(at, piece)
	}
	return words.Spot(at)
}

// Role says of a square what it is to the piece, behind other words about it: "it is blocked", "" where it is nothing.
func Role(v *game.View, q engine.Position) string {
	g, _ := v.Alone(q)
	piece := catalog.Piece(g)
	switch {
	case q == v.Here && v.Phase == game.OverPhase:
		return roleRests(piece)
	case q == v.Here:
		return roleStands(piece)
	case v.IsBlocked(q):
		return roleBlocked.String()
	case v.Phase != game.OverPhase && v.Reaches(q):
		return roleCanGo(piece)
	}
	return ""
}

// Thought says how far a long thought about a position is, from 0 to 1, and how
// not to wait for it.
func Thought(v *game.View, share float64) string {
	way := "other"
	switch {
	case v.Players[v.Turn] == game.Human:
		way = "play"
	case v.CanUndo:
		way = "undo"
	}
	return workedOut(int(100*share), way)
}
