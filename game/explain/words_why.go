package explain

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/ways"
)

// Why says who wins from the present position and why, given the palaces among
// the options of the piece, blocked ones included: "You see 3 palaces; with k = 5
// all of them can be blocked: whoever moves from here loses."
func Why(v *game.View, palaces []engine.Position) string {
	if v.Ended() {
		return noMove(v.Game, v.Here)
	}
	if v.Game.Shape().Blocking == 1 {
		return whyPlain(v, palaces)
	}
	mover := v.Turn
	if v.Phase == game.BlockPhase {
		mover = mover.Other()
	}
	sees := english.Capital(v.Does(mover, "see")) + " " + english.Counted(len(palaces), "palace")
	k := v.Game.Shape().Blocking
	if v.Phase != game.BlockPhase {
		if open := game.Unblocked(palaces, v.Blocked); len(open) > 0 {
			return sees + ", and " + english.Spot(open[0]) + " is not blocked: whoever goes to a palace can win."
		}
		return sees + closed(len(palaces)) + ": whoever moves from here loses."
	}
	with := "; with k = " + english.Digits(k) + " "
	switch n := len(palaces); {
	case engine.CountOptions(v.Rays).Clamp() < k:
		return "With k = " + english.Digits(k) + " every square can be blocked here: whoever should move loses at once."
	case n == 0:
		return sees + ": whoever moves from here loses."
	case n == 1:
		return sees + with + "it can be blocked: whoever moves from here loses."
	case n < k:
		return sees + with + "all of them can be blocked: whoever moves from here loses."
	}
	return sees + with + "only " + english.Digits(k-1) + " can be blocked: whoever moves from here can win."
}

// noMove says who has won at the end of the game.
func noMove(g engine.Game, at engine.Position) string {
	words := "No move leads on from " + english.Spot(at)
	if g.Shape().Misere {
		return words + ": in misère play whoever should move here has won."
	}
	return words + ": whoever should move here has lost."
}

// whyPlain is Why for games without blocking.
func whyPlain(v *game.View, palaces []engine.Position) string {
	switch n := len(palaces); n {
	case 0:
		return "No palace is one move away, so " + english.Spot(v.Here) + " is a palace itself: whoever moves from here loses."
	case 1:
		return english.Spot(palaces[0]) + " is a palace, one move away: whoever moves from here wins by going there."
	default:
		return english.Digits(n) + " palaces are one move away, " + english.Spot(palaces[0]) + " among them: whoever moves from here wins by going to one."
	}
}

// closed says that all of n palaces are blocked.
func closed(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return ", and it is blocked"
	}
	return ", and all of them are blocked"
}

// Summary says who wins and why, in a few sentences: first what the game knows as a reason,
// if it knows any.
func (s *Proof) Summary() string {
	if s.summary == "" {
		s.summary = s.reasoned() + s.counted()
	}
	return s.summary
}

// reasoned is what the game knows as a reason, "" if it knows none.
func (s *Proof) reasoned() string {
	if g, ok := s.view.Game.(engine.Reasoned); ok {
		if reason := g.Reason(s.here, s.palaces); reason != "" {
			return reason + " "
		}
	}
	return ""
}

// counted says it by the palaces in reach.
func (s *Proof) counted() string {
	at := english.Spot(s.here)
	if s.total.Sign() == 0 {
		return noMove(s.view.Game, s.here)
	}
	if s.view.Game.Shape().Blocking > 1 {
		return s.blocking() + s.blockedNow()
	}
	n := len(s.palaces)
	switch {
	case n == 1:
		return "From " + at + " one can go to the palace " + english.Spot(s.palaces[0]) + ", and there the other player loses."
	case n > 1:
		return "From " + at + " one can go to " + english.Digits(n) + " palaces, " + english.Spots(s.palaces) + ". At each of them the other player loses."
	case s.view.Game.Shape().Misere:
		return at + " is a palace: whoever moves from it loses. After each of its moves the other player can go to a palace, or cannot move at all and wins: this is misère play."
	case s.single():
		return at + " is a palace: whoever moves from it loses. Its only move leads to a " + s.square() + " from which the other player can go to a palace."
	}
	return at + " is a palace: whoever moves from it loses. Each of its " + english.Amount(s.total) + " moves leads to a " + s.square() + " from which the other player can go to a palace."
}

