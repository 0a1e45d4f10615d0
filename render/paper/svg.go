package paper

import (
	"fmt"
	"strings"
)

// escaped writes text into markup.
var escaped = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// SVG writes the drawing into a file.
func (d *Drawing) SVG() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" width="%[1]g" height="%[2]g">`+"\n", d.Width, d.Height)
	for _, p := range d.Paths {
		fmt.Fprintf(&b, `<path d="%s" fill="%s"`, p.D, p.Fill)
		if p.Stroke != none {
			fmt.Fprintf(&b, ` stroke="%s" stroke-width="%g"`, p.Stroke, p.Width)
		}
		b.WriteString("/>\n")
	}
	for _, t := range d.Texts {
		fmt.Fprintf(&b, `<text x="%g" y="%g" font-size="%g" fill="%s" text-anchor="%s" dominant-baseline="central" font-family="sans-serif">%s</text>`+"\n",
			t.X, t.Y, t.Size, t.Fill, t.Anchor, escaped.Replace(t.Text))
	}
	b.WriteString("</svg>\n")
	return []byte(b.String())
}
