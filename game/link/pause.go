package link

import "github.com/palacegames/palace/game/pause"

// readPause reads SEED:STEP,STEP…, before which steps of a lesson everybody waits for a word.
func (l *reader) readPause(plan *pause.Plan) error {
	seed, err := l.scan.Int(aPause.String(), 0, pause.MostSeed)
	if err == nil {
		err = l.scan.Expect(":")
	}
	var steps []int
	for more := true; more && err == nil; more = l.scan.Skip(",") {
		step := 0
		step, err = l.scan.Int(aWait.String(), 1, pause.MostStep)
		steps = append(steps, step)
	}
	if err == nil {
		*plan = pause.New(seed, steps...)
	}
	return err
}

// Pauses returns before which of so many steps the lesson waits. Where it cannot, that is said to be
// left out.
func (a Address) Pauses(steps int, may Forgive) (pause.Plan, []Left, error) {
	plan, beyond := a.Pause.Within(steps)
	switch {
	case !beyond.Any():
		return plan, nil, nil
	case may < Everything:
		return plan, nil, errNoPause(steps)
	}
	return plan, []Left{{Part: "pause=" + beyond.String(), Why: errNoPause(steps)}}, nil
}
