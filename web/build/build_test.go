package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/render/colour"
)

// small is a site as small as can be.
func small() files {
	return files{
		"index.html":       []byte(`<body><a href="true.html" title="&quot;">B &amp; &lt;</a><!-- a remark --> <a href="#at"></a><link rel="stylesheet" href="style/a.css"><script src="start.js"></script><script type="module" src="js/main.js"></script><svg><use href="icon.svg#x"/></svg><iframe src="board.html" hidden></iframe></body>`),
		"true.html":        []byte(`<a href="index.html"></a>`),
		"board.html":       []byte(`<script type="module" src="js/board/main.js"></script>`),
		"start.js":         []byte("start"),
		"sw.js":            []byte("worker"),
		"js/main.js":       []byte(`import "./part.js"`),
		"js/part.js":       []byte("part"),
		"js/board/main.js": []byte("board"),
		"style/a.css":      []byte("a { b: c }"),
		"icon.svg":         []byte("<svg><symbol id=\"x\"><path/></symbol>\n<g id=\"y\"></g>\n</svg>"),
		"playground.wasm":  []byte("program"),
		"README.md":        []byte("for whoever reads it"),
	}
}

func built(t *testing.T, source files) (files, manifest) {
	t.Helper()
	site, err := assemble(source, true)
	if err != nil {
		t.Fatal(err)
	}
	var list manifest
	if err := json.Unmarshal(site["manifest.json"], &list); err != nil {
		t.Fatal(err)
	}
	return site, list
}

func TestAssemble(t *testing.T) {
	site, list := built(t, small())
	v := "v/" + list.Version + "/"
	want := []string{"index.html", "manifest.json", "start.js", "sw.js", "true.html",
		v + "board.html", v + "icon.svg", v + "index.css",
		v + "install/app.json", v + "install/icon-180.png", v + "install/icon-192.png", v + "install/icon-512.png", v + "js/board/main.js", v + "js/board/main.js.map", v + "js/main.js", v + "js/main.js.map", v + "manifest.json", v + "playground.wasm"}
	if got := slices.Sorted(maps.Keys(site)); !slices.Equal(got, want) {
		t.Errorf("files %q, want %q", got, want)
	}
	page := `<body><a href="true.html" title="&#34;">B &amp; &lt;</a> <a href="#at"></a><link rel="stylesheet" href="V/index.css" media="print" fetchpriority="high" data-late=""/><script src="start.js?H"></script><script type="module" src="V/js/main.js"></script><svg><use href="#icon-x"></use></svg><iframe src="V/board.html" hidden=""></iframe><svg display="none" aria-hidden="true"><symbol id="icon-x"><path></path></symbol></svg></body>`
	page = strings.NewReplacer("V/", v, "H", list.Version).Replace(page)
	if got := string(site["index.html"]); got != page {
		t.Errorf("the page is\n%s, want\n%s", got, page)
	}
	if got := string(site[v+"board.html"]); got != `<script type="module" src="js/board/main.js"></script>` {
		t.Errorf("the frame, which lies in the folder, is %s", got)
	}
	if len(list.Files) != 10 || list.Files["playground.wasm"] != 7 || list.Files["index.html"] != 0 {
		t.Errorf("the list is %v", list.Files)
	}
}

// A version is as long as what stands for it: the lists of bytes are made before it has its name.
func TestNamed(t *testing.T) {
	site := named(files{folder + "a": []byte("<" + unnamed + "> " + unnamed), "b": []byte("B")}, version(small()))
	v := version(small())
	if len(v) != len(unnamed) || len(site) != 2 || string(site["v/"+v+"/a"]) != "<"+v+"> "+v || string(site["b"]) != "B" {
		t.Errorf("%q", site)
	}
}

// Whatever differs, a name or a byte, even of a page, is another version.
func TestVersion(t *testing.T) {
	seen := map[string]string{}
	note := func(what string, source files) {
		v := version(source)
		if before, ok := seen[v]; ok {
			t.Errorf("%s: the version of %s", what, before)
		}
		seen[v] = what
	}
	note("the site", small())
	for name := range small() {
		source := small()
		source[name] = append([]byte("x"), source[name]...)
		note("another "+name, source)
		source = small()
		source["x"+name] = source[name]
		delete(source, name)
		note("another name than "+name, source)
	}
	note("nothing", files{})
	again := version(small()) // whatever the order in which a map gives its names
	if seen[again] != "the site" {
		t.Error("the same files are two versions")
	}
}

