package main

import (
	"bytes"
	"fmt"
	"html"
	"strings"

	"github.com/palacegames/palace/game/claims"
)

// claimsName is what the page of claims lists. It becomes part of the page, where that says <!-- claims -->.
const claimsName = "claims.html"

// listed writes claims as parts of a page: the results are those that are expected, which TestClaims holds.
func listed(all []claims.Claim) []byte {
	var page bytes.Buffer
	page.WriteString("<nav><ul>")
	for _, s := range claimSections {
		fmt.Fprintf(&page, "<li><a href=\"#%s\">{true-%s}</a></li>", s.prefix, strings.TrimSuffix(s.prefix, "-"))
	}
	page.WriteString("</ul></nav>\n")
	for _, s := range claimSections {
		fmt.Fprintf(&page, "<section id=%q><h2>{true-%s}</h2><div lang=\"en\" dir=\"ltr\"><p class=\"fine\">%s</p>\n", s.prefix, strings.TrimSuffix(s.prefix, "-"), html.EscapeString(s.paper))
		for i := range all {
			if strings.HasPrefix(all[i].ID, s.prefix) {
				listClaim(&page, &all[i])
			}
		}
		page.WriteString("</div></section>\n")
	}
	return bytes.ReplaceAll(page.Bytes(), []byte("&#39;"), []byte("’")) // the claims are said on a command line, too
}

func listClaim(page *bytes.Buffer, c *claims.Claim) {
	how := c.Source + ". " + c.How
	if seen := c.Seen(c.Reach.Words(false)); seen != "" && c.Want == claims.Open {
		how += " " + seen
	}
	board, proved := "", ""
	if c.Want == claims.Open && c.Proof() != "" {
		proved = "<b>" + claimProved + "</b>"
	}
	if c.Link != "" {
		board = fmt.Sprintf(` <a href="index.html#%s">%s</a>`, html.EscapeString(c.Link), claimBoard)
	}
	fmt.Fprintf(page, "<article id=%q class=%q><h3><b>%[2]s</b>%[6]s<a href=\"#%[1]s\">%[1]s</a></h3><p>%[3]s</p><p class=\"fine\">%[4]s%[5]s</p></article>\n",
		c.ID, c.Want, html.EscapeString(c.Text), html.EscapeString(how), board, proved)
}
