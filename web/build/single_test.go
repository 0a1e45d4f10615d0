package main

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"html"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The one page holds every file of the version that its scripts can ask for, byte for byte.
func TestSingleHoldsAll(t *testing.T) {
	_, site := builtAsOne(t)
	page, folder := string(site[singleName]), folderOf(site)
	held := map[string]string{}
	for _, found := range regexp.MustCompile(`<script type="text/plain" data-file="([^"]+)">([^<]*)</script>`).FindAllStringSubmatch(page, -1) {
		body, err := base64.StdEncoding.DecodeString(found[2])
		if err != nil {
			t.Errorf("%s: %v", found[1], err)
		}
		held[found[1]] = string(body)
	}
	board := html.UnescapeString(regexp.MustCompile(`srcdoc="([^"]*)"`).FindStringSubmatch(page)[1])
	scripts := string(site[folder+"js/main.js"]) + string(site[folder+"js/board/main.js"])
	for name, body := range site {
		name, ok := strings.CutPrefix(name, folder)
		if !ok {
			continue
		}
		text := string(body)
		if path.Ext(name) == ".js" {
			text = string(withoutMap(body))
		}
		switch name {
		case "index.css", "js/main.js":
			text = string(withFaces([]byte(text), func(name string) []byte { return site[folder+name] }))
			if !strings.Contains(page, ">"+text+"</") {
				t.Errorf("%s does not stand in the page", name)
			}
		case "board.css", "js/board/main.js":
			if !strings.Contains(board, ">"+text+"</") {
				t.Errorf("%s does not stand in the frame", name)
			}
		case frame:
			if shaders := text[strings.Index(text, "<body>"):]; !strings.HasSuffix(board, shaders) {
				t.Errorf("the frame is not %s", name)
			}
		case iconsName:
			if !strings.Contains(page, `<link rel="icon" href="`+dataOf("image/svg+xml", body)+`"`) {
				t.Error("the page has another icon")
			}
		case manifestName:
			if want := fmt.Sprintf(`"worker.wasm.gz":%d}`, len("packed worker.wasm.gz")); !strings.Contains(held[name], want) || strings.Contains(held[name], "wasm.br") || strings.Contains(held[name], ".lzma") {
				t.Errorf("it says to hold %s", held[name])
			}
		default:
			if strings.HasPrefix(name, facesFolder) {
				if n := strings.Count(page, dataOf("font/woff2", body)); n != 1 {
					t.Errorf("%s stands %d times in the page", name, n)
				}
				continue
			}
			switch got, ok := held[name]; {
			case !rowOf(name).is(alone):
				if ok || strings.Contains(scripts, `"`+name+`"`) {
					t.Errorf("%s is left out: held %v, and the scripts may ask for it", name, ok)
				}
			case got != text:
				t.Errorf("%s is held as %.40q", name, got)
			}
		}
	}
	for _, name := range []string{"js/worker.js", "playground.wasm.gz", "worker.wasm.gz", manifestName} {
		if held[name] == "" {
			t.Errorf("%s is not held", name)
		}
	}
	if !strings.Contains(page, dataOf("text/plain;charset=utf-8", site[licencesName])) {
		t.Error("the licences are missing")
	}
}

// It leads to nothing beside it, and its policy allows what stands in it and no more.
func TestSingleAsksForNothing(t *testing.T) {
	_, site := builtAsOne(t)
	page := string(site[singleName])
	board := html.UnescapeString(regexp.MustCompile(`srcdoc="([^"]*)"`).FindStringSubmatch(page)[1])
	hashes := map[string][]string{}
	for where, text := range map[string]string{"page": page, "frame": board} {
		for _, found := range regexp.MustCompile(`\s(?:href|src)="([^"#]{1,60})`).FindAllStringSubmatch(text, -1) {
			if !strings.HasPrefix(found[1], "data:") {
				t.Errorf("the %s leads to %s", where, found[1])
			}
		}
		for _, found := range regexp.MustCompile(`(?s)<(script|style)(?: type="module")?>(.*?)</(?:script|style)>`).FindAllStringSubmatch(text, -1) {
			hashes[found[1]] = append(hashes[found[1]], hashed([]byte(found[2])))
		}
	}
	policies := regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)"/>`).FindAllStringSubmatch(page+board, -1)
	if len(policies) != 1 || !strings.HasPrefix(html.UnescapeString(policies[0][1]), "default-src 'none';") {
		t.Fatalf("the policies are %q", policies)
	}
	for kind, want := range map[string]int{"script": 6, "style": 3} {
		_, policy, _ := strings.Cut(html.UnescapeString(policies[0][1]), kind+"-src ")
		policy, _, _ = strings.Cut(policy, ";")
		allowed := regexp.MustCompile(`'sha256-[^']*'`).FindAllString(policy, -1)
		slices.Sort(hashes[kind])
		slices.Sort(allowed)
		if len(allowed) != want || !slices.Equal(hashes[kind], allowed) {
			t.Errorf("the policy allows %q, and there are %q", allowed, hashes[kind])
		}
	}
}

// The same site makes the same page, whether it has told of one before or not, and tells of it
// once, with its size; a site without one does not.
func TestSingleIsOffered(t *testing.T) {
	if _, before := builtSite(t); bytes.Contains(before["index.html"], []byte(singleName)) {
		t.Error("a page is offered that is not there")
	}
	folder, one := builtAsOne(t)
	if err := singleSite(folder); err != nil { // once more
		t.Fatal(err)
	}
	two, err := read(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(one[singleName], two[singleName]) || !bytes.Equal(one["index.html"], two["index.html"]) {
		t.Error("the same site makes two pages")
	}
	offer := regexp.MustCompile(fmt.Sprintf(`<p class="fine"><a download="" data-say="help-one-file" href="%s">[^<]+</a> \(%.0f MB\)</p>`, singleName, float64(len(one[singleName]))/1e6))
	if len(offer.FindAll(two["index.html"], -1)) != 1 || bytes.Count(two["index.html"], []byte(singleName)) != 1 {
		t.Errorf("the page does not say %s once", offer)
	}
	if bytes.Contains(one[singleName], []byte(singleName)) {
		t.Error("the one page offers itself")
	}
}

// What cannot stand in one page is refused, and so is a folder without a site.
func TestSingleRefused(t *testing.T) {
	if err := singleSite(t.TempDir()); err == nil {
		t.Error("an empty folder makes a page")
	}
	_, built := builtSite(t)
	for what, change := range map[string]func(site files, folder string){
		"a script that ends itself": func(s files, v string) { s[v+"js/main.js"] = []byte("'</script>'") },
		"a style that is missing":   func(s files, v string) { delete(s, v+"board.css") },
		"a page without a frame": func(s files, _ string) {
			s["index.html"] = bytes.ReplaceAll(s["index.html"], []byte("iframe"), []byte("span"))
		},
		"a page that names no licences": func(s files, _ string) {
			s["index.html"] = bytes.ReplaceAll(s["index.html"], []byte(licencesName), nil)
		},
		"a list of files that is broken": func(s files, _ string) { s[manifestName] = []byte("{") },
	} {
		site := maps.Clone(built)
		change(site, folderOf(site))
		if _, err := single(site); err == nil {
			t.Errorf("%s is taken", what)
		}
	}
}
