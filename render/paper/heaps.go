package paper

// Heap is a pile of counters: how many are drawn, and how many there are in words.
type Heap struct {
	Drawn int
	Words string
}

// perRow is how many counters lie side by side.
const perRow = 10

// Heaps draws piles under each other, each with its name and its number.
func Heaps(heaps []Heap, names []string) *Drawing {
	d := &drafter{Board: &Board{}, Drawing: Drawing{Paths: []Path{}, Texts: []Text{}}}
	top := 0.0
	for i, h := range heaps {
		words := h.Words
		if i < len(names) && len(heaps) > 1 {
			words = names[i] + ": " + words
		}
		d.Texts = append(d.Texts, Text{0, top + Edge/2, Edge * 0.5, words, ink, "start"})
		top += Edge
		for n := range h.Drawn {
			x, y := float64(n%perRow*Edge), top+float64(n/perRow*Edge)
			d.path(disc(x+Edge/2, y+Edge/2, Edge*0.4), white, ink, 1)
		}
		top += float64((h.Drawn + perRow - 1) / perRow * Edge)
	}
	d.Width, d.Height = perRow*Edge, top
	return &d.Drawing
}