func TestNoSite(t *testing.T) {
	if err := run(t.TempDir(), filepath.Join(t.TempDir(), "out"), true, false, nil); err == nil {
		t.Error("a site of nothing")
	}
	if err := run("../site", filepath.Join(t.TempDir(), "out"), true, false, []string{"nowhere.wasm"}); err == nil {
		t.Error("a site without its program")
	}
}

// The site itself: each address of a page leads to a file, and to one of the version, and
// nothing of the folder's earlier contents is left.
func TestSite(t *testing.T) {
	_, site := builtSite(t)
	if site[oldFile] != nil {
		t.Error("an old file is left")
	}
	leads := regexp.MustCompile(`(?:href|src)="([^"#?]+)`)
	for _, name := range []string{"index.html", "true.html"} {
		found := leads.FindAllSubmatch(site[name], -1)
		if len(found) < 5 {
			t.Errorf("%s has %d addresses", name, len(found))
		}
		for _, each := range found {
			to := string(each[1])
			if site[to] == nil {
				t.Errorf("%s leads to %s, which is not there", name, to)
			}
			if !strings.HasPrefix(to, "v/") && !stays(to) {
				t.Errorf("%s leads to %s, which belongs to no version", name, to)
			}
		}
	}
}

// TestColours: the site has its colours from the theme, in front of the other words of the
// look, and a page that names one itself has that of its time of day.
func TestColours(t *testing.T) {
	_, site := builtSite(t)
	for _, name := range []string{"index.css", "board.css"} {
		body := site[folderOf(site)+name]
		want, err := bundled(files{coloursName: []byte(colour.StyleSheet())}, asSheet, coloursName)
		if err != nil || !bytes.HasPrefix(body, want[coloursName]) {
			t.Errorf("%s has other colours", name)
		}
	}
	for when, theme := range map[string]*colour.Theme{"light": &colour.LightTheme, "dark": &colour.DarkTheme} {
		want := fmt.Sprintf(`media="(prefers-color-scheme: %s)" content="%s"`, when, colour.CSS(theme.Ground))
		if !bytes.Contains(site["index.html"], []byte(want)) {
			t.Errorf("the page does not have %s", want)
		}
	}
}

// folderOf returns that of the version of a site.
func folderOf(site files) string {
	return regexp.MustCompile(`v/\w+/`).FindString(string(site["index.html"]))
}

// TestSheets: the style of a page is one sheet that ends with its mark, and what its policy
// allows by a hash is what stands in the page.
func TestSheets(t *testing.T) {
	_, site := builtSite(t)
	inside := regexp.MustCompile(`(?s)<(?:style|script)>(.*?)</`)
	loads := regexp.MustCompile(`<link rel="stylesheet"[^>]*>|<script src[^>]*>`)
	late := regexp.MustCompile(` media="print"[^>]* data-late=""| async=""`) // nothing waits for these
	for page, elements := range map[string]int{"index.html": 5, "true.html": 4, folderOf(site) + "board.html": 0} {
		body := site[page]
		found := inside.FindAllSubmatch(body, -1)
		if len(found) != elements {
			t.Errorf("%s has %d elements in itself, want %d", page, len(found), elements)
		}
		for _, each := range found {
			if sum := sha256.Sum256(each[1]); !strings.Contains(html.UnescapeString(string(body)), " 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'") {
				t.Errorf("the policy of %s does not allow %.40q…", page, each[1])
			}
		}
		for _, found := range loads.FindAll(body, -1) {
			if !late.Match(found) {
				t.Errorf("%s waits for %s", page, found)
			}
		}
		sheet := folderOf(site) + strings.TrimSuffix(path.Base(page), pages) + ".css"
		if elements > 0 && !loads.Match(body) {
			continue // all its style stands in it
		}
		if body := site[sheet]; !bytes.HasSuffix(body, []byte(wholeMark)) || bytes.Count(body, []byte("--whole")) != 1 {
			t.Errorf("%s does not end with its mark", sheet)
		}
	}
	for name := range site {
		if path.Ext(name) == ".css" && path.Dir(name)+"/" != folderOf(site) {
			t.Errorf("%s is served, and no page asks for it", name)
		}
	}
}

