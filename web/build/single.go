package main

import (
	"bytes"
	"crypto/sha256"
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
)

// A whole site can be one page, to be opened from a stick or an e-mail. Browsers load nothing
// that lies beside such a page, so all stands in it: its style and script, the frame with the
// board as the text of its srcdoc, and every other file as base64 in an element that is not run,
// where web/site/js/held.js finds it. Its policy allows nothing from anywhere else.

// singleName is the page beside the others, if there is one.
const singleName = "palace.html"

// singlePolicy is its policy, with what may stand in the page.
const singlePolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'%s; style-src%s; worker-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'"

// singleMark is what the scripts know it by.
const singleMark = "data-single"

// leftOut are the files of a version that a single page does without: what installs
// a page, what packs one, what is shown before the programs, and what leads to the sources; and the programs in the forms in which they are larger,
// or which not every browser unpacks.
var leftOut = regexp.MustCompile(`^(scorm/.*|install/.*|words/ahead/.*|.*\.map|.*\.wasm|.*\.wasm\.(br|lzma))$`)

// offerPlace is where a page tells of the single one, if that lies beside it.
var offerPlace = regexp.MustCompile(`(<!-- single -->)(?:<template>)?(<p class="fine"><a) (?:href="[^"]*" )?(download[^>]*>[^<]*</a>).*`)

var (
	framePlace    = regexp.MustCompile(`(<iframe [^>]*)src="([^"]+)"`)
	policyPlace   = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="[^"]*">\n`)
	sheetPlace    = regexp.MustCompile(`<link rel="stylesheet" href="([^"]+)"[^>]*>`)
	scriptPlace   = regexp.MustCompile(`<script type="module" src="([^"]+)"></script>`)
	iconPlace     = regexp.MustCompile(`(<link rel="icon" href=")([^"]+)"`)
	needlessHere  = regexp.MustCompile(`<script src="start\.js[^<]*</script>\n|<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n| *<p[^>]*><a href="true\.html".*</p>\n`)
	needlessThere = regexp.MustCompile(policyPlace.String() + `|<link rel="icon"[^>]*>\n`)
	licencesHere  = `href="` + licencesName + `" target="_blank" rel="noopener"`
	insideScript  = regexp.MustCompile(`(?s)<script(?: type="module")?>(.*?)</script>`)
	insideSheet   = regexp.MustCompile(`(?s)<style>(.*?)</style>`)
	leadsToMap    = regexp.MustCompile(`(?m)^//# sourceMappingURL=.*\n?`)
)

// singleSite writes the site of a folder again, as one page beside the others, which say
// so from then on.
func singleSite(folder string) error {
	site, err := readBuilt(folder)
	if err != nil {
		return err
	}
	page, err := single(site)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, singleName), page, 0o644); err != nil {
		return err
	}
	offering := offerPlace.ReplaceAll(site["index.html"], fmt.Appendf(nil, `$1$2 href="%s" $3 (%.0f MB)</p>`, singleName, float64(len(page))/1e6))
	return os.WriteFile(filepath.Join(folder, "index.html"), offering, 0o644)
}

// single returns a site as one page.
func single(site files) ([]byte, error) {
	var list manifest
	if err := json.Unmarshal(site[manifestName], &list); err != nil {
		return nil, fmt.Errorf("%s: %w", manifestName, err)
	}
	s := singled{site: site, rest: files{}}
	folder := "v/" + list.Version + "/"
	for name, body := range site {
		if name, ok := strings.CutPrefix(name, folder); ok && !leftOut.MatchString(name) {
			s.rest[name] = body
		}
	}
	kept := manifest{list.Version, false, maps.Clone(list.Files)}
	maps.DeleteFunc(kept.Files, func(name string, _ int) bool { return s.rest[name] == nil })

	page := offerPlace.ReplaceAll(site["index.html"], nil)
	page = needlessHere.ReplaceAll(page, nil)
	page = s.put(page, framePlace, func(before, name string) string {
		return before + `srcdoc="` + escaped.Replace(string(s.frame(folder, name))) + `"`
	})
	page = s.whole(folder, page)
	if bytes.Count(page, []byte(licencesHere)) != 1 {
		s.fail("the page does not lead to %s", licencesName)
	}
	page = bytes.Replace(page, []byte(licencesHere), []byte(`href="`+dataOf("text/plain;charset=utf-8", site[licencesName])+`" download="`+licencesName+`"`), 1)

	text, err := json.Marshal(kept)
	if err != nil {
		return nil, err
	}
	s.rest[manifestName] = text
	var held bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(s.rest)) {
		body := s.rest[name]
		if path.Ext(name) == ".js" {
			body = leadsToMap.ReplaceAll(body, nil)
		}
		fmt.Fprintf(&held, "<script type=\"text/plain\" data-file=%q>%s</script>\n", name, base64.StdEncoding.EncodeToString(body))
	}
	page = bytes.Replace(page, pageEnd, append(held.Bytes(), pageEnd...), 1)
	return bytes.Replace(page, []byte("<html "), []byte("<html "+singleMark+" "), 1), s.err
}

