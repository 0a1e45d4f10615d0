package sweep

import "unsafe"

// Kernel is another form of pass.clearAttacked, such as a machine may have whose vectors Go
// does not know. pass points to twenty numbers, as packed makes them; squares to the
// first word of the first row, with all that lies before it in the same memory; free
// to a run.
type Kernel func(pass, squares, free unsafe.Pointer, rows int)

// fewRows is how many rows are not worth a call of a kernel.
const fewRows = 4

// packed is a pass in numbers: how many bytes the row that is not shifted lies back,
// and -1, or 0 and 0 if there is none; 1 if the pass strikes off every other square in
// the end, else 0; how many bytes each row begins after the one before; then for each
// of four terms how many bytes its two rows lie back, its shift, and 0.
type packed [20]int32

const wordBytes = 8

// pack returns the pass for a kernel. It has terms; two become four.
func (p *pass) pack(stride int) *packed {
	k := &packed{0: int32(p.plain * wordBytes), 3: int32(stride * wordBytes)}
	if p.plain > 0 {
		k[1] = -1
	}
	if p.every {
		k[2] = 1
	}
	for i := range 4 {
		t := p.terms[i%len(p.terms)]
		k[4+4*i], k[5+4*i], k[6+4*i] = int32(t.Back*wordBytes), int32(t.Twin*wordBytes), int32(t.Shift)
	}
	return k
}
