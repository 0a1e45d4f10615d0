package words_test

import (
	"os"
	"path/filepath"
	"regexp"
	"syscall/js"
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// TestFractionsAreIntls: each language has the decimal sign that the JavaScript engine writes.
func TestFractionsAreIntls(t *testing.T) {
	intl := js.Global().Get("Intl")
	if intl.IsUndefined() {
		t.Skip("this engine has no Intl")
	}
	files, err := filepath.Glob("../../web/words/*/engine/words.ftl")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tag := filepath.Base(filepath.Dir(filepath.Dir(name)))
		messages := map[string]string{}
		if found := regexp.MustCompile(`(?m)^decimal = (.*)$`).FindSubmatch(text); found != nil {
			messages["engine/words/decimal"] = string(found[1])
		}
		l := words.New(tag, messages)
		want := intl.Get("NumberFormat").New(tag+"-u-nu-latn", map[string]any{"minimumFractionDigits": 3}).Call("format", 618.25).String()
		if got := l.Decimal("618.250"); got != want {
			t.Errorf("%s: %s, want %s", tag, got, want)
		}
	}
}
