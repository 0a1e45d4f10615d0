package ideas

import "time"

// running lets the idea come about step by step, by a clock.
type running struct {
	run, runs int // the run of the clock, 0 if it stands, and how many there were
	speed     int // steps a second, 0 for the usual ones
}

// usualSpeed and mostSpeed are in steps a second.
const usualSpeed, mostSpeed = 3, 60

// per is how many steps a second are made.
func (r *running) per() int {
	if r.speed == 0 {
		return usualSpeed
	}
	return r.speed
}

func (r *running) stop() { r.run = 0 }

func (r *running) setSpeed(per int) error {
	if per < 1 || per > mostSpeed {
		return errSpeed
	}
	r.speed = per
	return nil
}

// run starts the clock, from the beginning if all steps were made, or stops it.
func (in *Ideas) run(on bool) error {
	in.running.stop()
	if on {
		if s := in.answer.layer.Steps; s.Now >= s.Last {
			if err := in.stepTo(0); err != nil {
				return err
			}
		}
		in.running.runs++
		in.running.run = in.running.runs
		in.tick(in.running.run)
	}
	in.host.Show()
	return nil
}

// tick makes the next step, once the last one is seen, as long as the run lasts.
func (in *Ideas) tick(run int) {
	in.host.After(time.Second/time.Duration(in.running.per()), func() {
		if in.running.run != run {
			return
		}
		if in.answer.owed {
			in.tick(run)
			return
		}
		s := in.answer.layer.Steps
		if s.Now >= s.Last || in.stepTo(s.Now+1) != nil {
			in.running.stop()
			in.host.Show()
			return
		}
		in.tick(run)
	})
}
