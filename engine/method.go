package engine

import "errors"

// Ask is what a question is about.
type Ask uint8

// The questions that methods answer.
const (
	AskPalaces Ask = iota // the P-positions among the options of At
	AskSights             // how many P-positions each option of At sees
	AskValue              // the value of At, of the given kind
	AskTiles              // the values of the squares of Window on Map
)

// Query is a question about a game. The fields that its Ask does not name are left out.
type Query struct {
	Ask    Ask
	At     Position // has passed Check
	Kind   Kind     // of a single value: Values says it of all questions
	Map    Map
	Window Window // within the map's plane; an empty one asks about the map alone
	// Play says that somebody waits, to open the game at At or for a value that goes with
	// an answer, so that neither may take long. Without it a single answer is wanted, which may.
	Play bool
}

// about errs where a question is about no position at all, which no method can look at.
func (q Query) about() error {
	if q.Ask != AskTiles && q.At.Dim() == 0 {
		return ErrWrongDimension
	}
	return nil
}

// Values returns the kind of values that are asked for: P-positions are outcomes.
func (q Query) Values() Kind {
	switch q.Ask {
	case AskValue:
		return q.Kind
	case AskTiles:
		return q.Map.Kind
	}
	return Outcomes
}

// Method is one way to solve a game. It answers what it has functions for.
type Method struct {
	Name  string // "Beatty sequences"
	Idea  string // the theorem or the idea, in a sentence
	Reach string // where it applies, in words
	Cost  string // "one square root"
	File  string // where it is written, from the family's package
	// Remoteness says that it tells the values of that kind, which other methods know nothing of,
	// and nothing else.
	Remoteness bool
	// Sparse says that a Counter computes its maps of outcomes, which have few P-positions.
	Sparse bool

	// Fits says why the method cannot answer a question for which it has a function, or
	// nil. It only looks: what takes work is a job. ErrSearch means: finish the job of
	// Prepare, and ask Fits again, which then says yes or no.
	Fits func(q Query) error
	// Prepare returns the part of the work that can be done ahead, in steps; nil, or a
	// nil Job, stands for none. An answer does not depend on it.
	Prepare func(q Query) Job

	// Palaces lists the P-positions among the options of p, sorted. p is P if and only
	// if there are fewer than K of them.
	Palaces func(p Position) ([]Position, error)
	// Sights says, for every option of p in the order of Options, how many P-positions
	// that option sees. It is for methods that know this sooner than by the palaces of one
	// option after the other.
	Sights func(p Position) ([]int32, error)
	// Value returns the value of one position.
	Value func(k Kind, p Position) (Int, error)
	// Maps opens maps.
	Maps
}

// Maps opens the squares of maps. It is no function of a Method, as the others are: what opens a map is linked
// only into a program that asks for one, and the page's leaves that to its workers.
type Maps interface {
	// Open returns the squares of a map, which remember work between sources and may be
	// a Counter or a Divisible besides. They are used by one goroutine at a time.
	Open(m Map) Squares
}

// Answers reports whether the method has the function for a question, and is for values of its kind.
func (m *Method) Answers(q Query) bool {
	if m.Remoteness != q.Values().Lasts() {
		return false
	}
	switch q.Ask {
	case AskPalaces:
		return m.Palaces != nil
	case AskSights:
		return m.Sights != nil
	case AskValue:
		return m.Value != nil
	default:
		return m.Maps != nil
	}
}

// Methods are the ways that a game is solved, in the order in which they are tried.
type Methods []Method

// Find returns the first method that fits the question as things stand, nil if none does, and the
// search of the first one before it that may fit after one, nil if there is none. Whoever can wait
// searches, and asks again: what stands in front is better. If there is neither, Find errs with
// what the last method said that knows the kind of values.
func (ms Methods) Find(q Query) (m *Method, search Job, err error) {
	if err := q.about(); err != nil {
		return nil, nil, err
	}
	err = ErrNoMethod
	for i := range ms {
		if !ms[i].Answers(q) {
			continue
		}
		switch refusal := ms[i].Fits(q); {
		case refusal == nil:
			return &ms[i], search, nil
		case errors.Is(refusal, ErrSearch):
			if search == nil {
				search = ms[i].Prepare(q)
			}
		case !errors.Is(refusal, ErrKind):
			err = refusal
		}
	}
	if search != nil {
		return nil, search, nil
	}
	return nil, nil, err
}

