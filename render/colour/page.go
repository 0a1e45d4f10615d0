package colour

import (
	"fmt"
	"image/color"
	"strings"
)

// The page around the board has its colours from here too, so that each of them lives once:
// its style sheets know only their names, and what builds the site writes StyleSheet.

// pageColour is a colour of the page by day and by night.
type pageColour struct {
	name        string
	light, dark color.Color
}

// pageColours are all of them. Those of the board's themes are the board's own; text that
// stands on the page has stronger ones than letters on the board, for it is smaller.
var pageColours = []pageColour{
	{"ground", LightTheme.Ground, DarkTheme.Ground},
	{"panel", LightTheme.Paper, DarkTheme.Ruler},
	{"raised", rgb(0xffffff), rgb(0x23211d)},
	{"ink", LightTheme.Ink, DarkTheme.Ink},
	{"soft", rgb(0x655f52), rgb(0xa9a191)},
	{"line", rgb(0xe4ddcd), rgb(0x2e2b25)},
	{"edge", rgb(0x8f8672), rgb(0x7b7464)},          // outlines of controls: 3:1 against the panel
	{"accent", LightTheme.Accent, DarkTheme.Accent}, // lines and marks
	{"accent-ink", rgb(0x7a5800), DarkTheme.Accent}, // text in the accent: 4.5:1
	{"gold", rgb(0xecbb3a), DarkTheme.Accent},       // what is recommended
	{"gold-over", rgb(0xe3ad22), rgb(0xedc25c)},     // the same, pointed at
	{"on-gold", rgb(0x1d1605), rgb(0x1d1605)},
	{"chosen", rgb(0xf3e7cc), rgb(0x3d321b)},
	{"over", rgb(0xf5f0e3), rgb(0x26241f)}, // pointed at
	{"good", rgb(0x1f6b3a), rgb(0x7fd196)},
	{"bad", rgb(0x9c2f16), rgb(0xff9d84)},
	{"board", rgb(0xefe7d4), rgb(0x1b1a17)},
	{"square", rgb(0xddd0b4), rgb(0x2b2824)},           // the chessboard's other squares
	{"even-square", LightTheme.Light, DarkTheme.Light}, // as the canvas paints the board
	{"odd-square", LightTheme.Dark, DarkTheme.Dark},
	{"ruler", LightTheme.Ruler, DarkTheme.Ruler},
	{"shade", color.NRGBA{60, 45, 10, 41}, color.NRGBA{0, 0, 0, 128}},
}

// strongColours take the place of some of them for whoever asks for more contrast.
var strongColours = []pageColour{
	{"soft", rgb(0x3f3a2f), rgb(0xd8d1c1)},
	{"line", rgb(0x8f8672), rgb(0x8a8372)},
	{"edge", rgb(0x4d473a), rgb(0xc9c1af)},
	{"accent", rgb(0x7a5800), rgb(0xf2c75c)},
	{"gold", rgb(0xffd35a), rgb(0xf2c75c)},
	{"good", rgb(0x0f5128), rgb(0x9be5ae)},
	{"bad", rgb(0x7d1f0b), rgb(0xffb8a6)},
	{"chosen", rgb(0xead9ad), rgb(0x57461f)},
}

// StyleSheet returns the page's colours as custom properties: var(--ink) is the theme's Ink,
// by day and by night.
func StyleSheet() string {
	var sheet strings.Builder
	declare(&sheet, "", pageColours)
	declare(&sheet, "", classColours())
	sheet.WriteString("@media (prefers-contrast: more) {\n")
	declare(&sheet, "  ", strongColours)
	sheet.WriteString("}\n")
	return sheet.String()
}

// classColours are those of classes, as --class-a, and of letters on them, as --on-class-a.
func classColours() (all []pageColour) {
	for i, light := range LightTheme.Classes {
		name, dark := "class-"+string(rune('a'+i)), DarkTheme.Classes[i]
		all = append(all, pageColour{name, light, dark}, pageColour{"on-" + name, On(light), On(dark)})
	}
	return all
}

func declare(sheet *strings.Builder, indent string, colours []pageColour) {
	fmt.Fprintf(sheet, "%s:root {\n", indent)
	for _, c := range colours {
		light, dark := CSS(c.light), CSS(c.dark)
		value := "light-dark(" + light + ", " + dark + ")"
		if light == dark {
			value = light
		}
		fmt.Fprintf(sheet, "%s  --%s: %s;\n", indent, c.name, value)
	}
	fmt.Fprintf(sheet, "%s}\n", indent)
}

// CSS writes a colour as style sheets do.
func CSS(of color.Color) string {
	c := color.NRGBAModel.Convert(of).(color.NRGBA)
	if c.A == 255 {
		return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
	}
	return fmt.Sprintf("rgb(%d %d %d / %.2g)", c.R, c.G, c.B, float64(c.A)/255)
}
