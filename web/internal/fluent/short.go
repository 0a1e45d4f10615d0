package fluent

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// Short writes a pattern with nothing in it that only people need, such as the blanks before a variant: what is read of it
// is the same. It errs as words.Parse does.
func Short(pattern string) (string, error) {
	parts, err := words.Parse(pattern)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	short(&b, parts)
	return b.String(), nil
}

func short(b *strings.Builder, parts []words.Part) {
	for i := range parts {
		p := &parts[i]
		switch {
		case p.Variants != nil:
			fmt.Fprintf(b, "{$%s->", p.Value)
			for _, v := range p.Variants {
				head := "\n[" + v.Key + "]"
				if v.Other {
					head = "\n*[o]" // its own key chooses nothing: it is for all that have none
				}
				b.WriteString(head)
				short(b, v.Pattern)
			}
			b.WriteString("\n}")
		case p.Function != "":
			fmt.Fprintf(b, "{%s($%s)}", p.Function, p.Value)
		case p.Value != "":
			fmt.Fprintf(b, "{$%s}", p.Value)
		case p.Message != "":
			fmt.Fprintf(b, "{%s}", p.Message)
		case p.Text == "", strings.ContainsAny(p.Text, "{}\n"), i == 0 && p.Text[0] == ' ', i == len(parts)-1 && strings.HasSuffix(p.Text, " "):
			b.WriteString(`{"` + strings.NewReplacer(`"`, `\"`, `\`, `\\`, "\n", `\u000a`).Replace(p.Text) + `"}`)
		default:
			b.WriteString(p.Text)
		}
	}
}
