package dictionary

import (
	"math/big"
	"math/bits"
	"math/rand/v2"
	"testing"
)

// packed is the bit-string from column 8 on, a bit a symbol, as the dictionary writes it.
type packed struct {
	words []uint64
	n     int
	// read is how far words were read, and how many.
	read, count int
	// images holds, for every maxWord symbols, the word that they begin with: its
	// length, its translation and the length of that.
	images [1 << maxWord]struct {
		length, width int
		image         uint64
	}
}

// newPacked writes n symbols or a few more.
func newPacked(t *testing.T, n int) *packed {
	t.Helper()
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	p := &packed{words: make([]uint64, n/64+3)}
	for i := range p.images {
		symbols := make([]byte, maxWord)
		for k := range symbols {
			symbols[k] = '0' + byte(i>>k&1)
		}
		if w, _ := d.read(symbols); w != nil {
			at := &p.images[i]
			at.length, at.width, at.image = len(w.Text), len(w.Image), pack(w.Image)
		}
	}
	// The first words are read symbol by symbol, until there is a stock of them.
	start, err := d.stream(4 * maxWord)
	if err != nil {
		t.Fatal(err)
	}
	for p.n = len(d.Start); p.n < 2*maxWord; p.count++ {
		w, _ := d.read(start[p.read:])
		p.read += len(w.Text)
		p.n += len(w.Image)
	}
	p.words[0] = pack(string(start[:p.n]))
	for ; p.n < n; p.count++ {
		w := &p.images[p.get(p.read)&(1<<maxWord-1)]
		if w.length == 0 {
			t.Fatalf("no word fits the bit-string from symbol %d on", p.read)
		}
		p.words[p.n/64] |= w.image << (p.n % 64)
		p.words[p.n/64+1] |= w.image >> 1 >> (63 - p.n%64)
		p.read, p.n = p.read+w.length, p.n+w.width
	}
	return p
}

// get returns the 64 symbols from index j on.
func (p *packed) get(j int) uint64 {
	return p.words[j/64]>>(j%64) | p.words[j/64+1]<<1<<(63-j%64)
}

func pack(symbols string) (v uint64) {
	for i, bit := range []byte(symbols) {
		v |= uint64(bit-'0') << i
	}
	return v
}

// TestFarAtRandom reads the bit-string of Maharaja Nim, and how many zeros there are
// before, at random columns up to 10^8, against the string as the dictionary writes it
// from its beginning; TestStream holds that against the rules. Under Node it goes to
// 10^7 only.
func TestFarAtRandom(t *testing.T) {
	n, samples := 100_000_000, 1000
	if testing.Short() {
		n, samples = 10_000_000, 300
	}
	p := newPacked(t, n+128)
	var zeros []int // before every 4096 symbols
	for sum, i := 0, 0; i < n/64; i++ {
		if i%64 == 0 {
			zeros = append(zeros, sum)
		}
		sum += 64 - bits.OnesCount64(p.words[i])
	}
	f := New()
	r := rand.New(rand.NewPCG(10, 8))
	for range samples {
		j := r.IntN(n / 64 * 64)
		s, err := f.descent.Around(0, around(big.NewInt(int64(j)), 0, 63))
		if err != nil {
			t.Fatal(err)
		}
		from := int(s.index.Int64())
		if from > j || from+len(s.symbols) < j+64 || pack(string(s.symbols[j-from:][:64])) != p.get(j) {
			t.Fatalf("the symbols from index %d on differ", j)
		}
		before := zeros[from/4096]
		for i := from / 4096 * 64; i < from/64; i++ {
			before += 64 - bits.OnesCount64(p.words[i])
		}
		before += from%64 - bits.OnesCount64(p.words[from/64]&(1<<(from%64)-1))
		if s.zeros.Int64() != int64(before) {
			t.Fatalf("before index %d there are %d zeros, not %v", from, before, s.zeros)
		}
	}
}

// TestDictionaryCounts counts words: how many it takes to write 2·10^7 symbols of the
// bit-string, and 32 more, and how far 12000 of them lead.
func TestDictionaryCounts(t *testing.T) {
	for n, want := range map[int]int{20_000_000: 4_039_633, 20_000_032: 4_039_638} {
		if p := newPacked(t, n); p.count != want {
			t.Errorf("%d words are read to write %d symbols, want %d", p.count, n, want)
		}
	}
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	s, at := []byte(d.Start), 0
	for range 12000 {
		w, _ := d.read(s[at:])
		if w == nil {
			t.Fatalf("no word fits from symbol %d on", at)
		}
		at += len(w.Text)
		s = append(s, w.Image...)
	}
	if at != 36696 || len(s) != 59380 {
		t.Errorf("12000 words lead to symbol %d, and write %d", at, len(s))
	}
}