// Refusal says why no method answers a question, or nil. It searches only if there is no other way
// to know.
func (ms Methods) Refusal(q Query) error {
	for {
		m, search, err := ms.Find(q)
		if m != nil || search == nil {
			return err
		}
		Finish(search)
	}
}

// Settle returns the method that answers a question, after all searches.
func (ms Methods) Settle(q Query) (*Method, error) {
	for {
		m, search, err := ms.Find(q)
		if search == nil {
			return m, err
		}
		Finish(search)
	}
}

// Palaces lists the P-positions among the options of p, sorted, which must have passed
// the game's Check. Without a position it errs.
func (ms Methods) Palaces(p Position) ([]Position, error) {
	m, err := ms.Settle(Query{Ask: AskPalaces, At: p})
	if err != nil {
		return nil, err
	}
	return m.Palaces(p)
}

// mostSights is how many options are asked about one by one.
const mostSights = 1 << 15

// Sights says, for every option on the rays of p in the order of Options, how many P-positions
// that option sees. Where no method knows it of all of them at once, each is asked about by
// itself. It errs when the options are too many to list.
func (ms Methods) Sights(p Position, rays []Ray) ([]int32, error) {
	switch m, err := ms.Settle(Query{Ask: AskSights, At: p}); {
	case m != nil:
		return m.Sights(p)
	case err != ErrNoMethod:
		return nil, err
	}
	return SightsBy(p, rays, ms.Palaces)
}

// SightsBy says the same by asking for the palaces of one option after the other.
func SightsBy(p Position, rays []Ray, palaces func(Position) ([]Position, error)) ([]int32, error) {
	if n := CountOptions(rays); n.Clamp() > mostSights {
		return nil, errOptions(p, n.String())
	}
	options := Options(rays)
	sights := make([]int32, len(options))
	for i, q := range options {
		seen, err := palaces(q)
		if err != nil {
			return nil, err
		}
		sights[i] = int32(len(seen))
	}
	return sights, nil
}

// Value returns the value of p in the sense of the kind.
func (ms Methods) Value(k Kind, p Position) (Int, error) {
	m, err := ms.Settle(Query{Ask: AskValue, At: p, Kind: k})
	if err != nil {
		return Int{}, err
	}
	return m.Value(k, p)
}

// Work returns what can be done ahead of an answer. Where no method answers, nothing is.
func (ms Methods) Work(q Query) Job { return &work{methods: ms, query: q} }

// work goes through the searches that a question needs and then prepares its answer. Each
// part takes half of what is left of the whole, for nobody knows how many there will be.
type work struct {
	methods Methods
	query   Query
	job     Job
	done    float64 // by the parts before this one
	last    bool    // whether the job is the preparation and not a search
}

func (w *work) Step() (more bool) {
	if w.job == nil {
		m, search, err := w.methods.Find(w.query)
		switch {
		case err != nil:
			w.done = 1
			return false
		case search != nil:
			w.job = search
		default:
			w.job, w.last = m.prepare(w.query), true
		}
	}
	if w.job.Step() {
		return true
	}
	if w.last {
		w.done, w.job = 1, idle{}
		return false
	}
	w.done, w.job = w.Done(), nil
	return true
}

func (w *work) Done() float64 {
	switch {
	case w.job == nil || w.done == 1:
		return w.done
	case w.last:
		return w.done + (1-w.done)*w.job.Done()
	}
	return w.done + (1-w.done)*w.job.Done()/2
}

// prepare returns a Job in any case.
func (m *Method) prepare(q Query) Job {
	if m.Prepare != nil {
		if j := m.Prepare(q); j != nil {
			return j
		}
	}
	return idle{}
}

// Verdict is what one method says of a question.
type Verdict struct {
	*Method
	// Err says why it does not answer, nil if it does; ErrSearch if nobody has looked.
	Err error
}

// Explain lists what the methods say of a question, up to the first that answers it. The
// error of those that have no function for it says so.
func (ms Methods) Explain(q Query) (verdicts []Verdict) {
	about := q.about()
	for i := range ms {
		v := Verdict{Method: &ms[i], Err: errUnasked}
		if about != nil {
			v.Err = about
		} else if ms[i].Answers(q) {
			v.Err = ms[i].Fits(q)
		}
		verdicts = append(verdicts, v)
		if v.Err == nil {
			break
		}
	}
	return verdicts
}
