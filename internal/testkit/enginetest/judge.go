package enginetest

import (
	"cmp"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
)

// judge holds what the methods say of a position against the rules, where no oracle reaches:
// a position is P if and only if fewer than K of its options are by what the methods say of
// those, and its nim-value is the least that none of them has. Where there are few options
// all are asked, else some on every ray.
type judge struct {
	*suite
	methods engine.Methods
	random  *rand.Rand
	left    int                                   // how many more questions are asked about palaces
	leftNim int                                   // and at how many more positions nim-values are looked at
	known   map[engine.Position][]engine.Position // palaces that were told
	values  map[engine.Position]engine.Int        // nim-values that were told
	judged  map[engine.Position]bool
	small   small
	last    engine.Position // and its rays
	lasts   []engine.Ray
}

// rays returns the rays of p, of which there may be thousands.
func (j *judge) rays(p engine.Position) []engine.Ray {
	if p != j.last {
		j.last, j.lasts = p, slices.Clip(j.game.Rays(p))
	}
	return j.lasts
}

// small says whether each nim-value below mostSmall that a position surpasses is found among
// the options that are looked at: near the corner that is tried out, and then it holds far out.
type small uint8

const (
	untried small = iota
	found
	missed
)

const (
	mostSmall = 4  // nim-values below it are looked for
	fewLooked = 16 // of no more options all are looked at
	fewFollow = 16 // positions that are looked at some moves deep
)

func (s *suite) newJudge(questions int) *judge {
	return &judge{
		suite: s, methods: s.game.Solve(), random: rand.New(rand.NewPCG(s.options.Seed, 7)), left: questions, leftNim: questions / 2,
		known: map[engine.Position][]engine.Position{}, values: map[engine.Position]engine.Int{}, judged: map[engine.Position]bool{},
	}
}

// palaces asks for the palaces of p, once. ok is false if nothing more is to be asked, or if
// the game may refuse p and does.
func (j *judge) palaces(p engine.Position) (list []engine.Position, ok bool, err error) {
	if list, ok = j.known[p]; ok || j.left <= 0 {
		return list, ok, nil
	}
	j.left--
	refused := j.game.Check(p)
	if refused == nil {
		refused = j.methods.Refusal(engine.Query{Ask: engine.AskPalaces, At: p, Play: true})
	}
	if refused != nil {
		if j.shape.Unbounded && !j.options.Bounded {
			return nil, false, fmt.Errorf("(%s) is refused: %w", name(p), refused)
		}
		return nil, false, sentence(refused)
	}
	if list, err = j.methods.Palaces(p); err != nil {
		return nil, false, fmt.Errorf("asked for the palaces of (%s): %w", name(p), err)
	}
	j.known[p] = list
	return list, true, nil
}

// palace reports whether p is one.
func (j *judge) palace(p engine.Position) (is, ok bool, err error) {
	list, ok, err := j.palaces(p)
	return ok && j.shape.Outcome(len(list), j.game.Rays(p)) == engine.P, ok, err
}

// value asks for a value of p, unless that takes long.
func (j *judge) value(kind engine.Kind, p engine.Position) (v engine.Int, ok bool, err error) {
	if v, ok = j.values[p]; ok && kind == engine.NimValues {
		return v, true, nil
	}
	if j.methods.Refusal(engine.Query{Ask: engine.AskValue, At: p, Kind: kind, Play: true}) != nil {
		return v, false, nil
	}
	v, err = j.methods.Value(kind, p)
	if err != nil {
		return v, false, fmt.Errorf("asked for the %v value of (%s): %w", kind, name(p), err)
	}
	if kind == engine.NimValues {
		j.values[p] = v
	}
	return v, true, nil
}

// position judges p, two of its palaces, and what else can be reached from it in a few moves, if
// that is little.
func (j *judge) position(p engine.Position) error {
	if err := j.follow(p, fewFollow); err != nil {
		return err
	}
	palaces := j.known[p]
	for range min(2, len(palaces)) {
		if err := j.one(palaces[j.random.IntN(len(palaces))]); err != nil {
			return err
		}
	}
	return nil
}

