package answers

import (
	"math/big"
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
)

// How many bits what is of a fixed length has.
const (
	keyBits   = 20
	nameBits  = 5  // the length of a name
	indexBits = 6  // a chosen name's place in the list
	digitBits = 10 // and its number
	dimBits   = 7
	countBits = 8
	sizeBits  = 4 // the length of a number's length
)

// mostDense is of how many squares each can be written, marked or not.
const mostDense = 4096

// Five squares, each P, N or not marked, are a number below 3^5, which needs a byte.
const (
	together  = 5
	groupBits = 8
)

// packer puts numbers behind one another, as bits.
type packer struct{ bits []bool }

// put writes so many bits of a number, the highest first.
func (p *packer) put(n, width int) {
	for i := width - 1; i >= 0; i-- {
		p.bits = append(p.bits, n>>i&1 == 1)
	}
}

// yes writes a bit.
func (p *packer) yes(is bool) { p.bits = append(p.bits, is) }

// far writes so many bits of a number of any size that is not negative.
func (p *packer) far(n *big.Int, width int) {
	for i := width - 1; i >= 0; i-- {
		p.bits = append(p.bits, n.Bit(i) == 1)
	}
}

// free writes a number of any size that is not negative, after its length.
func (p *packer) free(n *big.Int) {
	length := n.BitLen()
	p.put(bits.Len(uint(length)), sizeBits)
	p.put(length, bits.Len(uint(length)))
	p.far(n, length)
}

// pack writes answers that were checked.
func (a *Answers) pack() *packer {
	p := &packer{}
	p.yes(a.Of.Lesson)
	a.who(p)
	if a.Of.Lesson {
		next := 0
		for step := 1; step <= a.Solved[len(a.Solved)-1]; step++ {
			p.yes(a.Solved[next] == step)
			if a.Solved[next] == step {
				next++
			}
		}
		return p
	}
	p.marks(a.Marks)
	return p
}

// who writes what answers are about, and whose they are.
func (a *Answers) who(p *packer) {
	p.put(int(a.Of.key), keyBits)
	i, n, chosen := split(a.Name)
	p.yes(chosen)
	if chosen {
		p.put(i, indexBits)
		p.put(n, digitBits)
	} else {
		p.put(len(a.Name), nameBits)
		for _, b := range []byte(a.Name) {
			p.put(int(b), 8)
		}
	}
}

// box is where marks lie: from its corner on, so far in each direction. A last square lies
// reach beyond the first.
type box struct{ corner, reach []*big.Int }

// boxOf returns the least box around marks.
func boxOf(marks []Mark) (b box) {
	least, most := marks[0].At.Components(nil), marks[0].At.Components(nil)
	for _, m := range marks {
		for d, v := range m.At.Components(nil) {
			if v.Cmp(least[d]) < 0 {
				least[d] = v
			}
			if v.Cmp(most[d]) > 0 {
				most[d] = v
			}
		}
	}
	for d := range least {
		b.corner = append(b.corner, least[d].Big())
		b.reach = append(b.reach, most[d].Minus(least[d]).Big())
	}
	return b
}

// squares counts the squares of a box, 0 if they are too many to be written one by one.
func (b *box) squares() int {
	n := 1
	for _, reach := range b.reach {
		if reach.BitLen() > 12 {
			return 0
		}
		if n *= int(reach.Int64()) + 1; n > mostDense {
			return 0
		}
	}
	return n
}

// each is how many bits the place of one mark has.
func (b *box) each() (n int) {
	for _, reach := range b.reach {
		n += reach.BitLen()
	}
	return n
}

// dense reports whether so many marks are shorter square by square than one by one.
func (b *box) dense(marks int) bool {
	n := b.squares()
	return n > 0 && (n+together-1)/together*groupBits < marks*(b.each()+1)
}

// number is the place of a square of a dense box, row by row, and square the other way round.
func (b *box) number(at engine.Position) (n int) {
	for d, v := range at.Components(nil) {
		n = n*(int(b.reach[d].Int64())+1) + int(new(big.Int).Sub(v.Big(), b.corner[d]).Int64())
	}
	return n
}

func (b *box) square(n int) engine.Position {
	c := make([]engine.Int, len(b.reach))
	for d := len(c) - 1; d >= 0; d-- {
		width := int(b.reach[d].Int64()) + 1
		c[d] = engine.Big(b.corner[d]).Plus(engine.Num(n % width))
		n /= width
	}
	return engine.Of(c...)
}

