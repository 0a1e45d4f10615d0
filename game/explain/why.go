package explain

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/ways"
)

// Why says who wins from the present position and why, given the palaces among
// the options of the piece, blocked ones included: "You see 3 palaces; with k = 5
// all of them can be blocked: whoever moves from here loses."
func Why(v *game.View, palaces []engine.Position) string {
	if v.Ended() {
		return atTheEnd(v, v.Here)
	}
	k, n := v.Game.Shape().Blocking, len(palaces)
	if k == 1 {
		return whyPlain(v, palaces)
	}
	if v.Phase != game.BlockPhase {
		if open := game.Unblocked(palaces, v.Blocked); len(open) > 0 {
			return seesOpen(v.Who(v.Turn), n, open[0])
		}
		return seesBlocked(v.Who(v.Turn), n)
	}
	mover := v.Who(v.Turn.Other())
	switch {
	case engine.CountOptions(v.Rays).Clamp() < k:
		return allCanBeBlocked(k)
	case n < k:
		return seesFew(mover, n, k)
	}
	return seesMany(mover, n, k, k-1)
}

// atTheEnd says who has won at the end of the game.
func atTheEnd(v *game.View, at engine.Position) string {
	if v.Game.Shape().Misere {
		return misereHasWon(at)
	}
	return hasLost(v.Place(at))
}

// whyPlain is Why for games without blocking.
func whyPlain(v *game.View, palaces []engine.Position) string {
	switch n := len(palaces); n {
	case 0:
		return noneOneMoveAway(v.Place(v.Here))
	case 1:
		return oneMoveAway(v.Place(palaces[0]))
	default:
		return someOneMoveAway(n, v.Place(palaces[0]))
	}
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
	if s.total.Sign() == 0 {
		return atTheEnd(&s.view, s.here)
	}
	if s.view.Game.Shape().Blocking > 1 {
		return s.blocking() + s.blockedNow()
	}
	onBoard, here := catalog.OnBoard(s.view.Game), s.view.Place(s.here)
	switch n := len(s.palaces); {
	case n == 1:
		return canGoToPalace(here, s.view.Place(s.palaces[0]))
	case n > 1:
		return canGoToPalaces(here, n, words.Spots(s.view.Places(s.palaces)))
	case s.view.Game.Shape().Misere:
		return miserePalace(s.here)
	case s.single():
		return onlyMoveLeads(here, onBoard)
	}
	return eachMoveLeads(here, s.total, onBoard)
}

func (s *Proof) single() bool { return s.total == engine.Num(1) }

// blocking is Summary where squares can be blocked.
func (s *Proof) blocking() string {
	k, n := s.view.Game.Shape().Blocking, len(s.palaces)
	switch {
	case s.shut() && s.single():
		return oneMoveShut(s.here, k)
	case s.shut():
		return allMovesShut(s.here, s.total.Clamp(), k)
	case n >= k:
		return someStayOpen(s.here, n, k, k-1, n-k+1, s.directions())
	}
	return isPalaceItself(s.here, n, k, s.total.Minus(engine.Num(n)))
}

// directions says how many of the palaces lie each way: "2 to the left and 1 up".
func (s *Proof) directions() string {
	var names []ways.Way
	counts := map[ways.Way]int{}
	for _, l := range s.lines {
		if n := len(ways.On(l, s.palaces)); n > 0 {
			way := ways.Direction(s.view.Game, s.view.Axes(), s.here, l)
			if counts[way] += n; counts[way] == n {
				names = append(names, way)
			}
		}
	}
	parts := make([]string, len(names))
	for i, way := range names {
		parts[i] = inDirection(counts[way], way.Lies())
	}
	return words.And(parts)
}

// blockedNow says, of the square where the piece stands, what the blocks have done.
func (s *Proof) blockedNow() string {
	v := &s.view
	if v.Phase != game.MovePhase || v.Here != s.here || len(s.palaces) == 0 {
		return ""
	}
	if open := game.Unblocked(s.palaces, v.Blocked); len(open) > 0 {
		return " " + openNow(words.Spots(open))
	}
	return " " + nowAllBlocked.String()
}

// Explain says what the i-th step shows, 1 ≤ i ≤ Steps, given the palaces that its
// option sees if the step asks for them.
func (s *Proof) Explain(i int, replies []engine.Position) string {
	q := s.view.Place(s.Step(i))
	if !s.Lost() {
		return stepPalace(i, s.Steps(), q, s.direction(s.Step(i)))
	}
	said := ""
	switch k := s.view.Game.Shape().Blocking; {
	case s.shut():
		said = stepCanBeBlocked(i, s.total, q)
	case i <= len(s.palaces):
		said = stepSoBlocked(i, s.total, q)
	case k > 1:
		said = stepSees(i, s.total, q, len(replies), k-1, len(replies)-k+1)
	case len(replies) == 0:
		said = stepEnds(i, s.total, q)
	default:
		said = stepGoesOn(i, s.total, q, s.view.Place(s.Answer(replies)))
	}
	if last := s.complete(i); last != "" {
		said += " " + last
	}
	return said
}

// complete says, at the last step, that every option was answered.
func (s *Proof) complete(i int) string {
	switch {
	case i < s.Steps() || s.single():
		return ""
	case engine.Num(i).Cmp(s.total) < 0:
		return othersAlike(i)
	case s.shut():
		return thatIsAll.String()
	}
	return allAnswered(i)
}

// direction names the line on which an option lies.
func (s *Proof) direction(q engine.Position) string {
	for _, l := range s.lines {
		if _, ok := l.Reaches(q); ok {
			return ways.Direction(s.view.Game, s.view.Axes(), s.here, l).String()
		}
	}
	return ""
}
