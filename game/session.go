package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Session is one game being played: its turns, done and undone, who plays, and
// how it is shown. It is used by one goroutine at a time.
type Session struct {
	record  Record
	methods engine.Methods // of the game, for as long as it is played
	now     View           // but for its turns
	// expected is what the perfect player blocks, as far as it was told.
	expected expected
}

// expected is what the perfect player blocks with the piece on a position.
type expected struct {
	at      engine.Position
	squares []engine.Position
}

// Action is something that may be done to a session: Move, Block, Undo,
// UndoToHuman, Redo, GoTo, SetPlayers or Show.
type Action interface {
	// do checks the action and carries it out, or returns a sentence that says
	// why it is not allowed and changes nothing. The session is refreshed after.
	do(s *Session) error
}

// New starts a session of a game that nobody has solved yet: see Start.
func New(g engine.Game, start engine.Position) (*Session, error) { return Start(g, g.Solve(), start) }

// Start starts a session of g, with methods that may have found out something before, at the
// given position, a human first and the perfect player second. It refuses what is no position
// of the game.
func Start(g engine.Game, ms engine.Methods, start engine.Position) (*Session, error) {
	if err := CheckPosition(g, ms, start); err != nil {
		return nil, err
	}
	opens := g.Shape().Blocking > 1 && !Ends(g, start)
	s := &Session{methods: ms, record: Record{Game: g, Start: start, Opens: opens, Players: DefaultPlayers()}}
	s.now = present(&s.record, ms)
	return s, nil
}

// Do carries out one action. An action that is not allowed returns a sentence
// that says why, and changes nothing.
func (s *Session) Do(a Action) error {
	if err := a.do(s); err != nil {
		return err
	}
	origin := s.now.Origin
	if s.now = present(&s.record, s.methods); origin != s.now.Origin {
		s.moveOrigin()
	}
	return nil
}

// moveOrigin drops the settings that do not hold for what is seen from another origin:
// the view was about squares seen from elsewhere, and the board may be too small for the
// size, or unable to compute so much. A link with them could not be opened again.
func (s *Session) moveOrigin() {
	set := &s.record.Settings
	set.View = ""
	if set.checkSize(&s.now) != nil {
		set.W, set.H = 0, 0
	}
	s.now.Settings = *set
}

// View returns what there is to see.
func (s *Session) View() View {
	v := s.now
	v.Rays, v.Blocked = slices.Clone(v.Rays), slices.Clone(v.Blocked)
	v.History, v.Ahead = s.record.history()
	return v
}

// Record returns all that there is to keep. Its turns are to be read only.
func (s *Session) Record() Record {
	r := s.record
	r.Turns = slices.Clone(r.Turns)
	return r
}

// Here returns where the piece stands.
func (s *Session) Here() engine.Position { return s.now.Here }

// Phase says what is to be done now.
func (s *Session) Phase() Phase { return s.now.Phase }

// CheckBlock says why the squares may not be blocked now, or nil: what Do would
// say of a Block of them.
func (s *Session) CheckBlock(squares []engine.Position) error { return checkBlock(&s.now, squares) }

// Expect tells the session what the perfect player blocks in the present position. If
// these squares are blocked, whoever does it, a link can say so instead of listing them.
func (s *Session) Expect(squares []engine.Position) { s.expected = expected{s.now.Here, squares} }

// move makes the move of a turn that is known to be legal. What was undone stays
// to be redone if this is how it went.
func (s *Session) move(to engine.Position) {
	r := &s.record
	if r.Done == len(r.Turns) || r.Turns[r.Done].To != to {
		r.Turns = append(r.Turns[:r.Done], Entry{Turn: Turn{Player: s.now.Turn, From: s.now.Here, To: to}})
	}
	if r.Game.Shape().Blocking == 1 || Ends(r.Game, to) {
		r.Turns[r.Done].Done = true
		r.Done++
		return
	}
	r.Half = true
}

// block makes the block of a turn that is known to be legal; squares are sorted
// and each there once.
func (s *Session) block(squares []engine.Position) {
	r := &s.record
	if r.Done == len(r.Turns) {
		r.Turns = append(r.Turns, Entry{Turn: Turn{Player: s.now.Turn}})
	}
	t := &r.Turns[r.Done]
	if !t.Done || !slices.Equal(t.Blocked, squares) {
		t.Blocked, t.Done, t.Perfect = squares, true, false
		r.Turns = r.Turns[:r.Done+1]
	}
	t.Perfect = t.Perfect || s.expected.at == s.now.Here && slices.Equal(squares, s.expected.squares)
	r.Half = false
	r.Done++
}
