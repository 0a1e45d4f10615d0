package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"path"
	"regexp"
	"strings"
)

// A page that was built has what must not be missing in itself, and all its style in one
// sheet for which nothing waits: see web/site/js/first.js and style.js. Its policy allows
// what stands in it by a hash of each text.
var (
	inlineSheet  = regexp.MustCompile(`<link rel="stylesheet" href="([^"]+)" data-inline>`)
	inlineScript = regexp.MustCompile(`<script src="([^"]+)" data-inline></script>`)
	otherSheets  = regexp.MustCompile(`(?:<link rel="stylesheet" href="[^"]+">\n)+`)
	sheetName    = regexp.MustCompile(`href="([^"]+)"`)
	elsewhere    = regexp.MustCompile(`url\(|@import`)
)

// wholeMark ends a sheet, so that the page can tell one that was cut short.
const wholeMark = "\n:root { --whole: 1; }\n"

// withSheets returns the files with each page's sheets in one, and with the files in a page
// that stand there.
func withSheets(source files) (files, error) {
	whole := maps.Clone(source)
	for name, body := range source {
		if path.Ext(name) != pages {
			continue
		}
		s := sheets{source: source, whole: whole}
		body = s.into(body, inlineSheet, "<style>%s</style>", "style-src 'self'")
		body = s.into(body, inlineScript, "<script>%s</script>", "script-src 'self'")
		whole[name] = otherSheets.ReplaceAllFunc(body, func(links []byte) []byte {
			joined := strings.TrimSuffix(name, pages) + ".css"
			if len(s.joined) > 0 {
				s.fail("%s has sheets in two places", name)
			}
			for _, link := range sheetName.FindAllSubmatch(links, -1) {
				s.joined = append(s.joined, s.text(string(link[1]))...)
			}
			whole[joined] = append(s.joined, wholeMark...)
			return fmt.Appendf(nil, "<link rel=\"stylesheet\" href=%q media=\"print\" fetchpriority=\"high\" data-late>\n", joined)
		})
		if s.err != nil {
			return nil, fmt.Errorf("%s: %w", name, s.err)
		}
	}
	return whole, nil
}

// sheets are those of a page, and its scripts, as they are taken from their files.
type sheets struct {
	source, whole files
	joined        []byte
	failing
}

// failing keeps the first thing that is wrong.
type failing struct{ err error }

func (f *failing) fail(format string, args ...any) {
	if f.err == nil {
		f.err = fmt.Errorf(format, args...)
	}
}

// text takes a file, which is not served by itself any more.
func (s *sheets) text(name string) []byte {
	body := coloured(name, s.source[name], s.source[coloursName])
	switch {
	case s.source[name] == nil:
		s.fail("%s is not there", name)
	case path.Ext(name) == ".css" && elsewhere.Match(body):
		s.fail("%s names another file, which would be sought elsewhere", name)
	}
	delete(s.whole, name)
	text, err := short(name, body)
	if err != nil {
		s.fail("%s: %v", name, err)
	}
	return text
}

// into puts files into a page and has its policy allow them.
func (s *sheets) into(page []byte, places *regexp.Regexp, form, policy string) []byte {
	var hashes string
	page = places.ReplaceAllFunc(page, func(found []byte) []byte {
		text := s.text(string(places.FindSubmatch(found)[1]))
		if bytes.Contains(text, []byte("</")) {
			s.fail("what stands in a page holds no end of an element")
		}
		sum := sha256.Sum256(text)
		hashes += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
		return fmt.Appendf(nil, form, text)
	})
	if hashes != "" && !bytes.Contains(page, []byte(policy)) {
		s.fail("its policy does not say %s", policy)
	}
	return bytes.Replace(page, []byte(policy), []byte(policy+hashes), 1)
}
