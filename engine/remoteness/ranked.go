package remoteness

import "github.com/palacegames/palace/engine"

// Ranked is the method of games in which the n-th palace has the remoteness 2n: rank says which one a
// palace is.
func Ranked(palaces func(p engine.Position) ([]engine.Position, error), rank func(p engine.Position) engine.Int) engine.Method {
	twice := func(p engine.Position) engine.Int { return rank(p).Plus(rank(p)) }
	return engine.Method{
		Name:       methodRanked.String(),
		Idea:       methodRankedIdea.String(),
		Reach:      "remoteness, as far as palaces are known",
		Cost:       "that of the palaces in reach",
		File:       "engine/remoteness/ranked.go",
		Remoteness: true,

		Fits: func(engine.Query) error { return nil },
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) {
			seen, err := palaces(p)
			if err != nil || len(seen) == 0 {
				return twice(p), err
			}
			least := twice(seen[0])
			for _, q := range seen[1:] {
				if v := twice(q); v.Cmp(least) < 0 {
					least = v
				}
			}
			return least.Plus(engine.Num(1)), nil
		},
	}
}
