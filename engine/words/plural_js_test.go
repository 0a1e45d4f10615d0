package words_test

import (
	"strings"
	"syscall/js"
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// TestPluralsAreIntls: the table of plurals is that of the JavaScript engine, for all languages in it and others.
func TestPluralsAreIntls(t *testing.T) {
	intl := js.Global().Get("Intl")
	if intl.IsUndefined() {
		t.Skip("this engine has no Intl")
	}
	const tags = "en de fr es ar pt it ca ja zh ko vi th id ms hi bn fa hy he ru uk be hr sr bs pl cs sk sl lt lv ro ga is mk cy nl sv da nb fi hu tr el bg et ka"
	for tag := range strings.FieldsSeq(tags) {
		rules := intl.Get("PluralRules").New(tag)
		for n := range 220 {
			for _, n := range []int{n, n * 1000, n * 1_000_000} {
				if got, want := words.Plural(tag, n), rules.Call("select", n).String(); got != want {
					t.Errorf("%s, %d: %s, want %s", tag, n, got, want)
					break
				}
			}
		}
	}
}
