package puzzle

import (
	"math/rand/v2"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// Puzzle is a position with exactly one winning move, unless its name names the position or asks for a block.
type Puzzle struct {
	Name
	At      engine.Position
	Blocked []engine.Position // sorted
	Wins    engine.Position   // where the winning move leads
	Also    []engine.Position // where others do
	// Palaces are what is to be blocked instead, sorted: all that are in reach.
	Palaces []engine.Position
	// Options are how many squares the piece sees, with those that are blocked.
	Options int
}

// Won reports whether a move wins.
func (p *Puzzle) Won(to engine.Position) bool { return to == p.Wins || slices.Contains(p.Also, to) }

// mostTries bounds the positions that are looked at in a game, triesToBlock those for a puzzle that asks for a block,
// and mostChosen the games. mostOptions bounds how many moves one has,
// and mostSide its components, so that looking at one is done at once.
const (
	mostTries    = 300
	triesToBlock = 3000
	mostChosen   = 20
	mostOptions  = 64
	mostSide     = 60
)

// tries is how many positions are looked at in a game.
func (n Name) tries() int {
	if n.Block {
		return triesToBlock
	}
	return mostTries
}

// Search looks for the puzzle of a name, a position a step.
type Search struct {
	games   *catalog.Games
	chooses bool // the name has no game: where one has no such puzzle another is chosen
	chosen  int  // how many were

	game    engine.Game
	methods engine.Methods
	found   Puzzle
	wanted  wanted
	rng     *rand.Rand
	side    int  // how far from the corner it looks
	tries   int  // that are left in this game
	mirrors bool // the game is the same when x and y change places
	over    bool
}

// NewSearch begins to look for the puzzle of a name; what that does not say is that of the day's
// puzzle. It errs if the name's game is none.
func NewSearch(games *catalog.Games, name Name, day Day) (*Search, error) {
	s := &Search{games: games, chooses: name.Game == "", found: Puzzle{Name: name.On(day)}}
	return s, s.begin()
}

// begin begins with a game.
func (s *Search) begin() (err error) {
	name := &s.found.Name
	if s.chooses {
		name.Game = name.choose(s.chosen)
		s.chosen++
	}
	if s.game, s.methods, err = s.games.Parse(name.Game); err != nil {
		return err
	}
	name.Game = s.game.String()
	if name.Block && s.game.Shape().Blocking == 1 {
		return errNeverBlocked(s.game.Title())
	}
	grade := &grades[name.Level-FirstLevel]
	s.rng = rand.New(rand.NewPCG(uint64(name.Seed), uint64(name.Level)))
	s.wanted, s.side, s.tries, s.mirrors = grade.draw(s.rng, name.Block), grade.side, name.tries(), mirrored(s.game)
	if name.Block { // for which few squares will do
		s.side += s.rng.IntN(s.side + 1)
	}
	return nil
}

// Step looks at a position, and reports whether there is more to do.
func (s *Search) Step() (more bool) {
	if s.over {
		return false
	}
	if s.tries == 0 && (!s.chooses || s.chosen == mostChosen || s.begin() != nil) {
		return false
	}
	s.tries--
	s.over = s.look()
	return !s.over
}

// Puzzle returns what was found. It errs if no position was.
func (s *Search) Puzzle() (Puzzle, error) {
	if !s.over {
		return Puzzle{}, errNoneOfLevel(s.found.Name.Level, s.found.Name.Game, s.found.Name.tries())
	}
	return s.found, nil
}

// Make looks for the puzzle of a name to the end.
func Make(games *catalog.Games, name Name, day Day) (Puzzle, error) {
	s, err := NewSearch(games, name, day)
	if err != nil {
		return Puzzle{}, err
	}
	for s.Step() {
	}
	return s.Puzzle()
}

// look draws a position, and reports whether it is such a puzzle. The farther from the corner, the
// later a win is seen; so the search goes where it is seen as late as is wanted.
func (s *Search) look() bool {
	p := s.position()
	if s.game.Check(p) != nil {
		return false
	}
	rays := s.game.Rays(p)
	if n := engine.CountOptions(rays).Clamp(); n < 2 || n > mostOptions {
		s.turn(n > mostOptions)
		return false
	}
	palaces, err := s.methods.Palaces(p)
	if err != nil || len(palaces) == 0 {
		return false
	}
	if s.found.Block {
		return s.lookToBlock(p, palaces)
	}
	wins, blocked, ok := s.leave(rays, palaces)
	if !ok || game.Ends(s.game, wins) { // nobody has to look for the end of the game
		return false
	}
	v, ok := s.view(p, blocked)
	if !ok {
		return false
	}
	if ok, nearer := s.wanted.fits(&v); !ok {
		s.turn(nearer)
		return false
	}
	s.found.At, s.found.Blocked, s.found.Wins, s.found.Options = p, blocked, wins, engine.CountOptions(rays).Clamp()
	return true
}

// turn looks nearer to the corner from now on, or farther off.
func (s *Search) turn(nearer bool) {
	if nearer {
		s.side = max(2, s.side-1-s.side/16)
	} else {
		s.side = min(mostSide, s.side+1+s.side/16)
	}
}

// position draws a square. Of two that mirror each other in a game that mirrors itself, always the
// same is drawn, whatever the seed: puzzles that differ are no mirror images.
func (s *Search) position() engine.Position {
	p := make([]int, s.game.Shape().Dim)
	for i := range p {
		p[i] = s.rng.IntN(s.side + 1)
		if s.game.Shape().Signed && s.rng.IntN(2) == 0 {
			p[i] = -p[i]
		}
	}
	if s.mirrors && p[0] != p[1] && (p[0] < p[1]) != ((p[0]^p[1])%4 < 2) {
		p[0], p[1] = p[1], p[0]
	}
	return engine.Ints(p...)
}

// leave blocks all palaces but one, where there are pawns for that, and spends what pawns are left
// on other squares. ok is false if more than one move would win.
func (s *Search) leave(rays []engine.Ray, palaces []engine.Position) (wins engine.Position, blocked []engine.Position, ok bool) {
	pawns := s.game.Shape().Blocking - 1
	if len(palaces)-1 > pawns {
		return wins, nil, false
	}
	i := s.rng.IntN(len(palaces))
	wins, blocked = palaces[i], slices.Delete(slices.Clone(palaces), i, i+1)
	others := slices.DeleteFunc(engine.Options(rays), func(q engine.Position) bool { return slices.Contains(palaces, q) })
	s.rng.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	blocked = append(blocked, others[:min(pawns-len(blocked), max(0, len(others)-1))]...)
	sort.Slice(blocked, func(i, j int) bool { return blocked[i].Compare(blocked[j]) < 0 })
	return wins, blocked, true
}

// view returns the position with its squares blocked, whoever moves to move.
func (s *Search) view(p engine.Position, blocked []engine.Position) (v game.View, ok bool) {
	session, err := game.Start(s.game, s.methods, p)
	if err == nil && s.game.Shape().Blocking > 1 {
		err = session.Do(game.Block{Squares: blocked})
	}
	if err != nil || session.Phase() != game.MovePhase {
		return v, false
	}
	return session.View(), true
}

// mirrored reports whether a game looks the same when x and y change places, as far as a few
// squares tell.
func mirrored(g engine.Game) bool {
	if g.Shape().Dim != 2 || g.Shape().Signed {
		return false
	}
	for _, p := range []engine.Position{engine.At(23, 17), engine.At(31, 2), engine.At(9, 9), engine.At(40, 13)} {
		q := engine.Of(p.At(1), p.At(0))
		if g.Check(p) != nil || g.Check(q) != nil {
			return false
		}
		turned := engine.Options(g.Rays(q))
		for i, at := range turned {
			turned[i] = engine.Of(at.At(1), at.At(0))
		}
		sort.Slice(turned, func(i, j int) bool { return turned[i].Compare(turned[j]) < 0 })
		if !slices.Equal(engine.Options(g.Rays(p)), turned) {
			return false
		}
	}
	return true
}
