package player_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// acts lets a player of that name act.
func acts(t *testing.T, name string, seed uint64, v game.View, methods engine.Methods) game.Action {
	t.Helper()
	c, err := player.New(name, seed)
	if err != nil {
		t.Fatal(err)
	}
	a, err := c.Act(v, methods)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestSlipsAsOftenAsItSays counts the turns in which a won game is given away.
func TestSlipsAsOftenAsItSays(t *testing.T) {
	turns := testkit.Part(130, 400) // with -short 26, as WebAssembly: chance is the same on every machine
	hold := func(text string, percent, errs, turns int) {
		t.Helper()
		p := float64(percent) / 100
		if wide := 4.5 * math.Sqrt(p*(1-p)*float64(turns)); math.Abs(float64(errs)-p*float64(turns)) > wide {
			t.Errorf("%s: slipping:%d gives %d of %d won games away", text, percent, errs, turns)
		}
	}
	rulesets, all := []string{"wythoff", "rook", "mwythoff:3", "blocking:5", "blocking:3", "exile:spiral", "subtraction:(1,2)(2,1)(3,3)"}, map[int]int{}
	for i, ruleset := range rulesets {
		text := manySlips(t, ruleset)
		for _, percent := range []int{0, 30, 100} {
			errs := 0
			for seed := range turns {
				if slips(t, text, percent, uint64(i*turns+seed)) { // chance is the same for all rulesets
					errs++
				}
			}
			hold(text, percent, errs, turns)
			all[percent] += errs
		}
	}
	for percent, errs := range all {
		hold("all", percent, errs, len(rulesets)*turns)
	}
}

// manySlips finds a position of a game that is won and where a move can be wrong and, in a
// game with blocks, what is blocked after the right one.
func manySlips(t *testing.T, ruleset string) string {
	g := gametest.Catalogued(t, ruleset)
	methods, k := g.Solve(), g.Shape().Blocking
	all := gametest.Positions(g, 14)
	for i := len(all) - 1; i >= 0; i-- {
		v := gametest.At(t, ruleset, all[i])
		palaces, err := methods.Palaces(v.Here)
		if err != nil {
			t.Fatal(err)
		}
		v.Phase = game.MovePhase
		if len(palaces) < k || !slices.ContainsFunc(engine.Options(v.Rays), func(q engine.Position) bool {
			return !slices.Contains(palaces, q) && immediate(g, q) < k
		}) {
			continue
		}
		to := acts(t, game.Perfect, 0, v, methods).(game.Move).To
		seen, err := methods.Palaces(to)
		if err != nil {
			t.Fatal(err)
		}
		atOnce := func(q engine.Position) bool { return len(engine.Options(g.Rays(q))) < k }
		if !atOnce(to) && (k == 1 || slices.ContainsFunc(seen, func(q engine.Position) bool { return !atOnce(q) })) {
			return ruleset + "@" + all[i].String()
		}
	}
	t.Fatalf("%s: nothing can be given away", ruleset)
	return ""
}

// slips lets the player make one turn, and reports whether it gives the game away. Where the
// palaces could all be blocked, none is, so that there is a game to be given away.
func slips(t *testing.T, text string, percent int, seed uint64) bool {
	s := gametest.Opened(t, text)
	if s.Phase() == game.BlockPhase {
		gametest.Do(t, s, game.Block{})
	}
	g := s.Record().Game
	methods := g.Solve()
	name := game.Slips(percent)
	gametest.Do(t, s, acts(t, name, seed, s.View(), methods))
	palaces, err := methods.Palaces(s.Here())
	if err != nil {
		t.Fatal(err)
	}
	if len(palaces) >= g.Shape().Blocking {
		return true
	}
	if s.Phase() == game.BlockPhase {
		gametest.Do(t, s, acts(t, name, seed+1<<40, s.View(), methods))
		v := s.View()
		return len(game.Unblocked(palaces, v.Blocked)) > 0
	}
	return false
}

// TestSlipsArePlausible: a slip is a legal move beside the best one, and it never lets the
// other player end the game at once, nor leaves such an end alone.
func TestSlipsArePlausible(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for _, name := range gametest.Families {
		g := gametest.Catalogued(t, name)
		methods, truth, slipped := g.Solve(), oracle.New(g), 0
		all := gametest.Positions(g, map[int]int{1: 60, 2: 11, 3: 5}[g.Shape().Dim])
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		for _, p := range all[:min(len(all), testkit.Rounds(250))] {
			v := gametest.At(t, name, p)
			if v.Phase == game.OverPhase {
				continue
			}
			v.Phase = game.MovePhase
			to := acts(t, game.Slips(100), rng.Uint64(), v, methods).(game.Move).To
			if !v.Reaches(to) {
				t.Fatalf("%s: no move leads from %v to %v", name, p, to)
			}
			palaces := truth.Palaces(p)
			if len(palaces) == 0 || slices.Contains(palaces, to) {
				continue
			}
			slipped++
			if overs := immediate(g, to); overs >= g.Shape().Blocking {
				t.Errorf("%s: from %v to %v, where %d moves end the game", name, p, to, overs)
			}
			best := acts(t, game.Perfect, 0, v, methods).(game.Move).To
			if len(engine.Options(g.Rays(best))) < g.Shape().Blocking {
				t.Errorf("%s: from %v it overlooked the end at %v", name, p, best)
			}
			nearer := 0
			for _, q := range engine.Options(v.Rays) {
				if !slices.Contains(palaces, q) && immediate(g, q) < g.Shape().Blocking && apart(q, best) < apart(to, best) {
					nearer++
				}
			}
			if nearer > 2 {
				t.Errorf("%s: from %v to %v, while %d squares that lose are nearer to %v", name, p, to, nearer, best)
			}
		}
		if slipped == 0 && !slim[name] && !testing.Short() {
			t.Errorf("%s: no slip", name)
		}
	}
}

// slim are games in which nothing can be given away so near the end but by what nobody overlooks.
var slim = map[string]bool{"blocking:9": true, "subtraction:(0,1)(2,4)": true, "subtraction:(1,0,2)(0,3,1)": true}

// immediate counts the options from which no move leads on that cannot be blocked.
func immediate(g engine.Game, p engine.Position) (n int) {
	for _, q := range engine.Options(g.Rays(p)) {
		if len(engine.Options(g.Rays(q))) < g.Shape().Blocking {
			n++
		}
	}
	return n
}

// apart is the greatest difference of two components.
func apart(p, q engine.Position) (most int) {
	for _, c := range p.Minus(q).Components(nil) {
		most = max(most, c.Clamp(), -c.Clamp())
	}
	return most
}

// TestSlipsFarOut: at a hundred digits a slip is as legal as anywhere.
func TestSlipsFarOut(t *testing.T) {
	for _, text := range farGames {
		s := gametest.Opened(t, text)
		methods := s.Record().Game.Solve()
		for seed := range uint64(4) {
			for _, name := range []string{game.Slips(60), game.Rule} {
				if s.Phase() != game.OverPhase {
					gametest.Do(t, s, acts(t, name, seed, s.View(), methods))
				}
			}
		}
	}
}

// TestNamesOfPlayers: a player who slips is called by a whole number up to a hundred, written
// in one way.
func TestNamesOfPlayers(t *testing.T) {
	for name, ok := range map[string]bool{
		"slipping:0": true, "slipping:30": true, "slipping:100": true, "rule": true,
		"slipping": false, "slipping:": false, "slipping:101": false, "slipping:-1": false, "slipping:03": false, "slipping:3.5": false, "slipping:30 ": false, "rules": false,
	} {
		if err := game.CheckPlayer(name); (err == nil) != ok {
			t.Errorf("%q: %v", name, err)
		}
		if _, err := player.New(name, 1); (err == nil) != ok {
			t.Errorf("%q cannot play: %v", name, err)
		}
	}
	for _, k := range game.Kinds() {
		if err := game.CheckPlayer(k.Name); err != nil || k.Title == "" || k.About == "" {
			t.Errorf("%+v: %v", k, err)
		}
	}
}
