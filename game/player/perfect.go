package player

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// perfect never errs. A square sees n palaces if n of its options are P-positions;
// it is a palace itself if n < K. How far a square is from the end is taken to be
// the sum of its components, whatever their signs.
//
// To move. It goes to a free palace whenever there is one, and to the one nearest
// to the end, where little is left to the other. If there is none, it is lost
// against good play and sets a problem: it goes to the free square that sees the
// fewest palaces, for after the best block only n-K+1 of them remain as the
// other's good answers; among those to the one farthest from the end, where the
// good answer is hardest to find and the game lasts longest.
//
// To block. It first blocks the palaces, so that none is left if there are at
// most K-1. If there are more, it is lost unless the other errs, and it leaves
// open those that see the most palaces, for who goes there has to find and block
// all of them at once, and among those the farthest from the end. With what it has
// to spare it blocks the squares where it would go itself in the other's place:
// those that see the fewest palaces and so leave it the fewest good answers, the
// farthest from the end first. If there are at most K-1 squares in all, this
// blocks all of them and wins.
//
// Where two squares are equally good it takes the smaller one in order.
//
// Where nothing is blocked, and it is soon known how many moves the game lasts from each square, that decides
// instead (pace.go): who wins hurries, and who loses makes it last, by one of the moves that are equally good for that, as its seed says.
type perfect struct{ seed uint64 }

// Act decides by the palaces that each option sees. Where nothing is blocked the
// palaces among the options, which are quicker to find, decide before that. Where
// the options are too many to list, or the piece is far out, a lost move goes to the
// nearest free square on the ray that leads least far towards the end, and only palaces
// are blocked.
func (c perfect) Act(v game.View, methods engine.Methods) (game.Action, error) {
	if action := c.paced(&v, methods); action != nil {
		return action, nil
	}
	listed := engine.CountOptions(v.Rays).Clamp() <= maxListed && v.Origin == (engine.Position{})
	k := v.Game.Shape().Blocking
	if k > 1 && listed {
		if sights, err := methods.Sights(v.Here, v.Rays); err == nil {
			return decide(&v, sights), nil
		}
	}
	palaces, err := methods.Palaces(v.Here)
	switch {
	case err != nil:
		return nil, err
	case v.Phase == game.BlockPhase:
		return game.Block{Squares: best(palaces, rate(&v, palaces, nil, nearest), k-1)}, nil
	}
	if to := Closest(game.Unblocked(palaces, v.Blocked)); to != (engine.Position{}) {
		return game.Move{To: to}, nil
	}
	if listed {
		if sights, err := methods.Sights(v.Here, v.Rays); err == nil {
			return decide(&v, sights), nil
		}
	}
	return game.Move{To: stepBack(&v)}, nil
}

// decide acts when it is known how many palaces each option sees.
func decide(v *game.View, sights []int32) game.Action {
	options := engine.Options(v.Rays)
	if v.Phase == game.BlockPhase {
		return game.Block{Squares: best(options, rate(v, options, sights, dearest), v.Game.Shape().Blocking-1)}
	}
	return game.Move{To: best(options, rate(v, options, sights, strongest), 1)[0]}
}

// candidate is a square, by its index, and how good it is to choose: less is
// better. Between equals the smaller index decides.
type candidate struct {
	key uint64
	at  int32
}

func (a candidate) compare(b candidate) int {
	if a.key != b.key {
		return cmp.Compare(a.key, b.key)
	}
	return cmp.Compare(a.at, b.at)
}

// measure says what makes a square good to choose.
type measure uint8

const (
	// nearest prefers squares near the end.
	nearest measure = iota
	// strongest prefers to go to palaces near the end, and then to hard squares.
	strongest
	// dearest prefers to block palaces, those first that ask least of who goes there,
	// and then hard squares.
	dearest
)

// key says how good a square is: less is better. Hard squares are those that see the
// fewest palaces, and among them the farthest from the end.
func (m measure) key(k, sees, distance uint32) uint64 {
	switch {
	case m == nearest, m == strongest && sees < k:
		return uint64(distance)
	case sees < k:
		return uint64(sees)<<32 | uint64(distance)
	}
	return uint64(sees)<<32 | uint64(math.MaxUint32-distance)
}

