package region

import (
	"iter"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// minArea is how many squares a region must have in the extent to be worth a name.
const minArea = 64

// Map says where to write the names: those of the regions, borders and junctions
// that this game has and that lie in the extent, those on both sides of the
// diagonal twice. At names the same region at the label of a region.
func (s *Survey) Map() []Label {
	m := &mapper{Survey: s}
	m.regions()
	if s.dressed {
		m.borders()
		m.junctions()
	}
	return m.labels
}

type mapper struct {
	*Survey
	labels []Label
}

// rows goes through rows of the half board, up to about a thousand of them however
// high it is.
func (m *mapper) rows(from, to int) iter.Seq[int] {
	step := max(1, m.short/1024)
	return func(yield func(y int) bool) {
		for y := from; y < to && yield(y); y += step {
		}
	}
}

// add writes a name if it lies in the extent.
func (m *mapper) add(name words.Text, c engine.Cell) {
	if m.extent.Contains(c) {
		m.labels = append(m.labels, named(name, c))
	}
}

// both writes a name above and below the diagonal. place says where, on the half
// board x ≥ y of which w columns and h rows are in sight.
func (m *mapper) both(name words.Text, place func(w, h int) (engine.Cell, bool)) {
	if c, ok := place(m.extent.W, m.extent.H); ok {
		m.add(name, c)
	}
	if !m.twins {
		return
	}
	if c, ok := place(m.extent.H, m.extent.W); ok {
		m.add(name, engine.Cell{X: c.Y, Y: c.X})
	}
}

func (m *mapper) regions() {
	for _, name := range []words.Text{Hood, Fabric, InnerSector} {
		if c, ok := m.onDiagonal(name); ok {
			m.add(name, c)
		}
	}
	for _, name := range []words.Text{Epaulette, Arm, Warp, OuterSpace} {
		m.both(name, func(w, h int) (engine.Cell, bool) { return m.amid(name, w, h) })
	}
}

// onDiagonal returns the middle of the diagonal's longest part in a region.
func (m *mapper) onDiagonal(name words.Text) (engine.Cell, bool) {
	from, to, start := 0, 0, 0
	for y := range m.rows(0, m.short) {
		if row := m.spans(nil, y); len(row) == 0 || row[0].name != name {
			start = y + 1
		} else if y+1-start > to-from {
			from, to = start, y+1
		}
	}
	d := (from + to) / 2
	return engine.Cell{X: d, Y: d}, to > from && (name == Hood || (to-from)*(to-from) >= minArea)
}

// amid returns the middle of that row of a region which halves the region's area,
// as far as w columns and h rows are in sight.
func (m *mapper) amid(name words.Text, w, h int) (engine.Cell, bool) {
	type strip struct {
		y int
		span
	}
	var strips []strip
	area := 0
	for y := range m.rows(0, min(h, m.short)) {
		var part span
		for _, span := range m.spans(nil, y) {
			if span.to = min(span.to, w); span.name == name && span.to > span.from {
				part = span
			}
		}
		strips = append(strips, strip{y, part})
		area += part.to - part.from
	}
	if area < minArea {
		return engine.Cell{}, false
	}
	seen := 0
	for _, part := range strips {
		if seen += part.to - part.from; 2*seen >= area {
			return engine.Cell{X: (part.from + part.to) / 2, Y: part.y}, true
		}
	}
	return engine.Cell{}, false
}

func (m *mapper) borders() {
	nose := m.nose().Y
	line := func(name words.Text, from, to int, x func(y int) int) {
		m.both(name, func(w, h int) (engine.Cell, bool) {
			first, last := -1, -1
			for y := range m.rows(from, min(to, h)) {
				if x(y) < w {
					if first < 0 {
						first = y
					}
					last = y
				}
			}
			y := (first + last) / 2
			return engine.Cell{X: x(y), Y: y}, last > first
		})
	}
	armpit, prism := m.short, m.short
	if m.armpit != nil {
		armpit = m.armpit.Y
	}
	if m.prism != nil {
		prism = m.prism.Y
	}
	if !m.twins {
		nose = m.k/2 + 1
	}
	line(Casing, 0, nose, func(y int) int { return m.k - 2*y })
	line(Skin, 0, m.short, func(y int) int { return m.skin.x(y, along, m.long) })
	line(Seam, 0, armpit, func(y int) int { return m.seam.x(y, across, m.long) })
	if t := m.torn; t != nil {
		m.both(Rift, func(w, h int) (engine.Cell, bool) {
			c := engine.Cell{X: (t.start + t.end) / 2, Y: t.y}
			return c, c.X < w && c.Y < h
		})
	}
	if m.armpit != nil {
		line(Fray, armpit, prism, func(y int) int { return m.fray.x(y, across, m.long) })
	}
}

func (m *mapper) junctions() {
	if m.woven {
		m.add(Nose, m.nose())
	}
	corner := func(name words.Text, c engine.Cell) {
		m.add(name, c)
		if m.twins {
			m.add(name, engine.Cell{X: c.Y, Y: c.X})
		}
	}
	if m.armed {
		corner(Shoulder, engine.Cell{X: m.k})
	}
	if m.armpit != nil {
		corner(Armpit, *m.armpit)
		if m.prism != nil {
			m.add(Prism, *m.prism)
		}
	}
}