// marks writes marks, which are in order: their box, and then each of its squares or each mark,
// whatever is shorter.
func (p *packer) marks(marks []Mark) {
	b := boxOf(marks)
	p.put(len(b.corner), dimBits)
	p.put(len(marks), countBits)
	for d := range b.corner {
		p.yes(b.corner[d].Sign() < 0)
		p.free(new(big.Int).Abs(b.corner[d]))
		p.free(b.reach[d])
	}
	if !b.dense(len(marks)) {
		for _, m := range marks {
			for d, v := range m.At.Components(nil) {
				p.far(new(big.Int).Sub(v.Big(), b.corner[d]), b.reach[d].BitLen())
			}
			p.yes(m.Says == engine.P)
		}
		return
	}
	n := b.squares()
	thoughts := make([]int, (n+together-1)/together*together)
	for _, m := range marks {
		thoughts[b.number(m.At)] = 1
		if m.Says == engine.P {
			thoughts[b.number(m.At)] = 2
		}
	}
	for i := 0; i < len(thoughts); i += together {
		group := 0
		for _, t := range thoughts[i : i+together] {
			group = 3*group + t
		}
		p.put(group, groupBits)
	}
}

// unpacker takes numbers from the signs of a text. Where there are no more bits all are 0, and
// short is true.
type unpacker struct {
	signs string
	at    int // the next bit
	short bool
}

func (u *unpacker) yes() bool {
	sign := u.at / signBits
	if sign >= len(u.signs) {
		u.short = true
		return false
	}
	five := index[u.signs[sign]]
	bit := five>>(signBits-1-u.at%signBits)&1 == 1
	u.at++
	return bit
}

// index is the value of each sign.
var index = func() (list [256]uint8) {
	for i := range len(signs) {
		list[signs[i]] = uint8(i)
	}
	return list
}()

func (u *unpacker) take(width int) (n int) {
	for range width {
		n <<= 1
		if u.yes() {
			n++
		}
	}
	return n
}

func (u *unpacker) far(width int) *big.Int {
	if u.at+width > len(u.signs)*signBits {
		u.short = true
		return new(big.Int)
	}
	n := new(big.Int)
	for i := width - 1; i >= 0; i-- {
		if u.yes() {
			n.SetBit(n, i, 1)
		}
	}
	return n
}

func (u *unpacker) free() *big.Int { return u.far(u.take(u.take(sizeBits))) }

// unpack reads what pack has written, in the signs of a text; ok is false if that was never
// written. It need not see all that is wrong: Read writes it again.
func unpack(version byte, signs string) (a Answers, ok bool) {
	u := &unpacker{signs: signs}
	a.Of.Lesson = u.yes()
	a.Of.key = uint32(u.take(keyBits))
	if u.yes() {
		a.Name = named(u.take(indexBits), u.take(digitBits))
	} else {
		b := make([]byte, u.take(nameBits))
		for i := range b {
			b[i] = byte(u.take(8))
		}
		a.Name = string(b)
	}
	if version == versionB && a.Of.Lesson {
		return a, u.replies(&a) && !u.short
	}
	if version == versionB {
		a.Of.Puzzles = true
		u.tries(&a)
		return a, !u.short
	}
	if a.Of.Lesson {
		for step := 1; step <= lesson.MaxSteps && !u.short; step++ {
			if u.yes() {
				a.Solved = append(a.Solved, step)
			}
		}
		return a, true
	}
	return a, u.marks(&a) && !u.short
}

// marks reads marks.
func (u *unpacker) marks(a *Answers) bool {
	dim, count := u.take(dimBits), u.take(countBits)
	if dim == 0 || dim > engine.MaxDim || count == 0 || count > MostMarks {
		return false
	}
	var b box
	for range dim {
		below := u.yes()
		corner := u.free()
		if below {
			corner.Neg(corner)
		}
		b.corner, b.reach = append(b.corner, corner), append(b.reach, u.free())
	}
	if u.short {
		return false
	}
	if !b.dense(count) {
		for range count {
			c := make([]engine.Int, dim)
			for d := range c {
				c[d] = engine.Big(new(big.Int).Add(b.corner[d], u.far(b.reach[d].BitLen())))
			}
			a.Marks = append(a.Marks, Mark{engine.Of(c...), outcome(u.yes())})
		}
		return true
	}
	n := b.squares()
	for i := 0; i < n; i += together {
		group := u.take(groupBits)
		for j, power := 0, 81; j < together; j, power = j+1, power/3 {
			if t := group / power % 3; t > 0 && i+j < n {
				a.Marks = append(a.Marks, Mark{b.square(i + j), outcome(t == 2)})
			}
		}
	}
	return len(a.Marks) == count
}

func outcome(lost bool) engine.Outcome {
	if lost {
		return engine.P
	}
	return engine.N
}
