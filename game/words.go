package game

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/ways"
)

// Kinds lists the kinds of players there are. A human is the one who decides
// elsewhere.
var Kinds = []Kind{
	{Human, "Human", "Moves with mouse, touch or keys."},
	{Perfect, "Palace", "Never errs: it wins every game that can be won, and makes the others hard."},
	{Random, "Random", "Plays any legal move, and blocks any squares, by chance."},
}

// Title returns what the menu calls a kind of player.
func Title(player string) string {
	for _, k := range Kinds {
		if k.Name == player {
			return k.Title
		}
	}
	return player
}

// Does writes what a side does: "you see" or "White sees". Where one side is played by a
// human and the other by a computer, the human is "you".
func (v *View) Does(s Side, verb string) string {
	if side, ok := v.You(); ok && side == s {
		return "you " + verb
	}
	return s.Colour() + " " + verb + "s"
}

// refusal is why an action is not allowed: one sentence for the player.
type refusal string

func (r refusal) Error() string { return string(r) }

const (
	nothingToUndo  refusal = "There is no turn to take back"
	nothingToRedo  refusal = "There is no turn to play again"
	overForMoves   refusal = "The game is over: nobody can move"
	overForBlocks  refusal = "The game is over: there is nothing to block"
	blocksNever    refusal = "No square can be blocked in this game"
	blocksLater    refusal = "It is time to move: squares are blocked after the move"
	noBoard        refusal = "There is no board of this game to give a size to"
	viewCharacters refusal = "The view is described with letters, digits and . , : ; + - _ /"
)

func noTurn(turn, known int) refusal {
	return refusal("There is no turn " + strconv.Itoa(turn) + ": this game has turns 0 to " + strconv.Itoa(known))
}

func noSuchPlayer(name string) refusal {
	names := make([]string, len(Kinds))
	for i, k := range Kinds {
		names[i] = k.Name
	}
	return refusal("Who plays is one of " + strings.Join(names, ", ") + ", not " + notation.Quote(name))
}

func blocksFirst(s Side, k int) refusal {
	return refusal("The squares to block come first: " + s.Colour() + " may block up to " + english.Count(k-1))
}

func tooManyBlocks(k, n int) refusal {
	return refusal("At most " + english.Plural(k-1, "square") + " may be blocked, not " + english.Count(n))
}

func isBlocked(q engine.Position) refusal {
	return refusal(english.Spot(q) + " is blocked: choose another square")
}

// otherComponents refuses a position, as it is written, that has more components than
// those of the game, or fewer.
func otherComponents(p string, g engine.Game) refusal {
	return refusal(p + " is no position of this game: it needs " + english.Components(g.Shape().Dim))
}

func tooFar(p engine.Position) refusal {
	return refusal(english.Spot(p) + " is farther out than this game is played")
}

// unreachable says why the piece cannot go to q.
func unreachable(v *View, q engine.Position) refusal {
	from := ways.From(v.Game, v.Axes(), v.Here, v.Rays)
	if !catalog.OnBoard(v.Game) {
		return refusal("No move leads from " + english.Spot(v.Here) + " to " + english.Spot(q) + ": what may be taken is " + from)
	}
	name, pronoun := catalog.Piece(v.Game)
	return refusal("The " + name + " on " + english.Spot(v.Here) + " cannot reach " + english.Spot(q) + ": " + pronoun + " moves " + from)
}

func unblockable(v *View, q engine.Position) refusal {
	return refusal(english.Square(q)+" cannot be blocked: only the squares of the next move can. ") + unreachable(v, q)
}

func tooSmall(w, h int) refusal {
	return refusal("A size needs at least one square each way, not " + strconv.Itoa(w) + "x" + strconv.Itoa(h))
}

func noSuchMap(names []string, name string) refusal {
	return refusal("The map of this game is one of " + strings.Join(names, ", ") + ", not " + notation.Quote(name))
}

func longView(length int) refusal {
	return refusal("The view is described in at most " + strconv.Itoa(maxView) + " characters, not " + strconv.Itoa(length))
}

func notCompared() refusal {
	return refusal("Only " + english.List(catalog.Offering(compares), "and") + " games are compared with each other")
}

func compares(g engine.Game) bool {
	_, ok := g.(engine.Variants)
	return ok
}

func noSuchOrient(o catalog.Orient) refusal {
	names := make([]string, 0, 4)
	for _, known := range catalog.Orients() {
		names = append(names, string(known))
	}
	return refusal("The axes point " + strings.Join(names, ", ") + ", not " + notation.Quote(string(o)))
}

// Ways lists how a game is solved: of each method the name and the idea.
func Ways(g engine.Game) []string {
	var ways []string
	for _, m := range g.Solve() {
		ways = append(ways, m.Name+": "+m.Idea)
	}
	return ways
}

// ToldBy says which of a game's methods told what an explanation begins with.
func ToldBy(g engine.Game, method string) string {
	for _, m := range g.Solve() {
		if m.Name == method {
			return "Told by the method “" + m.Name + "”: " + m.Idea
		}
	}
	return ""
}

// Colour names a side: the first player is White, the second Black.
func (s Side) Colour() string {
	if s == Second {
		return "Black"
	}
	return "White"
}