// singled is a site that becomes one page.
type singled struct {
	site files
	rest files // of the version, without the folder: what is not yet in the page
	hashes
	failing
}

// hashes are those of what stands in the page, which its policy allows.
type hashes struct{ scripts, sheets string }

// take returns a file of the version that goes into the page.
func (s *singled) take(folder, name string) []byte {
	name = strings.TrimPrefix(name, folder)
	body := s.rest[name]
	if body == nil {
		s.fail("%s is not there", name)
	}
	delete(s.rest, name)
	return body
}

// put replaces the one place of its kind in a page.
func (s *singled) put(page []byte, place *regexp.Regexp, with func(before, name string) string) []byte {
	found := place.FindAllSubmatchIndex(page, -1)
	if len(found) != 1 {
		s.fail("a page has %d places %s", len(found), place)
		return page
	}
	groups := place.FindSubmatch(page)
	name, before := groups[len(groups)-1], ""
	if len(groups) > 2 {
		before = string(groups[1])
	}
	at := found[0]
	return slices.Concat(page[:at[0]], []byte(with(before, string(name))), page[at[1]:])
}

// frame returns the page of the board, which has the policy of the page around it.
func (s *singled) frame(folder, name string) []byte {
	return s.inside(folder, needlessThere.ReplaceAll(s.take(folder, name), nil))
}

// whole puts into the page what it loads, and a policy that allows it.
func (s *singled) whole(folder string, page []byte) []byte {
	page = s.put(page, iconPlace, func(before, name string) string {
		return before + dataOf("image/svg+xml", s.take(folder, name)) + `"`
	})
	page = s.inside(folder, page)
	return s.put(page, policyPlace, func(string, string) string {
		return `<meta http-equiv="Content-Security-Policy" content="` + fmt.Sprintf(singlePolicy, s.scripts, s.sheets) + "\">\n"
	})
}

// inside puts the style and the script of a page into it.
func (s *singled) inside(folder string, page []byte) []byte {
	page = s.put(page, sheetPlace, func(_, name string) string {
		return "<style>" + s.text(folder, name) + "</style>"
	})
	page = s.put(page, scriptPlace, func(_, name string) string {
		return `<script type="module">` + s.text(folder, name) + "</script>"
	})
	s.scripts += hashed(insideScript, page)
	s.sheets += hashed(insideSheet, page)
	return page
}

// text takes a style or a script that is to stand in an element.
func (s *singled) text(folder, name string) string {
	body := leadsToMap.ReplaceAll(s.take(folder, name), nil)
	for _, end := range []string{"</script", "</style", "<!--"} {
		if bytes.Contains(bytes.ToLower(body), []byte(end)) {
			s.fail("%s holds %s, and cannot stand in a page", name, end)
		}
	}
	return string(body)
}

// hashed names the texts of a kind of elements for a policy.
func hashed(elements *regexp.Regexp, page []byte) (names string) {
	for _, found := range elements.FindAllSubmatch(page, -1) {
		sum := sha256.Sum256(found[1])
		names += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return names
}

// escaped writes a page as the value of an attribute.
var escaped = strings.NewReplacer("&", "&amp;", `"`, "&quot;", "<", "&lt;")

// dataOf returns an address that is the file itself.
func dataOf(kind string, body []byte) string {
	return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(body)
}
