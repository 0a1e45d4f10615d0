package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/sprite"
)

// installFolder holds what a browser needs to put the page among the programs of a machine.
const (
	installFolder = "install/"
	appName       = installFolder + "app.json"
)

// app is what a browser reads of a page that can be installed. Addresses are seen from the
// folder of the file, which lies in that of the version: the page lies three above.
type app struct {
	Name        string    `json:"name"`
	ShortName   string    `json:"short_name"`
	Description string    `json:"description"`
	StartURL    string    `json:"start_url"`
	Scope       string    `json:"scope"`
	Display     string    `json:"display"`
	Theme       string    `json:"theme_color"`
	Background  string    `json:"background_color"`
	Icons       []appIcon `json:"icons"`
}

type appIcon struct {
	Source  string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

const appRoot = "../../../"

// icons are those of the app, in pixels. All are drawn so that a system may cut their
// corners off.
var icons = []int{192, 512}

// touchIcon is what a telephone puts among its programs that reads no app.
const touchIcon = 180

// install adds to the files of a site what it takes to install it.
func install(source files) error {
	ground := colour.CSS(colour.LightTheme.Ground)
	a := app{
		Name: appTitle, ShortName: appTitle, Description: appAbout, StartURL: appRoot, Scope: appRoot,
		Display: "standalone", Theme: ground, Background: ground,
	}
	for _, size := range icons {
		for _, purpose := range []string{"any", "maskable"} {
			a.Icons = append(a.Icons, appIcon{iconName(size), fmt.Sprintf("%dx%[1]d", size), "image/png", purpose})
		}
	}
	for _, size := range append([]int{touchIcon}, icons...) {
		icon, err := drawIcon(size)
		if err != nil {
			return err
		}
		source[installFolder+iconName(size)] = icon
	}
	source[appName] = asJSON(a)
	return nil
}

func iconName(size int) string { return fmt.Sprintf("icon-%d.png", size) }

// drawIcon paints the crown on the page's ground.
func drawIcon(size int) ([]byte, error) {
	icon := image.NewRGBA(image.Rect(0, 0, size, size))
	draw.Draw(icon, icon.Bounds(), image.NewUniform(colour.LightTheme.Ground), image.Point{}, draw.Src)
	// The middle four fifths are what a mask leaves; the crown fills a square within.
	inner := size * 9 / 16
	crown := image.NewRGBA(image.Rect(0, 0, inner, inner))
	sprite.Paint(crown, sprite.Crown, sprite.Style{Jewel: color.NRGBA(colour.LightTheme.Accent)}, inner)
	at := (size - inner) / 2
	draw.Draw(icon, image.Rect(at, at, at+inner, at+inner), crown, image.Point{}, draw.Over)
	var file bytes.Buffer
	err := png.Encode(&file, icon)
	return file.Bytes(), err
}
