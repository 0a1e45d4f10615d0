package room

import (
	"strconv"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// solving is a puzzle that somebody is at: one move wins, or one block, and until it is found nothing on the page
// tells which, but for the hints.
type solving struct {
	room *Room
	hunt *hunt // for what a link has named last

	search *puzzle.Three // for today's
	daily  daily

	of     puzzle.Puzzle
	turns  int      // that the board was opened with
	rule   string   // how the piece moves there, and how the game is won
	rungs  []string // of the ladder of hints; the last is the answer
	solved bool     // on the board, or before
	before bool     // it was solved before it was opened
	judged bool     // what was done on the board
	record record
}

// slice is for how long explore works.
const slice = 8 * time.Millisecond

// today returns the date.
func (s *solving) today() puzzle.Day { return s.room.host.Today() }

// Explore works for a few milliseconds on the puzzle that a link names, and reports whether there is
// more to do.
func (r *Room) Explore(text string) (more bool) {
	to, _, err := link.ReadAddress(text, link.Everything)
	s := &r.puzzle
	if err != nil || to.Room != link.Puzzle && to.Room != link.ClassSet || to.Puzzle.At != "" {
		return false
	}
	step := s.ofDay().Step
	if !s.among(to) {
		step = s.seek(to).step
	}
	for begun := time.Now(); time.Since(begun) < slice; {
		if !step() {
			return false
		}
	}
	return true
}

// among reports whether a link may name one of today's puzzles.
func (s *solving) among(to link.Address) bool {
	return to.Room == link.Puzzle && to.Set.Of == 0 && to.Puzzle.At == "" && (to.Day != "" || s.today().May(to.Puzzle.On(s.today())))
}

// seek begins to look for the puzzles that a link names, unless that has begun.
func (s *solving) seek(to link.Address) *hunt {
	name, count := to.Puzzle.On(s.today()), max(to.Set.Of, 1)
	if to.Room == link.ClassSet && to.Set.Of == 0 {
		count = puzzle.UsualSet
	}
	if s.hunt == nil || s.hunt.name != name || s.hunt.count != count {
		s.hunt = &hunt{name: name, count: count}
	}
	return s.hunt
}

// enter opens the puzzle that a link names. Where a link is forgiven and its game has no such puzzle,
// it is the puzzle of the day.
func (s *solving) enter(to link.Address, may link.Forgive) (left []link.Left, err error) {
	if to.Day != "" {
		to.Puzzle, to.Day = s.named(to.Day), ""
	}
	all, err := s.find(to)
	if err != nil && may == link.Everything {
		left = []link.Left{{Part: to.Puzzle.String(), Why: err}}
		to.Puzzle, to.Set = puzzle.Name{Seed: puzzle.AnySeed}, puzzle.Set{}
		all, err = s.find(to)
	}
	if err != nil {
		return nil, err
	}
	of := all[0]
	if to.Set.Of == 0 {
		to.Puzzle = of.Name
	} else {
		to.Puzzle = to.Puzzle.On(s.today())
		if to.Set.At == 0 {
			_, to.Set.At = s.room.tries.open(to)
		}
		of = all[to.Set.At-1]
	}
	if err := s.room.enter(Place{Kind: Puzzle, Said: to}, of.Board()); err != nil {
		return nil, err
	}
	v := &s.room.view.View
	s.of, s.rungs, s.turns = of, rungs(v, &of), len(v.History)
	if s.rule = explain.Goal(v); !of.Block { // whose task says the rest
		s.rule = explain.Detail(v) + " " + s.rule
	}
	s.solved, s.judged = false, false
	s.record.begin(s.room.place.String())
	s.goOn()
	s.record.last.hints = min(s.record.last.hints, len(s.rungs))
	s.recall()
	s.veil()
	words := s.asks()
	if s.before {
		words = verdictTitle(true) + " " + s.found(s.answer())
	}
	s.room.voice.Say(s.title() + ". " + words)
	s.room.host.Show()
	return left, nil
}

// recall notes whether the puzzle was solved before. In a set each can be tried again.
func (s *solving) recall() {
	s.before = s.record.last.solved && s.inSet().Of == 0
	s.solved = s.before
}

// answer returns what wins.
func (s *solving) answer() []engine.Position {
	if s.of.Block {
		return s.of.Palaces
	}
	return []engine.Position{s.of.Wins}
}

// find looks for puzzles to the end.
func (s *solving) find(to link.Address) ([]puzzle.Puzzle, error) {
	if to.Puzzle.At != "" {
		p, err := position(to.Puzzle)
		return []puzzle.Puzzle{p}, err
	}
	if s.among(to) {
		name := to.Puzzle.On(s.today())
		for _, p := range s.three() {
			if name == p.Name || name == (puzzle.Name{Level: p.Level, Seed: p.Seed}) {
				return []puzzle.Puzzle{p}, nil
			}
		}
	}
	h := s.seek(to)
	for h.step() {
	}
	return h.found, h.err
}

// leave ends the puzzle, and leaves its board as a game.
func (s *solving) leave() {
	if s.of.Game != "" {
		s.of, s.rungs, s.solved = puzzle.Puzzle{}, nil, false
		s.room.view.Kept = 0
	}
}

// on reports whether somebody is at a puzzle.
func (s *solving) on() bool { return s.room.place.Kind == Puzzle && s.of.Game != "" }

// done returns what was done first, if anything was: where the move went or, where a block is asked for, what was blocked.
func (s *solving) done() (squares []engine.Position, ok bool) {
	v := &s.room.view.View
	for _, turn := range v.History[min(s.turns, len(v.History)):] {
		switch {
		case s.of.Block:
			return turn.Blocked, true
		case turn.To.Dim() > 0:
			return []engine.Position{turn.To}, true
		}
	}
	return []engine.Position{v.Here}, v.Here != s.of.At // when the block of that turn is still to come
}

// right reports whether what was done wins.
func (s *solving) right(squares []engine.Position) bool {
	if s.of.Block {
		return s.of.Holds(squares)
	}
	return s.of.Won(squares[0])
}

// acted judges what was done first; when it is taken back, what is done next.
func (s *solving) acted() {
	squares, ok := s.done()
	switch {
	case !s.on():
		return
	case !ok:
		s.judged = false
	case s.judged:
	case s.right(squares):
		s.judged = true
		s.win(squares)
	default:
		s.judged = true
		s.record.last.miss(squares)
		s.keep()
		s.room.voice.Add(s.wrong())
	}
	s.room.host.Show()
}

// missed reports whether what was done does not win, and nothing more is to be done on the board: there is no answer,
// which would wait for a block, or tell of one.
func (s *solving) missed() bool {
	squares, _ := s.done()
	return s.on() && s.judged && !s.right(squares) && (s.of.Block || s.room.view.Game.Shape().Blocking > 1)
}

// rests reports whether the move that was asked for is made, and the block that goes with it is still to come. The board
// asks for none: whoever wants to play on leaves the puzzle.
func (s *solving) rests() bool {
	v := &s.room.view.View
	return s.on() && s.judged && !s.of.Block && v.Phase == game.BlockPhase && len(v.History) <= s.turns+1
}

// alone reports whether a block is on the board, or to come, that no other player answers: see puzzle.Puzzle.Board.
func (s *solving) alone() bool {
	return s.on() && s.of.Block && s.room.view.Players == [2]string{game.Human, game.Human}
}

// win notes that the puzzle is solved. What was blocked may be answered now.
func (s *solving) win(squares []engine.Position) {
	day := 0
	if _, today := s.size(); today {
		day = s.date()
	}
	s.record.win(s.of.Name, day)
	s.keep()
	s.room.played.found(s.of.Name)
	s.solved = true
	s.veil()
	if s.alone() {
		if err := s.room.host.Seat(game.Perfect, game.Human); err != nil {
			s.room.voice.Warn(err)
		}
	}
	s.room.voice.Add(verdictTitle(true) + " " + s.found(squares))
}

// veil keeps every help back until the puzzle is solved, and in a set until all are: one map may show the moves of
// several.
func (s *solving) veil() {
	if s.room.view.Kept = game.AllHelps; s.solved && s.still() == 0 {
		s.room.view.Kept = 0
	}
}

// rungs are the hints of a puzzle: those of its game, without the first where that says no more than the puzzle does, that
// a move wins; then the answer.
func rungs(v *game.View, of *puzzle.Puzzle) []string {
	if of.Block {
		return append(explain.Hints(v, of.Palaces), blockThese(words.All(of.Palaces)))
	}
	return append(explain.Hints(v, append([]engine.Position{of.Wins}, of.Also...))[1:], moveGoesTo(of.Wins)+" "+thisWins(of.Wins))
}

// climbed reports whether the answer was given.
func (s *solving) climbed() bool { return s.record.last.hints == len(s.rungs) }

// hint gives the next rung.
func (s *solving) hint() error {
	if s.solved || s.climbed() {
		return errNoMoreHints
	}
	given := &s.record.last.hints
	*given++
	s.keep()
	s.room.voice.Say(s.rungs[*given-1])
	s.room.host.Show()
	return nil
}

// again puts the board back to where it was.
func (s *solving) again() error {
	if err := s.room.enter(s.room.place, s.of.Board()); err != nil {
		return err
	}
	s.judged, s.before = false, false
	s.veil()
	s.room.voice.Say(s.asks())
	s.room.host.Show()
	return nil
}

// add adds what a browser has kept.
func (s *solving) add(text string) {
	last := s.record.last
	if s.record.add(text); s.on() {
		s.record.last = last // which another tab does not change
	}
}

// calls lists what the page can call at a puzzle.
func (s *solving) calls() []call.Call {
	puzzling := func() error {
		if !s.on() {
			return errNoPuzzle
		}
		return nil
	}
	return []call.Call{
		call.Do("puzzleHint", s.hint).If(puzzling),
		call.On("puzzled", func(a written) error {
			s.add(a.Text)
			s.room.host.Changed()
			return nil
		}),
		call.Ask("newPuzzlesIn", func(a page.Value) (written, error) { return written{newPuzzlesIn(a.Value/60, a.Value%60)}, nil }),
	}
}

// state returns the puzzle as scripts see it, nil where there is none.
func (s *solving) state() *page.InPuzzle {
	if !s.on() {
		return nil
	}
	return &page.InPuzzle{Game: s.of.Game, Level: s.of.Level, Seed: max(0, s.of.Seed), Solved: s.solved, Hints: s.record.last.hints}
}

// title names the puzzle.
func (s *solving) title() string {
	if in := s.inSet(); in.Of > 0 {
		return puzzleOfSet(in.At, in.Of)
	}
	if s.of.Name.At != "" {
		return ownPuzzle.String()
	}
	if _, ok := s.size(); ok {
		today := s.today()
		return puzzleOf(today.Day, int(today.Month))
	}
	return aPuzzle.String()
}

// course returns what the page shows of the puzzle as of a lesson's step.
func (s *solving) course() *page.Course {
	v := s.room.view
	c := &page.Course{
		Name: s.of.String(), Title: ofLevel(s.of.Level, puzzle.LastLevel), Heading: s.title(), Words: []string{s.rule},
		Row: s.row(), Task: &page.Task{Kind: puzzle.Find(s.of.Block), Words: s.asks(), Options: []page.Option{}}, Playing: true, Mapped: s.solved, Kept: v.Kept != 0, Begun: s.judged, Restart: restartPuzzle.String(),
		Next: s.next(), Step: s.inSet().At, Steps: s.inSet().Of, Back: s.inSet().At > 1,
	}
	if squares, _ := s.done(); s.judged && s.right(squares) {
		c.Task.Verdict = &page.Judged{Right: true, Title: verdictTitle(true), Words: s.found(squares)}
	} else if s.judged {
		c.Task.Verdict, c.Again = &page.Judged{Title: verdictTitle(false), Words: s.wrong()}, true
	} else if s.before {
		c.Task.Verdict, c.Begun = &page.Judged{Right: true, Title: verdictTitle(true), Words: s.found(s.answer())}, true
	}
	return c
}

// page returns what the page shows of the puzzle besides, nil where there is none.
func (s *solving) page() *page.Puzzle {
	if !s.on() {
		return nil
	}
	last := &s.record.last
	p := &page.Puzzle{Levels: []page.PuzzleLevel{}, Twelve: s.twelve(), Day: s.dayPage(), Rules: s.room.view.Game.Title() + ". " + s.room.view.Game.Rules()}
	in := s.inSet()
	if in.Of > 0 { // from which nothing leads elsewhere
		p.Record = solvedOfSet(s.still() == 0, in.Of-s.still(), in.Of)
	} else {
		s.elsewhere(p)
	}
	_, today := s.size()
	switch {
	case s.solved && in.Of > 0:
	case s.solved && today:
		p.Share = s.shareDay()
	case s.solved:
		p.Share = solvedWords(s.title(), s.of.Level, last.missed+1, last.hints)
	case !s.climbed() && !s.judged:
		p.Hint = explain.HintOf(last.hints+1, len(s.rungs))
	}
	if last.hints > 0 && !s.solved {
		p.Clue = s.rungs[last.hints-1]
	}
	return p
}

// elsewhere adds what was solved, and where else there are puzzles.
func (s *solving) elsewhere(p *page.Puzzle) {
	p.Record, p.Own, p.Same = recordWords(&s.record, s.today()), s.room.played.next(s.of.Name), s.another(s.of.Game, s.of.Level).String()
	if s.room.view.Game.Shape().Blocking > 1 {
		other := s.another(s.of.Game, s.of.Level)
		other.Block = !s.of.Block
		p.Other = &page.Onward{Words: findOther(other.Block), Link: other.String()}
	}
	for level := puzzle.FirstLevel; level <= puzzle.LastLevel; level++ {
		p.Levels = append(p.Levels, page.PuzzleLevel{Name: strconv.Itoa(level), Words: toLevel(level), Link: s.another("", level).String(), Here: level == s.of.Level})
	}
}

// blockAt is at which seeds a block is asked for where puzzles of any game follow each other: at every fifth.
const blockAt = 5

// another names another puzzle, of a game and of the same kind, or of any.
func (s *solving) another(of string, level int) puzzle.Name {
	seed := s.of.Seed
	if seed == puzzle.AnySeed {
		seed = s.today().Name().Seed
	}
	name := puzzle.Name{Game: of, Level: level, Seed: seed, Block: s.of.Block}.After(1)
	if of == "" {
		name.Block = name.Seed%blockAt == 0
	}
	return name
}

// next leads to the next puzzle: to that of the set, or to another one of one's own games first.
func (s *solving) next() *page.Onward {
	if in := s.inSet(); in.At > 0 && in.At == in.Of {
		return nil
	} else if in.Of > 0 {
		return &page.Onward{Words: nextPuzzle.String(), Gold: s.solved}
	}
	if size, ok := s.size(); ok {
		to, open := s.open(size)
		if !s.solved || !open {
			return nil
		}
		return &page.Onward{Words: nextOf(to.String()), Link: s.three()[to].Name.String(), Gold: true}
	}
	to := &page.Onward{Words: nextPuzzle.String(), Link: s.another("", s.of.Level).String(), Gold: s.solved}
	if own := s.room.played.next(s.of.Name); s.of.Name.At != "" && own != nil {
		to.Link = own.Link
	}
	return to
}

// restrain takes from the page what would give the move away. Who has to block is spoken to as one who plays against
// the computer.
func (s *solving) restrain(p *page.Page) {
	if s.room.view.Kept != 0 {
		p.Can.Hint, p.Can.Explain = false, false
	}
	if rests, missed := s.rests(), s.missed() && !s.of.Block; rests || missed {
		p.Headline, p.Detail, p.Now, p.Block, p.Can.Done, p.Can.BlockPalaces = fromHere.String(), "", "", nil, false, false
		if missed {
			p.Headline = notWon.String()
		}
	}
	if !s.alone() {
		return
	}
	v := s.room.view.View
	v.Players[game.First] = game.Perfect
	p.Headline, p.Detail, p.Now = explain.Headline(&v), explain.Detail(&v), explain.Now(&v, len(s.room.view.Chosen))
	if s.judged {
		p.Headline, p.Detail, p.Now = leftOpen.String(), "", ""
	}
}

// scene draws the answer once a hint has given it, and to a puzzle that was solved before. Once it is judged, a block
// stays and so does a move that has to be followed by one, and nobody goes on.
func (s *solving) scene(sc *scene.Scene) {
	sc.Look.Close = true
	_, done := s.done()
	told := s.climbed() && !s.solved && !done
	if at, all := s.room.view.Cells(s.answer()); all && (told || s.before && !s.judged) {
		sc.Draw(scene.Put(scene.Frame, scene.Gold, at...))
	}
	if s.judged && s.alone() || s.missed() || s.rests() {
		sc.Mode, sc.Targets = scene.Watch, scene.Targets{}
	}
}
