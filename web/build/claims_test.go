package main

import (
	"html"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/claims"
)

// TestClaimsPage: the page of claims has each of them once, with its result, its words and its board, in the
// part of its paper, as the site is built.
func TestClaimsPage(t *testing.T) {
	_, site := builtSite(t)
	page := string(site["true.html"])
	if strings.Contains(page, "<!--") || !strings.Contains(string(site["index.html"]), `href="true.html"`) {
		t.Error("the page of claims is empty, or the page does not lead to it")
	}
	all := claims.All()
	if n := strings.Count(page, "<article "); n != len(all) {
		t.Errorf("%d claims are listed, and there are %d", n, len(all))
	}
	for _, c := range all {
		_, part, found := strings.Cut(page, `<article id="`+c.ID+`" class="`+string(c.Want)+`">`)
		part, _, _ = strings.Cut(part, "</article>")
		if strings.Contains(part, "&#39;") {
			t.Errorf("%s has an apostrophe of a keyboard", c.ID)
		}
		part = strings.ReplaceAll(html.UnescapeString(part), "’", "'")
		if !found || !strings.Contains(part, "<b>"+string(c.Want)+"</b>") || !strings.Contains(part, c.Text) || !strings.Contains(part, c.How) || !strings.Contains(part, c.Source) {
			t.Errorf("%s is listed as %q", c.ID, part)
		}
		if proved := c.Proof() != ""; proved != strings.Contains(part, "<b>"+claimProved+"</b>") || !strings.Contains(part, c.Proof()) {
			t.Errorf("%s is listed as proved elsewhere: %t", c.ID, !proved)
		}
		if led := strings.Contains(part, `href="index.html#`+c.Link+`"`); led != (c.Link != "") {
			t.Errorf("%s leads to its board: %t", c.ID, led)
		}
	}
	if got := string(listed([]claims.Claim{{ID: "here-a", Text: "a < b & c", Want: claims.Open, Reach: claims.Reach{Unit: "n below %s", Quick: 10_000}}})); !strings.Contains(got, "a &lt; b &amp; c") || !strings.Contains(got, "n below 10,000") {
		t.Errorf("a claim is listed as %s", got)
	}
}
