package game

import (
	"errors"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/ways"
)

// Kinds lists the kinds of players that the menu offers, the weakest computer first. A human
// is the one who decides elsewhere. There are as many more as there are chances to err.
var Kinds = []Kind{
	{Human, "Human", "Moves with mouse, touch or keys."},
	{Random, "Random", "Chooses moves and blocked squares at random."},
	{Slips(60), "Learner, many mistakes", "Knows the game, but makes a mistake in 60 of 100 turns."},
	{Slips(30), "Learner, some mistakes", "Knows the game, but makes a mistake in 30 of 100 turns."},
	{Slips(10), "Learner, few mistakes", "Knows the game, but makes a mistake in 10 of 100 turns."},
	{Rule, "Newcomer, knows the rule", "Has never seen the map. Looks a few moves ahead, and so makes no mistakes near the end."},
	{Perfect, "Palace", "Makes no mistakes: it wins every game that can be won, and makes the others hard."},
}

// Called returns what sentences call a player: "Learner thinks".
func Called(player string) string {
	name, _, _ := strings.Cut(Title(player), ",")
	return name
}

// Title returns what the menu calls a kind of player.
func Title(player string) string {
	for _, k := range Kinds {
		if k.Name == player {
			return k.Title
		}
	}
	if percent, ok := Slipping(player); ok {
		return "Learner, mistakes in " + strconv.Itoa(percent) + " of 100 turns"
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

// What a refusal is about, for errors.Is: the error itself is one sentence for the player. What is
// wrong with a position or a map, engine.ErrTooFar and its like tell.
var (
	// ErrIllegalMove: the piece cannot go there.
	ErrIllegalMove = errors.New("this is not a legal move")
	// ErrIllegalBlock: these squares cannot be blocked.
	ErrIllegalBlock = errors.New("this is not a legal block")
	// ErrNotNow: it is another action's turn.
	ErrNotNow = errors.New("it is not the time for this")
	// ErrOver: the game is over.
	ErrOver = errors.New("the game is over")
	// ErrNoTurn: there is no turn to go back or forward to.
	ErrNoTurn = errors.New("there is no such turn")
	// ErrNoPlayer: there is no player of that name.
	ErrNoPlayer = errors.New("there is no such player")
	// ErrSettings: what is shown cannot be shown so; a Misfit says which setting it is.
	ErrSettings = errors.New("this cannot be shown")
)

// refuse returns why an action is not allowed.
func refuse(kind error, sentence string) error { return engine.Refuse(kind, errors.New(sentence)) }

var (
	nothingToUndo  = refuse(ErrNoTurn, "There is no turn to undo")
	nothingToRedo  = refuse(ErrNoTurn, "There is no turn to redo")
	overForMoves   = refuse(ErrOver, "The game is over: nobody can move")
	overForBlocks  = refuse(ErrOver, "The game is over: there is nothing to block")
	blocksNever    = refuse(ErrIllegalBlock, "No square can be blocked in this game")
	blocksLater    = refuse(ErrNotNow, "It is time to move: squares are blocked after the move")
	noBoard        = refuse(ErrSettings, "There is no board of this game to give a size to")
	viewCharacters = refuse(ErrSettings, "The view is described with letters, digits and . , : ; + - _ /")
)

func noTurn(turn, known int) error {
	return refuse(ErrNoTurn, "There is no turn "+strconv.Itoa(turn)+": this game has turns 0 to "+strconv.Itoa(known))
}

func noSuchPlayer(name string) error {
	names := strings.Join([]string{Human, Perfect, Random, Rule}, ", ")
	return refuse(ErrNoPlayer, "Who plays is one of "+names+" and slipping:N with N from 0 to 100, not "+notation.Quote(name))
}

func blocksFirst(s Side, k int) error {
	return refuse(ErrNotNow, "The squares to block come first: "+s.Colour()+" may block up to "+english.Count(k-1))
}

func tooManyBlocks(k, n int) error {
	return refuse(ErrIllegalBlock, "At most "+english.Plural(k-1, "square")+" may be blocked, not "+english.Count(n))
}

func isBlocked(q engine.Position) error {
	return refuse(ErrIllegalMove, english.Spot(q)+" is blocked: choose another square")
}

// otherComponents refuses a position, as it is written, that has more components than
// those of the game, or fewer.
func otherComponents(p string, g engine.Game) error {
	return refuse(engine.ErrWrongDimension, p+" is no position of this game: it needs "+english.Components(g.Shape().Dim))
}

func tooFar(p engine.Position) error {
	return refuse(engine.ErrTooFar, english.Spot(p)+" is too far out for this game")
}

// unreachable says why the piece cannot go to q.
func unreachable(v *View, q engine.Position) error {
	from := ways.From(v.Game, v.Axes(), v.Here, v.Rays)
	if !catalog.OnBoard(v.Game) {
		return refuse(ErrIllegalMove, "No move leads from "+english.Spot(v.Here)+" to "+english.Spot(q)+": what may be taken is "+from)
	}
	name, pronoun := catalog.Piece(v.Game)
	return refuse(ErrIllegalMove, "The "+name+" on "+english.Spot(v.Here)+" cannot reach "+english.Spot(q)+": "+pronoun+" moves "+from)
}

func unblockable(v *View, q engine.Position) error {
	return refuse(ErrIllegalBlock, english.Square(q)+" cannot be blocked: only the squares of the next move can. "+unreachable(v, q).Error())
}

func tooSmall(w, h int) error {
	return refuse(ErrSettings, "A size needs at least one square each way, not "+strconv.Itoa(w)+"x"+strconv.Itoa(h))
}

func noSuchMap(names []string, name string) error {
	return refuse(engine.ErrNoMap, "The map of this game is one of "+strings.Join(names, ", ")+", not "+notation.Quote(name))
}

func longView(length int) error {
	return refuse(ErrSettings, "The view is described in at most "+strconv.Itoa(maxView)+" characters, not "+strconv.Itoa(length))
}

func notCompared() error {
	return refuse(ErrSettings, "Only "+english.List(catalog.Offering(compares), "and")+" games are compared with each other")
}

func compares(g engine.Game) bool {
	_, ok := g.(atlas.Variants)
	return ok
}

func noSuchOrient(o catalog.Orient) error {
	names := make([]string, 0, 4)
	for _, known := range catalog.Orients() {
		names = append(names, string(known))
	}
	return refuse(ErrSettings, "The axes point "+strings.Join(names, ", ")+", not "+notation.Quote(string(o)))
}

// Ways lists how a game is solved: of each method the name and the idea.
func Ways(ms engine.Methods) []string {
	var ways []string
	for _, m := range ms {
		ways = append(ways, m.Name+": "+m.Idea)
	}
	return ways
}

// ToldBy says which of a game's methods told what an explanation begins with.
func ToldBy(ms engine.Methods, method string) string {
	for _, m := range ms {
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
