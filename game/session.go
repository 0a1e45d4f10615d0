package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Session is one game being played: its turns, done and undone, who plays, and
// how it is shown. It is used by one goroutine at a time.
type Session struct {
	game     engine.Game
	start    engine.Position
	opens    bool // the game begins with the second player's blocks
	players  [2]string
	settings Settings

	// line holds every turn that is known, the done ones in front. The first
	// done of them are complete; if half is set, the move of the next one has
	// been made and its block is to come.
	line []turn
	done int
	half bool

	now present
	// expected is what the perfect player blocks, as far as it was told.
	expected expected
	// shared says that links are for somebody else, who may wait for a block.
	shared bool
}

// turn is a move and the blocks after it. The opening turn of a blocking game
// has no move (to is none).
type turn struct {
	to       engine.Position
	blocked  []engine.Position // sorted, each once
	complete bool              // false while the block is to come
	perfect  bool              // the perfect player blocks the same
}

// present is what follows from the turns done so far.
type present struct {
	ground
	last    engine.Position // where the piece came from, or none
	made    turn            // the one that led here, if it is complete
	blocked []engine.Position
	phase   Phase
	turn    Side
}

// none is no position.
var none engine.Position

// New starts a session of g at the given position, a human first and the perfect
// player second. It refuses what is no position of the game.
func New(g engine.Game, start engine.Position) (*Session, error) {
	if err := check(g, start); err != nil {
		return nil, err
	}
	s := &Session{game: g, start: start, players: defaultPlayers}
	s.opens = g.Shape().Blocking > 1 && !s.ends(start)
	s.refresh()
	return s, nil
}

// Do carries out one action. An action that is not allowed returns a sentence
// that says why, and changes nothing.
func (s *Session) Do(a Action) error {
	if err := a.do(s); err != nil {
		return err
	}
	origin := s.now.origin
	if s.refresh(); origin != s.now.origin {
		s.moveOrigin()
	}
	return nil
}

// moveOrigin drops the settings that do not hold for what is seen from another origin:
// the view was about squares seen from elsewhere, and the board may be too small for the
// size, or unable to compute so much. A link with them could not be opened again.
func (s *Session) moveOrigin() {
	s.settings.View = ""
	if v := s.View(); s.settings.checkSize(&v) != nil {
		s.settings.W, s.settings.H = 0, 0
	}
}

// View returns what there is to see.
func (s *Session) View() View {
	v := View{
		Game:     s.game,
		Here:     s.now.here,
		Origin:   s.now.origin,
		Rays:     slices.Clone(s.now.rays),
		Blocked:  slices.Clone(s.now.blocked),
		Last:     s.now.last,
		Phase:    s.now.phase,
		Turn:     s.now.turn,
		Winner:   s.now.turn.Other(),
		Players:  s.players,
		History:  s.history(),
		CanUndo:  s.canUndo(),
		CanRedo:  s.canRedo(),
		Settings: s.settings,
	}
	v.Ahead = s.turns()[len(v.History):]
	return v
}

// history lists the turns done, a half-made one last.
func (s *Session) history() []Turn {
	if !s.half {
		return s.turns()[:s.done:s.done]
	}
	turns := s.turns()[: s.done+1 : s.done+1]
	turns[s.done].Blocked, turns[s.done].Done = nil, false
	return turns
}

// turns lists all turns that are known, those that were undone last.
func (s *Session) turns() []Turn {
	turns := make([]Turn, len(s.line))
	at := s.start
	for i, t := range s.line {
		turns[i] = Turn{Player: s.actor(i), To: t.to, Blocked: t.blocked, Done: t.complete}
		if t.to != none {
			turns[i].From, at = at, t.to
		}
	}
	return turns
}

// actor says who makes the i-th turn of the line.
func (s *Session) actor(i int) Side {
	if s.opens {
		i++
	}
	return Side(i % 2)
}

// where returns the square on which the piece stands after n turns.
func (s *Session) where(n int) engine.Position {
	if n == 0 || s.line[n-1].to == none {
		return s.start
	}
	return s.line[n-1].to
}

// refresh works out the present from the turns.
func (s *Session) refresh() {
	moved := s.done
	if s.half {
		moved++
	}
	p := present{ground: survey(s.game, s.where(moved))}
	if moved > 0 && s.line[moved-1].to != none {
		p.last = s.where(moved - 1)
	}
	p.turn = s.actor(s.done)
	switch {
	case !p.open():
		p.phase = OverPhase
	case s.half, s.done == 0 && s.opens:
		p.phase = BlockPhase
	default:
		if s.done > 0 {
			p.made = s.line[s.done-1]
		}
		p.blocked = p.made.blocked
		if allBlocked(p.rays, p.blocked) {
			p.phase = OverPhase
		}
	}
	s.now = p
}

// move makes the move of a turn that is known to be legal. What was undone stays
// to be redone if this is how it went.
func (s *Session) move(to engine.Position) {
	if s.done == len(s.line) || s.line[s.done].to != to {
		s.line = append(s.line[:s.done], turn{to: to})
	}
	if s.game.Shape().Blocking == 1 || s.ends(to) {
		s.line[s.done].complete = true
		s.done++
		return
	}
	s.half = true
}

// block makes the block of a turn that is known to be legal; squares are sorted
// and each there once.
func (s *Session) block(squares []engine.Position) {
	if s.done == len(s.line) {
		s.line = append(s.line, turn{})
	}
	t := &s.line[s.done]
	if !t.complete || !slices.Equal(t.blocked, squares) {
		*t = turn{to: t.to, blocked: squares, complete: true}
		s.line = s.line[:s.done+1]
	}
	t.perfect = t.perfect || s.expected.at == s.now.here && slices.Equal(squares, s.expected.squares)
	s.half = false
	s.done++
}

// ends reports whether no move leads on from p.
func (s *Session) ends(p engine.Position) bool {
	there := survey(s.game, p)
	return !there.open()
}

func (s *Session) canUndo() bool { return s.half || s.done > 0 }

func (s *Session) canRedo() bool {
	return s.done < len(s.line) && (!s.half || s.line[s.done].complete)
}

// undo takes one turn back, a half-made one to its beginning.
func (s *Session) undo() {
	if !s.half {
		s.done--
	}
	s.half = false
}

// redo plays one undone turn again, as far as it was made.
func (s *Session) redo() {
	if s.line[s.done].complete {
		s.done++
		s.half = false
		return
	}
	s.half = true
}

// CheckBlock says why the squares may not be blocked now, or nil: what Do would
// say of a Block of them.
func (s *Session) CheckBlock(squares []engine.Position) error {
	return s.now.checkBlock(s, squares)
}
