package tribonacci

// blockDigits is how many digits change in a block. T_58 is beyond 2^51.
const blockDigits = 58

// Block is a run of consecutive numbers of any size: those that share all digits
// from T_58 on. Inside of a block a number is known by its last digits, and the
// members of a sequence by what they are above the block's first. The zero value
// is the block that begins with 0.
type Block struct {
	high BigNumeral // the digits from T_58 on
}

// BlockOf returns the block of a number.
func BlockOf(e BigNumeral) Block {
	high := e[min(blockDigits, len(e)):]
	for len(high) > 0 && !high[len(high)-1] {
		high = high[:len(high)-1]
	}
	return Block{append(BigNumeral(nil), high...)}
}

// First returns the first number of the block.
func (b Block) First() BigNumeral {
	return append(make(BigNumeral, blockDigits), b.high...)
}

// Next returns the block that follows.
func (b Block) Next() Block { return Block{b.high.Next()} }

// start returns the numeral of the first number. It has the two lowest of the
// block's own digits, which decide what may stand below.
func (b Block) start() Numeral {
	var e Numeral
	for j := range min(2, len(b.high)) {
		if b.high[j] {
			e |= 1 << (blockDigits + j)
		}
	}
	return e
}

// Holds reports whether e, found by counting on from a number of the block, is still
// in it.
func (b Block) Holds(e Numeral) bool { return e>>blockDigits == b.start()>>blockDigits }

// Value returns how far the member of the sequence at e is above that of the block's
// first number.
func (b Block) Value(s *Sequence, e Numeral) int {
	return s.Value(e&(1<<blockDigits-1)) - s.first
}

// Floor returns the greatest number of the block whose Value is at most v ≥ 0.
func (b Block) Floor(s *Sequence, v int) Numeral {
	e, _ := s.floor(b.start(), blockDigits, v)
	return e
}

// At returns the number n of the block, counted from 0, or its last if there are not
// so many.
func (b Block) At(n int) Numeral { return b.Floor(N, n) }

// Rank says how many numbers of the block have a Value of v at most.
func (b Block) Rank(s *Sequence, v int) int {
	if v < 0 {
		return 0
	}
	return b.Value(N, b.Floor(s, v)) + 1
}

// Len says how many numbers the block holds.
func (b Block) Len() int { return b.Rank(N, 1<<blockDigits) }