func (s *Proof) single() bool { return s.total == engine.Num(1) }

// blocking is Summary where squares can be blocked.
func (s *Proof) blocking() string {
	at, k, n := english.Spot(s.here), s.view.Game.Shape().Blocking, len(s.palaces)
	with := "with k = " + english.Digits(k) + " "
	sees := at + " sees " + english.Counted(n, "palace")
	rest := s.total.Minus(engine.Num(n))
	switch {
	case s.shut() && s.single():
		return "One move leads on from " + at + ", and " + with + "it can be blocked: whoever should move here loses at once."
	case s.shut():
		return english.Digits(s.total.Clamp()) + " moves lead on from " + at + ", and " + with + "all of them can be blocked: whoever should move here loses at once."
	case n >= k:
		return sees + ", and " + with + "only " + english.Digits(k-1) + " can be blocked: " + english.Stays(n-k+1) + " open to whoever moves. They lie " + s.directions() + "."
	case n > 0:
		sees += ", and " + with + english.Them(n) + " can be blocked"
	}
	return sees + ": it is a palace itself. Each of the " + english.Amount(rest) + " other moves leads to a square that sees " + english.Digits(k) +
		" palaces or more, so that one stays open to the other player."
}

// directions says how many of the palaces lie each way: "2 to the left and 1 up".
func (s *Proof) directions() string {
	var names []string
	counts := map[string]int{}
	for _, l := range s.lines {
		if n := len(ways.On(l, s.palaces)); n > 0 {
			name := ways.Direction(s.view.Game, s.view.Axes(), s.here, l)
			if counts[name] += n; counts[name] == n {
				names = append(names, name)
			}
		}
	}
	for i, name := range names {
		names[i] = english.Digits(counts[name]) + " " + ways.Towards(name)
	}
	return english.List(names, "and")
}

// blockedNow says, of the square where the piece stands, what the blocks have done.
func (s *Proof) blockedNow() string {
	v := &s.view
	if v.Phase != game.MovePhase || v.Here != s.here || len(s.palaces) == 0 {
		return ""
	}
	open := game.Unblocked(s.palaces, v.Blocked)
	if len(open) == 0 {
		return " Now all of them are blocked."
	}
	return " Open now: " + english.Spots(open) + "."
}

// Explain says what the i-th step shows, 1 ≤ i ≤ Steps, given the palaces that its
// option sees if the step asks for them.
func (s *Proof) Explain(i int, replies []engine.Position) string {
	q := s.Step(i)
	if !s.Lost() {
		return "Palace " + english.Digits(i) + " of " + english.Digits(s.Steps()) + ": " + english.Spot(q) + ", " + s.direction(q) + "."
	}
	words := "Move " + english.Digits(i) + " of " + english.Amount(s.total) + ", to " + english.Spot(q)
	switch k := s.view.Game.Shape().Blocking; {
	case s.shut():
		words += ": it can be blocked."
	case i <= len(s.palaces):
		words += ": a palace, so it is blocked."
	case k > 1:
		words += ": it sees " + english.Digits(len(replies)) + " palaces, and only " + english.Digits(k-1) + " can be blocked. " + english.Capital(english.Stays(len(replies)-k+1)) + " open to the other player."
	case len(replies) == 0:
		words += ": from there no move leads on, so the other player wins."
	default:
		words += ": the other player goes on to the palace " + english.Spot(s.Answer(replies)) + "."
	}
	return words + s.complete(i)
}

// complete says, at the last step, that every option was answered.
func (s *Proof) complete(i int) string {
	if i < s.Steps() || s.single() {
		return ""
	}
	if engine.Num(i).Cmp(s.total) < 0 {
		return " These were the first " + english.Digits(i) + " moves; the others are answered in the same way."
	}
	if s.shut() {
		return " That is all of them."
	}
	return " All " + english.Digits(i) + " moves are answered."
}

// direction names the line on which an option lies.
func (s *Proof) direction(q engine.Position) string {
	for _, l := range s.lines {
		if _, ok := l.Reaches(q); ok {
			return ways.Direction(s.view.Game, s.view.Axes(), s.here, l)
		}
	}
	return ""
}

// square is what a position is called.
func (s *Proof) square() string {
	if catalog.OnBoard(s.view.Game) {
		return "square"
	}
	return "position"
}