// follow judges p, and its options if they are no more than so many, each with its part of that.
func (j *judge) follow(p engine.Position, most int) error {
	if err := j.one(p); err != nil {
		return err
	}
	rays := j.rays(p)
	n := engine.CountOptions(rays).Clamp()
	if n == 0 || n > most {
		return nil
	}
	for _, q := range engine.Options(rays) {
		if err := j.follow(q, min(most/n, most/3)); err != nil {
			return err
		}
	}
	return nil
}

// one judges one position.
func (j *judge) one(p engine.Position) error {
	if j.judged[p] {
		return nil
	}
	palaces, ok, err := j.palaces(p)
	if err != nil || !ok {
		return err
	}
	j.judged[p] = true
	j.left -= len(j.rays(p)) / 16
	if err := j.listed(p, palaces); err != nil {
		return err
	}
	options, all := j.some(p)
	for _, check := range []func() error{
		func() error { return j.told(p, palaces) },
		func() error { return j.ruled(p, palaces, options) },
		func() error { return j.seen(p) },
		func() error { return j.nim(p, palaces, options, all) },
		func() error { return j.planted(p, palaces) },
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// listed checks that palaces are options, in order.
func (j *judge) listed(p engine.Position, palaces []engine.Position) error {
	rays := j.rays(p)
	for i, q := range palaces {
		if i > 0 && palaces[i-1].Compare(q) >= 0 {
			return fmt.Errorf("the palaces of (%s) are not in order: %s", name(p), names(palaces))
		}
		if !engine.Reaches(rays, q) {
			return fmt.Errorf("the palace (%s) is no option of (%s)", name(q), name(p))
		}
	}
	return nil
}

// some returns all options of p, or the ends of some rays and what lies between.
func (j *judge) some(p engine.Position) (options []engine.Position, all bool) {
	rays := j.rays(p)
	if engine.CountOptions(rays).Clamp() <= fewLooked {
		return engine.Options(rays), true
	}
	for range min(len(rays), 3) {
		r := rays[j.random.IntN(len(rays))]
		options = append(options, r.From, r.At(r.Count.Minus(engine.Num(1))), r.At(j.below(r.Count)))
	}
	slices.SortFunc(options, engine.Position.Compare)
	return slices.Compact(options), false
}

// along returns the option that lies by away from option i, if there is one.
func along(r engine.Ray, i engine.Int, by int) []engine.Position {
	if i = i.Plus(engine.Num(by)); i.Sign() >= 0 && i.Cmp(r.Count) < 0 {
		return []engine.Position{r.At(i)}
	}
	return nil
}

// below returns a random number below n, of random length.
func (j *judge) below(n engine.Int) engine.Int {
	v := j.number(1 + j.random.IntN(max(1, n.Bits())))
	if v.Cmp(n) >= 0 {
		return engine.Big(new(big.Int).Mod(v.Big(), n.Big()))
	}
	return v
}

// told holds the values of a position against its palaces.
func (j *judge) told(p engine.Position, palaces []engine.Position) error {
	want := map[engine.Kind]int{engine.Outcomes: 0, engine.PalaceNumbers: len(palaces)}
	if j.shape.Outcome(len(palaces), j.game.Rays(p)) == engine.P {
		want[engine.Outcomes] = 1
	}
	for _, kind := range j.shape.Kinds {
		is, known := want[kind]
		if !known {
			continue
		}
		if v, ok, err := j.value(kind, p); err != nil {
			return err
		} else if ok && v != engine.Num(is) {
			return fmt.Errorf("the %v value of (%s) is %v, and its palaces are %s", kind, name(p), v, names(palaces))
		}
	}
	return nil
}

// ruled asks options whether they are the palaces that p was said to have.
func (j *judge) ruled(p engine.Position, palaces, options []engine.Position) error {
	looked := slices.Clone(options)
	for range min(3, len(palaces)) {
		looked = append(looked, palaces[j.random.IntN(len(palaces))])
	}
	for _, q := range looked {
		is, ok, err := j.palace(q)
		_, said := slices.BinarySearchFunc(palaces, q, engine.Position.Compare)
		switch {
		case err != nil:
			return err
		case ok && said && !is:
			return fmt.Errorf("(%s) is said to be a palace of (%s), but it has palaces itself: %s", name(q), name(p), names(j.known[q]))
		case ok && is && !said:
			return fmt.Errorf("(%s) is P and an option of (%s), whose palaces are %s", name(q), name(p), names(palaces))
		}
	}
	return nil
}

// seen holds what options are said to see against what they say themselves.
func (j *judge) seen(p engine.Position) error {
	rays := j.rays(p)
	own := slices.ContainsFunc(j.methods, func(m engine.Method) bool { return m.Sights != nil })
	if engine.CountOptions(rays).Clamp() > fewLooked || own && j.methods.Refusal(engine.Query{Ask: engine.AskSights, At: p, Play: true}) != nil {
		return nil
	}
	sights, err := j.methods.Sights(p, rays)
	options := engine.Options(rays)
	if err != nil || len(sights) != len(options) {
		return fmt.Errorf("the %d options of (%s) see %v, %v", len(options), name(p), sights, err)
	}
	for i, q := range options {
		list, ok, err := j.palaces(q)
		if err != nil {
			return err
		}
		ended := j.shape.Misere && len(j.game.Rays(q)) == 0 // and counts as seeing one
		if ok && !ended && len(list) != int(sights[i]) {
			return fmt.Errorf("(%s), an option of (%s), is said to see %d palaces and has %d: %s", name(q), name(p), sights[i], len(list), names(list))
		}
	}
	return nil
}

// planted goes from palaces backwards: whatever has one among its options must name it.
func (j *judge) planted(p engine.Position, palaces []engine.Position) error {
	from := palaces
	if j.shape.Outcome(len(palaces), j.game.Rays(p)) == engine.P {
		from = append(slices.Clone(palaces), p)
	}
	if len(from) == 0 {
		return nil
	}
	q := from[j.random.IntN(len(from))]
	rays := append(j.rays(p), j.game.Rays(q)...)
	for range min(2, len(rays)) {
		r := rays[j.random.IntN(len(rays))]
		by := engine.Num(0).Minus(engine.Num(1).Plus(j.number(j.random.IntN(max(1, p.At(0).Bits())))))
		at := q.Plus(r.Step, by)
		if j.random.IntN(2) == 0 {
			at = q.Plus(p.Minus(r.At(j.below(r.Count))), engine.Num(1))
		}
		if j.game.Check(at) != nil || !engine.Reaches(j.game.Rays(at), q) {
			continue
		}
		if is, ok, err := j.palace(q); err != nil || !ok || !is {
			continue // ruled speaks of that
		}
		list, ok, err := j.palaces(at)
		if err != nil {
			return err
		}
		if _, said := slices.BinarySearchFunc(list, q, engine.Position.Compare); ok && !said {
			return fmt.Errorf("(%s) is P and an option of (%s), whose palaces are %s", name(q), name(at), names(list))
		}
	}
	return nil
}

// nim holds the nim-value of a position, if one far out is told, against those of options.
func (j *judge) nim(p engine.Position, palaces, options []engine.Position, all bool) error {
	if _, near := p.Seen(engine.Position{}, 1<<20); near || !j.shape.Has(engine.NimValues) || j.leftNim <= 0 {
		return nil
	}
	v, ok, err := j.value(engine.NimValues, p)
	switch {
	case err != nil || !ok:
		return err
	case (v == engine.Int{}) != (len(palaces) == 0):
		return fmt.Errorf("the nim-value of (%s) is %v, and its palaces are %s", name(p), v, names(palaces))
	case v.Cmp(engine.CountOptions(j.rays(p))) > 0:
		return fmt.Errorf("the nim-value of (%s) is %v, more than it has options", name(p), v)
	}
	j.leftNim--
	if j.small == untried {
		if err := j.try(); err != nil {
			return err
		}
	}
	if !all {
		options = append(options, j.likely(p, palaces)...)
	}
	return j.mex(p, v, options, all || j.small == found)
}

// likely returns options in which small nim-values may be: those by the ends of rays, and by
// palaces.
func (j *judge) likely(p engine.Position, palaces []engine.Position) (options []engine.Position) {
	const around, byTheEdge = 4, 48
	for _, r := range j.rays(p)[:min(4, len(j.rays(p)))] {
		middles := []engine.Int{{}, r.Count.Minus(engine.Num(1))}
		for _, q := range palaces {
			if i, on := r.Reaches(q); on {
				middles = append(middles, i)
			}
		}
		for k, i := range middles {
			from := -around
			if k == 1 {
				from = -byTheEdge
			}
			for by := from; by <= around; by++ {
				options = append(options, along(r, i, by)...)
			}
		}
	}
	return options
}

// try finds out whether near the corner small nim-values are where they are likely.
func (j *judge) try() error {
	j.small = found
	for _, p := range j.samples(12) {
		palaces := j.oracle.Palaces(p)
		have := map[int32]bool{}
		options, _ := j.some(p)
		for _, q := range append(options, j.likely(p, palaces)...) {
			have[j.oracle.Value(engine.NimValues, q)] = true
		}
		for v := range min(mostSmall, j.oracle.Value(engine.NimValues, p)) {
			if !have[v] {
				j.small = missed
			}
		}
	}
	return nil
}

// mex checks that no option has the value v, and that options have the small ones below it, or
// all if all options were looked at.
func (j *judge) mex(p engine.Position, v engine.Int, options []engine.Position, whole bool) error {
	have := map[int]bool{}
	for _, q := range options {
		u, ok, err := j.value(engine.NimValues, q)
		switch {
		case err != nil:
			return err
		case !ok:
			whole = false
		case u == v:
			return fmt.Errorf("the nim-value of (%s) is %v, and so is that of its option (%s)", name(p), v, name(q))
		}
		have[u.Clamp()] = true
	}
	for u := range min(mostSmall, v.Clamp()) {
		if whole && !have[u] {
			return fmt.Errorf("the nim-value of (%s) is %v, and of the options that may have %d none has", name(p), v, u)
		}
	}
	return nil
}

// number returns a random number of so many binary digits.
func (j *judge) number(bits int) engine.Int {
	v := big.NewInt(1)
	for range bits - 1 {
		v.Lsh(v, 1).Or(v, big.NewInt(int64(j.random.IntN(2))))
	}
	if bits < 1 {
		v.SetInt64(0)
	}
	return engine.Big(v)
}

// name writes a position with components next to a power of two as that: "2^63+1,5".
func name(p engine.Position) string {
	c := p.Components(nil)
	parts := make([]string, len(c))
	for d, v := range c {
		parts[d] = v.String()
		for bits := v.Bits() - 1; bits > 20 && bits <= v.Bits() && v.Sign() > 0; bits++ {
			power := engine.Big(new(big.Int).Lsh(big.NewInt(1), uint(bits)))
			if by, ok := v.Minus(power).Small(); ok && max(by, -by) < 100 {
				parts[d] = fmt.Sprintf("2^%d", bits)
				if by != 0 {
					parts[d] += fmt.Sprintf("%+d", by)
				}
			}
		}
	}
	return strings.Join(parts, ",")
}

// names writes some positions of a list.
func names(list []engine.Position) string {
	var b strings.Builder
	for i, p := range list {
		if i == 4 {
			fmt.Fprintf(&b, " and %d more", len(list)-i)
			break
		}
		fmt.Fprintf(&b, "%s(%s)", strings.Repeat(" ", min(i, 1)), name(p))
	}
	return cmp.Or(b.String(), "none")
}
