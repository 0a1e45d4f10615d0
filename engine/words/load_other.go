//go:build !page

package words

import (
	"io/fs"
	"path"
	"sync"

	"github.com/palacegames/palace"
)

// load returns English with straight quotation marks: there is no page that could have chosen.
func load() *Language { return &Language{straight: true} }

// home finds a message in English.
func home(name string) (pattern string, ok bool) {
	pattern, ok = atHome()[name]
	return pattern, ok
}

// atHome reads the files of all packages, which a test has read before.
var atHome = sync.OnceValue(func() map[string]string {
	messages := map[string]string{}
	err := fs.WalkDir(palace.Words, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(palace.Words, name)
		if err != nil {
			return err
		}
		all, err := Messages(name, string(text))
		for _, m := range all {
			messages[path.Dir(name)+"/"+m.ID] = m.Pattern
		}
		return err
	})
	if err != nil {
		panic(err)
	}
	return messages
})

// File returns the whole text of a name, such as a lesson, in the language that is spoken, if Speak was given it.
func File(name string) (text string, ok bool) {
	text, ok = texts[name]
	return text, ok
}
