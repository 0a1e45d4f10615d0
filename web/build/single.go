package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// A whole site can be one page, to be opened from a stick or an e-mail. Browsers load nothing
// that lies beside such a page, so all stands in it: its style and script, the frame with the
// board as the text of its srcdoc, and every other file as base64 in an element that is not run,
// where web/site/js/held.js finds it. Its policy allows nothing from anywhere else.

// singleName is the page beside the others, if there is one.
const singleName = "palace.html"

// singlePolicy is its policy, with what may stand in the page.
const singlePolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'%s; style-src%s; worker-src blob:; font-src data:; img-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types palace lit-html"

// singleMark is what the scripts know it by.
const singleMark = "data-single"

// offerPlace is where a page tells of the single one, if that lies beside it: <!-- single -->, and the rest of the line.
const offerPlace = "single"

// offerIn returns the place in a page; the offer is behind it.
func offerIn(root *html.Node) *html.Node {
	for n := range root.Descendants() {
		if n.Type == html.CommentNode && strings.TrimSpace(n.Data) == offerPlace && n.NextSibling != nil {
			return n
		}
	}
	return nil
}

// singleSite writes the site of a folder again, as one page beside the others, which say
// so from then on.
func singleSite(folder string) error {
	site, err := readBuilt(folder)
	if err != nil {
		return err
	}
	single, err := single(site)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, singleName), single, 0o644); err != nil {
		return err
	}
	root, _, err := parse(mainPage, site[mainPage])
	if err != nil {
		return err
	}
	place := offerIn(root)
	if place == nil {
		return fmt.Errorf("%s has no place that tells of %s", mainPage, singleName)
	}
	for _, a := range all(place.NextSibling, "a", "download") {
		a.Parent.RemoveChild(a)
		set(a, "href", singleName)
		told := holding(element("p", "class", "fine"), a)
		replace(place.NextSibling, holding(told, text(fmt.Sprintf(" (%.0f MB)", float64(len(single))/1e6))))
	}
	return os.WriteFile(filepath.Join(folder, mainPage), rendered(root), 0o644)
}

// single returns a site as one page.
func single(site files) ([]byte, error) {
	var list manifest
	if err := json.Unmarshal(site[manifestName], &list); err != nil {
		return nil, fmt.Errorf("%s: %w", manifestName, err)
	}
	s := singled{rest: files{}, folder: "v/" + list.Version + "/"}
	for name, body := range site {
		if name, ok := strings.CutPrefix(name, s.folder); ok && rowOf(name).is(alone) {
			s.rest[name] = body
		}
	}
	kept := manifest{list.Version, false, maps.Clone(list.Files)}
	maps.DeleteFunc(kept.Files, func(name string, _ int) bool { return s.rest[name] == nil })

	root, _, err := parse(mainPage, site[mainPage])
	if err != nil {
		return nil, err
	}
	needless := slices.Concat(all(root, "link", "rel=manifest"), all(root, "link", "rel=apple-touch-icon"), all(root, "script", "src="+starter+"?"+list.Version))
	if place := offerIn(root); place != nil {
		needless = append(needless, place, place.NextSibling)
	}
	for _, n := range all(root, "a", "href=true.html") {
		needless = append(needless, n.Parent)
	}
	for _, n := range needless {
		replace(n)
	}
	for _, n := range s.one("frame", all(root, "iframe", "src")) {
		set(n, "srcdoc", s.frame(attr(n, "src")))
		drop(n, "src")
	}
	for _, n := range s.one("icon", all(root, "link", "rel=icon")) {
		set(n, "href", dataOf("image/svg+xml", s.take(attr(n, "href"))))
	}
	s.inside(root)
	for _, n := range s.one("policy", all(root, "meta", "http-equiv")) {
		set(n, "content", fmt.Sprintf(singlePolicy, s.scripts, s.sheets))
	}
	for _, n := range s.one("link to "+licencesName, all(root, "a", "href="+licencesName)) {
		set(n, "href", dataOf("text/plain;charset=utf-8", site[licencesName]))
		set(n, "download", licencesName)
		drop(n, "target", "rel")
	}
	s.rest[manifestName] = asJSON(kept)
	for _, body := range all(root, "body", "") {
		for _, name := range slices.Sorted(maps.Keys(s.rest)) {
			file := s.rest[name]
			if path.Ext(name) == ".js" {
				file = withoutMap(file)
			}
			text := raw([]byte(base64.StdEncoding.EncodeToString(file)))
			body.AppendChild(holding(element("script", "type", "text/plain", "data-file", name), text))
		}
	}
	for _, n := range all(root, "html", "") {
		set(n, singleMark, "")
	}
	return rendered(root), s.err
}

