package main

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
)

// man writes the texts of the help as a page of the manual, for groff or mandoc.
func man() string {
	var b strings.Builder
	b.WriteString(".TH PALACE 1\n.SH NAME\npalace \\- impartial games on an endless chessboard\n.SH SYNOPSIS\n.B palace\n.I VERB\n\\&...\n.SH DESCRIPTION\n")
	b.WriteString(roff("A GAME is written " + words.Or(catalog.Rulesets()) + ", for example."))
	b.WriteString(".SH VERBS\n")
	for i := range verbs {
		v := &verbs[i]
		fmt.Fprintf(&b, ".SS palace %s\n%s", roffLine(v.name), roff("palace "+v.name+" "+v.args))
		b.WriteString(".PP\n" + roff(strings.TrimSpace(v.about+" "+v.more)))
		if text := examples[v.name]; text != "" {
			b.WriteString(".PP\n" + roff("For example: palace "+v.name+" "+text))
		}
		for _, f := range v.flags {
			b.WriteString(".TP\n.B " + strings.TrimSpace(roffLine("--"+f.name+" "+f.value)) + "\n" + roff(f.about))
		}
	}
	return b.String()
}

// roffLine is a text in which nothing is a command of the formatter, in one line that does not begin with it.
func roffLine(text string) string {
	return strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n", " ").Replace(text)
}

// roff is a line of its own.
func roff(text string) string { return `\&` + roffLine(text) + "\n" }
