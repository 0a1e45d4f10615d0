package periodic

import (
	"slices"

	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Period is how a row repeats, and why.
type Period struct {
	// From square Preperiod on, and from none before it, the outcomes repeat every Length
	// squares, and with no smaller length.
	Preperiod, Length int
	// State and Again are two squares behind which the row goes on in the same way: the
	// Window squares before them are the same, as far back as moves along the row reach,
	// and from State on the rows that other moves lead to repeat every Common squares,
	// of which Again-State is a multiple.
	State, Again, Window, Common int
}

// Rows follows the rows of the plane, or one pile, one after the other until each repeats.
//
// Where the rows that moves lead to are all periodic, with the common period L, the
// row's next outcome depends on x mod L and on the outcomes as far back as its inner
// moves reach: when such a state comes back, so does everything after it.
type Rows struct {
	// Found are those that are known, from row 0 on.
	Found []Period
	set   *moves.Set
	most  int // how many squares of a row are looked at
	rows  []row
	work  *following // the row in work
	err   error      // why there is no next row
	spent int
}

// NewRows returns the rows of a ruleset of one dimension or two, of each of which so many
// squares are looked at.
func NewRows(s *moves.Set, most int) *Rows { return &Rows{set: s, most: most} }

// Err says why the rows end, nil as long as they do not.
func (r *Rows) Err() error { return r.err }

// Spent returns how many squares have been looked at.
func (r *Rows) Spent() int { return r.spent }

// Next follows the next row. It errs if that does not repeat soon enough.
func (r *Rows) Next() error {
	for n := len(r.Found); len(r.Found) == n && r.err == nil; {
		r.Step(r.most)
	}
	return r.err
}

// Step looks at so many squares of the next row at most.
func (r *Rows) Step(squares int) {
	if r.err != nil {
		return
	}
	if r.work == nil {
		if r.work, r.err = r.begin(); r.err != nil {
			r.err = errAt(len(r.rows), r.err)
			return
		}
	}
	f := r.work
	before := len(f.palace)
	found, ok := f.step(min(squares, r.most-before))
	r.spent += len(f.palace) - before
	switch {
	case ok:
		p := Period{Preperiod: found.preperiod, Length: len(found.palace) - found.preperiod, Window: f.window, Common: f.common}
		p.State = max(f.start, p.Preperiod+f.window)
		p.Again = p.State + lcm(p.Length, f.common)
		r.Found, r.rows, r.work = append(r.Found, p), append(r.rows, found), nil
	case len(f.palace) >= r.most:
		r.err = errAt(len(r.rows), errTooLong)
	}
}

// Palace reports whether square x of a row that is known, and not forgotten, is P.
func (r *Rows) Palace(x, y int) bool { return r.rows[y].at(x) }

// Forget forgets the outcomes of the rows that no move from the next one leads to.
func (r *Rows) Forget() {
	reach := 0
	for _, m := range r.set.List {
		reach = max(reach, moves.Down(m))
	}
	if at := len(r.rows) - reach - 1; at >= 0 {
		r.rows[at].palace = nil
	}
}

// source is a row as a move sees it.
type source struct {
	row   row
	shift int
}

// following is a row in work.
type following struct {
	sources               []source
	inner                 []int // the moves along the row
	start, common, window int
	mark                  int // the state there is compared with later ones, then with those after a later one
	palace                []bool
}

// begin begins to follow the row behind those that are known.
func (r *Rows) begin() (*following, error) {
	f := &following{common: 1}
	for _, m := range r.set.List {
		switch b := moves.Down(m); {
		case b == 0:
			f.inner = append(f.inner, m[0])
			f.window = max(f.window, m[0])
		case b <= len(r.rows):
			from := r.rows[len(r.rows)-b]
			f.sources = append(f.sources, source{from, m[0]})
			f.start = max(f.start, from.preperiod+m[0])
			f.common = lcm(f.common, len(from.palace)-from.preperiod)
		}
		if f.start > r.most || f.common > r.most || f.window > r.most {
			return nil, errTooLong
		}
	}
	f.start = max(f.start, f.window)
	f.mark = f.start
	return f, nil
}

// step looks at so many squares more, until the row repeats.
func (f *following) step(squares int) (row, bool) {
	for end := len(f.palace) + squares; len(f.palace) < end; {
		x := len(f.palace)
		if x > f.start && (x-f.start)%f.common == 0 {
			if slices.Equal(f.palace[f.mark-f.window:f.mark], f.palace[x-f.window:]) {
				return shorten(f.palace, f.mark), true
			}
			if x-f.start >= 2*(f.mark-f.start)+f.common {
				f.mark = x
			}
		}
		p := true
		for i := range f.sources {
			from := &f.sources[i]
			p = p && (x < from.shift || !from.row.at(x-from.shift))
		}
		for _, a := range f.inner {
			p = p && (x < a || !f.palace[x-a])
		}
		f.palace = append(f.palace, p)
	}
	return row{}, false
}
