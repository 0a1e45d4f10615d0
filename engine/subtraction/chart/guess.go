package chart

// sights are how many levels of blocks tell kinds apart. Few make few kinds and large blocks,
// but on some boards places that look alike on few levels are not, whichever levels these are.
// More levels include what any of those would find, if not in the same time.
var sights = [...]int{3, mostSight}

const mostSight = 12

// guess supposes that the kind of a place (i, k) is the blocks at (i, k) of a level and of
// the next ones, sight in all. These decide the kinds of (2i, 2k) … (2i+1, 2k+1), which
// are made of their quarters and of those of the block of one level more, if that block
// always is the same for a kind. The guess goes through the places from the corner on, as
// long as there are new kinds.
type guess struct {
	level    int
	sight    int
	kind     map[[mostSight]int32]int32
	seen     []sighted  // by kind, its blocks, and the one of one level more
	corners  []int32    // by kind, the first of its blocks
	quarters [][4]int32 // by kind, the kinds of the four places
	place    [][2]int   // by kind, the first place that was found
	done     int        // how many kinds have all their quarters
	quarter  int        // how many quarters the next one has
}

// sighted are the blocks that tell a kind, and the one of one level more; beyond that all are 0.
type sighted [mostSight + 1]int32

func newGuess(level, sight int) *guess {
	return &guess{level: level, sight: sight, kind: map[[mostSight]int32]int32{}}
}

// mostLevel is the last level to guess on.
const mostLevel = 12

// another returns the guess to make when this one was wrong, or nil if it was the last one.
func (g *guess) another() *guess {
	if g.level < mostLevel {
		return newGuess(g.level+1, g.sight)
	}
	for _, sight := range sights {
		if sight > g.sight {
			return newGuess(0, sight)
		}
	}
	return nil
}

// mostPlace bounds the places that are looked at.
const mostPlace = 1 << 40

// advance finds the kind of another place, if it has the time. It reports whether all
// kinds have been found, and whether the guess was wrong.
func (g *guess) advance(b *blocks) (done, clash bool) {
	if len(g.corners) == 0 {
		g.begin(b)
		return false, false
	}
	if g.done == len(g.corners) {
		return true, false
	}
	place := g.place[g.done]
	place = [2]int{2*place[0] + g.quarter%2, 2*place[1] + g.quarter/2}
	last, err := b.at(g.level+g.sight, place)
	if err != nil {
		return false, false
	}
	var seen sighted
	for i, n := range g.seen[g.done][1 : g.sight+1] {
		seen[i] = b.all[n].quarters[g.quarter]
	}
	seen[g.sight] = last
	kind := g.enter(seen, place)
	g.quarters[g.done][g.quarter] = kind
	if g.quarter++; g.quarter == 4 {
		g.quarter = 0
		g.done++
	}
	return false, g.seen[kind] != seen || max(place[0], place[1]) > mostPlace
}

// begin finds the kind of the corner, if it has the time.
func (g *guess) begin(b *blocks) {
	var seen sighted
	for i := range g.sight + 1 {
		var err error
		if seen[i], err = b.at(g.level+i, [2]int{}); err != nil {
			return
		}
	}
	g.enter(seen, [2]int{})
}

// enter returns the kind of a place, perhaps a new one.
func (g *guess) enter(seen sighted, place [2]int) int32 {
	key := [mostSight]int32{}
	copy(key[:], seen[:g.sight])
	kind, known := g.kind[key]
	if !known {
		kind = int32(len(g.corners))
		g.kind[key] = kind
		g.seen, g.corners = append(g.seen, seen), append(g.corners, seen[0])
		g.quarters, g.place = append(g.quarters, [4]int32{}), append(g.place, place)
	}
	return kind
}

// proved reports whether the kinds are right at every place, by looking at every two
// kinds that ever lie side by side, and at those along the borders of the board.
func (g *guess) proved(b *blocks) bool {
	left, above := b.border(g.level)
	return g.agree(1, 2, func(m, n int32) bool { return b.all[m].right == b.all[n].left }) &&
		g.agree(2, 1, func(m, n int32) bool { return b.all[m].below == b.all[n].above }) &&
		g.along(2, func(n int32) bool { return b.all[n].left == left }) &&
		g.along(1, func(n int32) bool { return b.all[n].above == above })
}

// agree reports whether the corners of any two kinds fit together that meet: inside of a
// kind its quarters 0 and step, and other and 3; and where kinds meet, quarter step of the
// one and 0 of the other, and 3 of the one and other of the other.
func (g *guess) agree(step, other int, fit func(m, n int32) bool) bool {
	var met table
	var queue [][2]int32
	meet := func(m, n int32) {
		key := both(m, n)
		if at, known := met.find(key); !known {
			met.set(at, key, 0)
			queue = append(queue, [2]int32{m, n})
		}
	}
	for _, q := range g.quarters {
		meet(q[0], q[step])
		meet(q[other], q[3])
	}
	for ; len(queue) > 0; queue = queue[1:] {
		m, n := queue[0][0], queue[0][1]
		if !fit(g.corners[m], g.corners[n]) {
			return false
		}
		meet(g.quarters[m][step], g.quarters[n][0])
		meet(g.quarters[m][3], g.quarters[n][other])
	}
	return true
}

// along reports whether the corners of all kinds fit that lie along the border on which
// every kind has its quarters 0 and step.
func (g *guess) along(step int, fit func(n int32) bool) bool {
	met := map[int32]bool{0: true}
	for queue := []int32{0}; len(queue) > 0; queue = queue[1:] {
		if !fit(g.corners[queue[0]]) {
			return false
		}
		for _, kind := range []int32{g.quarters[queue[0]][0], g.quarters[queue[0]][step]} {
			if !met[kind] {
				met[kind] = true
				queue = append(queue, kind)
			}
		}
	}
	return true
}
