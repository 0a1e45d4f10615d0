//go:build page

package words

import "syscall/js"

// load returns the language that the page has put into globalThis.palaceWords, {language, direction, messages},
// before it started this program.
func load() *Language {
	given := js.Global().Get("palaceWords")
	l := New(given.Get("language").String(), nil)
	if given.Get("direction").Equal(js.ValueOf("rtl")) {
		l.Leftward()
	}
	return l
}

// home finds a message among those of the page, which has all, in English if not in its language.
func home(name string) (pattern string, ok bool) {
	message := js.Global().Get("palaceWords").Get("messages").Get(name)
	if message.Type() != js.TypeString {
		return "", false
	}
	return message.String(), true
}

// File returns the whole text of a name, such as a lesson, in the language that is spoken, if it is there. The page puts
// these texts beside the language when somebody needs one, which may be long after this program has begun.
func File(name string) (text string, ok bool) {
	texts := js.Global().Get("palaceWords").Get("texts")
	if texts.Type() != js.TypeObject || texts.Get(name).Type() != js.TypeString {
		return "", false
	}
	return texts.Get(name).String(), true
}