// rate makes candidates of the squares, which are sorted, as far as they are not
// blocked. The sights may be nil if the measure does not ask for them.
func rate(v *game.View, squares []engine.Position, sights []int32, m measure) []candidate {
	candidates := make([]candidate, 0, len(squares))
	blocked, k, sees := v.Blocked, uint32(v.Game.Shape().Blocking), uint32(0)
	for i, q := range squares {
		for len(blocked) > 0 && blocked[0].Compare(q) < 0 {
			blocked = blocked[1:]
		}
		if len(blocked) > 0 && blocked[0] == q {
			continue
		}
		if sights != nil {
			sees = uint32(sights[i])
		}
		candidates = append(candidates, candidate{m.key(k, sees, distance(q)), int32(i)})
	}
	return candidates
}

// distance says how far from the end a square is, up to four thousand million.
func distance(q engine.Position) uint32 {
	if x, y, ok := q.Pair(); ok {
		return uint32(min(uint(max(x, -x))+uint(max(y, -y)), math.MaxUint32))
	}
	return uint32(min(q.Extent().Clamp(), math.MaxUint32))
}

// Closest returns the first of the squares that are nearest to the end, no position of no squares.
func Closest(squares []engine.Position) (to engine.Position) {
	var least engine.Int
	for _, q := range squares {
		if d := q.Extent(); to == (engine.Position{}) || d.Cmp(least) < 0 {
			to, least = q, d
		}
	}
	return to
}

// best returns the n best of the squares, or all candidates if they are fewer, in the
// order of the squares.
func best(squares []engine.Position, candidates []candidate, n int) []engine.Position {
	if n == 1 && len(candidates) > 0 {
		return []engine.Position{squares[slices.MinFunc(candidates, candidate.compare).at]}
	}
	n = min(n, len(candidates))
	chosen := make([]engine.Position, 0, n)
	if n == 0 {
		return chosen
	}
	last, level := uint64(math.MaxUint64), n
	if n < len(candidates) {
		last, level = threshold(candidates, n)
	}
	for _, c := range candidates {
		if c.key < last || c.key == last && level > 0 {
			chosen = append(chosen, squares[c.at])
		}
		if c.key == last {
			level--
		}
	}
	return chosen
}

// threshold returns the n-th least key of the candidates, 1 ≤ n ≤ len(candidates), and
// how many candidates with this very key are among the n best. To find it takes much
// less time than to sort them: byte by byte, the highest first, it counts the keys and
// keeps those that have the byte of the one sought.
func threshold(candidates []candidate, n int) (last uint64, level int) {
	keys, differ := make([]uint64, len(candidates)), uint64(0)
	for i, c := range candidates {
		keys[i] = c.key
		differ |= c.key ^ keys[0]
	}
	for shift := (bits.Len64(differ) - 1) &^ 7; shift >= 0 && len(keys) > 1; shift -= 8 {
		var counts [256]int
		for _, key := range keys {
			counts[key>>shift&0xff]++
		}
		sought := uint64(0)
		for ; counts[sought] < n; sought++ {
			n -= counts[sought]
		}
		if counts[sought] == len(keys) {
			continue
		}
		left := keys[:0]
		for _, key := range keys {
			if key>>shift&0xff == sought {
				left = append(left, key)
			}
		}
		keys = left
	}
	return keys[0], n
}

// stepBack returns, of the first free squares of all rays, the farthest from the
// end.
func stepBack(v *game.View) (to engine.Position) {
	var most engine.Int
	for _, r := range v.Rays {
		q, i, one := r.From, engine.Num(0), engine.Num(1)
		for i.Cmp(r.Count) < 0 && v.IsBlocked(q) {
			q, i = q.Plus(r.Step, one), i.Plus(one)
		}
		if i.Cmp(r.Count) >= 0 {
			continue
		}
		if d := q.Extent(); to == (engine.Position{}) || d.Cmp(most) > 0 {
			to, most = q, d
		}
	}
	return to
}