// singled is a site that becomes one page.
type singled struct {
	folder          string // of the version
	rest            files  // of the version, without the folder: what is not yet in the page
	scripts, sheets string // what stands in the page, by the hashes that its policy allows
	failing
}

// one returns what there has to be one of in a page.
func (s *singled) one(what string, found []*html.Node) []*html.Node {
	if len(found) != 1 {
		s.fail("a page has each of these once, and one has %d: %s", len(found), what)
	}
	return found
}

// take returns a file of the version that goes into the page.
func (s *singled) take(name string) []byte {
	name = strings.TrimPrefix(name, s.folder)
	body := s.rest[name]
	if body == nil {
		s.fail("%s is not there", name)
	}
	delete(s.rest, name)
	return body
}

// frame returns the page of the board, which has the policy of the page around it.
func (s *singled) frame(name string) string {
	root, _, err := parse(name, s.take(name))
	if err != nil {
		s.note(err)
		return ""
	}
	for _, n := range slices.Concat(all(root, "meta", "http-equiv"), all(root, "link", "rel=icon")) {
		replace(n)
	}
	s.inside(root)
	return string(rendered(root))
}

// inside puts the style and the script of a page into it, and notes what else stands there.
func (s *singled) inside(root *html.Node) {
	for _, n := range s.one("style sheet", all(root, "link", "rel=stylesheet")) {
		replace(n, holding(element("style"), raw(s.text(attr(n, "href")))))
	}
	for _, n := range s.one("script", all(root, "script", "src")) {
		replace(n, holding(element("script", "type", "module"), raw(s.text(attr(n, "src")))))
	}
	for _, n := range all(root, "script", "") {
		if kind := attr(n, "type"); kind == "" || kind == "module" {
			s.scripts += " " + hashed([]byte(n.FirstChild.Data))
		}
	}
	for _, n := range all(root, "style", "") {
		s.sheets += " " + hashed([]byte(n.FirstChild.Data))
	}
}

// text takes a style or a script that is to stand in an element.
func (s *singled) text(name string) []byte {
	body := withFaces(withoutMap(s.take(name)), s.take)
	for _, end := range []string{"</script", "</style", "<!--"} {
		if bytes.Contains(bytes.ToLower(body), []byte(end)) {
			s.fail("%s holds %s, and cannot stand in a page", path.Base(name), end)
		}
	}
	return body
}

// faces are the addresses of faces in a sheet.
var faces = regexp.MustCompile(`url\((` + facesFolder + `[^)]+)\)`)

// withFaces returns a sheet that holds the faces itself.
func withFaces(sheet []byte, take func(string) []byte) []byte {
	return faces.ReplaceAllFunc(sheet, func(address []byte) []byte {
		return []byte("url(" + dataOf("font/woff2", take(string(faces.FindSubmatch(address)[1]))) + ")")
	})
}

// withoutMap returns a script without the line that leads to its sources.
func withoutMap(script []byte) []byte {
	script, _, _ = bytes.Cut(script, []byte("\n//# sourceMappingURL="))
	return script
}

// dataOf returns an address that is the file itself.
func dataOf(kind string, body []byte) string {
	return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(body)
}