// A sheet or a script that cannot stand in a page, or not in one with others, is refused, and so is a script of which the table knows nothing.
func TestPageRefused(t *testing.T) {
	const inside, sheet = `<script src="js/first.js" data-inline></script>`, `<link rel="stylesheet" href="style/a.css">`
	for what, change := range map[string]func(files){
		"":                                      func(files) {},
		"style/a.css is not there":              func(s files) { delete(s, "style/a.css") },
		"a.png is not there":                    func(s files) { s["style/a.css"] = []byte("p { background: url(a.png) }") },
		"holds no end of an element":            func(s files) { s["js/first.js"] = []byte("a(b < /c/)") },
		"the page's policy does not say script": func(s files) { s[mainPage] = bytes.ReplaceAll(s[mainPage], []byte("script-src 'self'"), nil) },
		"js/other.js is in no row": func(s files) {
			s[mainPage] = append(s[mainPage], `<script type="module" src="js/other.js"></script>`...)
		},
		"there is no icon x in": func(s files) { s[mainPage] = append(s[mainPage], `<svg><use href="icon.svg#x"/></svg>`...) },
		"panels/moves/moves.js: there is no icon nosuch in": func(s files) {
			s[mainPage] = append(s[mainPage], "<!-- panel moves -->"...)
			s["panels/moves/moves.js"] = []byte(`icon("nosuch")`)
		},
	} {
		source := files{
			mainPage:      []byte(`<meta http-equiv="x" content="default-src 'self'; script-src 'self'">` + inside + sheet),
			"js/first.js": []byte("first"), "style/a.css": []byte("a {}"), starter: []byte("start"),
		}
		change(source)
		if _, err := assemble(source, false); (err == nil) != (what == "") || err != nil && !strings.Contains(err.Error(), what) {
			t.Errorf("%q: %v", what, err)
		}
	}
}

// TestNoColourByHand: no page, style or script of the site names a colour, but for the black
// and white of codes that cameras read, the crown and shadows.
func TestNoColourByHand(t *testing.T) {
	may := map[string][]string{
		"panels/share/share.css": {"#fff", "#fff", "#000", "#fff", "#000"},
		"icon.svg":               {"#d09a14", "#d09a14"},
		// Paper is white in every theme.
		"style/print.css":                {"#fff", "#8a8577", "#fff"},
		"panels/worksheet/worksheet.css": {"#fff", "#1d1b16", "#1d1b16", "#1d1b16"},
		"style/controls.css":             {"rgb(20 16 6 / .45)"},
		"style/parts.css":                {"rgb(0 0 0 / .12)"},
		"panels/piles/piles.css":         {"rgb(0 0 0 / .18)"},
	}
	source, err := read("../site", nil)
	if err != nil {
		t.Fatal(err)
	}
	note := regexp.MustCompile(`(?s)/\*.*?\*/`)
	literal := regexp.MustCompile(`#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([^)]*\)`)
	style := regexp.MustCompile(`(?:fill|stroke|color|content)="#[0-9a-fA-F]{3,8}"`)
	for name, body := range source {
		var found []string
		switch text := string(body); path.Ext(name) {
		case ".css":
			found = literal.FindAllString(note.ReplaceAllString(text, ""), -1)
		case ".js":
			found = regexp.MustCompile(`["'`+"`"+`]#[0-9a-fA-F]{3,8}["'`+"`"+`]|\brgba?\(`).FindAllString(text, -1)
		case ".html", ".svg":
			for _, each := range style.FindAllString(text, -1) {
				found = append(found, literal.FindString(each))
			}
		}
		if !slices.Equal(found, may[name]) {
			t.Errorf("%s names the colours %q itself", name, found)
		}
	}
}

// TestSixSizes: type has the sizes of style/tokens.css and no others. A room may set them anew, a rule chooses one of them.
func TestSixSizes(t *testing.T) {
	source, err := read("../site", nil)
	if err != nil {
		t.Fatal(err)
	}
	tokens := string(source["style/tokens.css"])
	note := regexp.MustCompile(`(?s)/\*.*?\*/`)
	said := regexp.MustCompile(`font(?:-size)?: ([^;}]*)`)
	size := regexp.MustCompile(`^(?:\d+ )?(?:var\(--(\w+)\)(?:/.*)?|inherit)$`)
	used := map[string]bool{}
	for name, body := range source {
		// The root has the reader's own size, and the board in another page has that page's.
		if path.Ext(name) != ".css" || slices.Contains([]string{"style/tokens.css", "style/first.css", "embed/board.css"}, name) {
			continue
		}
		for _, each := range said.FindAllStringSubmatch(note.ReplaceAllString(string(body), ""), -1) {
			of := size.FindStringSubmatch(each[1])
			switch {
			case of == nil:
				t.Errorf("%s: %s is none of the six sizes", name, each[0])
			case of[1] != "":
				used[of[1]] = true
				if !strings.Contains(tokens, "--"+of[1]+": ") {
					t.Errorf("%s: %s is no size of style/tokens.css", name, each[0])
				}
			}
		}
	}
	if len(used) != 6 {
		t.Errorf("the sizes used are %v, and not six", slices.Sorted(maps.Keys(used)))
	}
}
