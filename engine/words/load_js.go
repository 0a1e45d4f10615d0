package words

import "syscall/js"

// load returns the language that the page has put into globalThis.palaceWords, {language, direction, table},
// before it started this program: English where there is none, or where it cannot be read. Without a page it is that
// of a command line.
func load() *Language {
	given := js.Global().Get("palaceWords")
	if given.Type() != js.TypeObject {
		return &Language{straight: js.Global().Get("location").IsUndefined()}
	}
	l, err := Read(given.Get("language").String(), given.Get("table").String())
	if err != nil {
		js.Global().Get("console").Call("warn", err.Error())
		return &Language{}
	}
	if given.Get("direction").Equal(js.ValueOf("rtl")) {
		l.Leftward()
	}
	return l
}

// File returns the whole text of a name, such as a lesson, in the language that is spoken, if it is there. The page puts
// these texts beside the language when somebody needs one, which may be long after this program has begun.
func File(name string) (text string, ok bool) {
	if spoken.tag == "" {
		return "", false
	}
	texts := js.Global().Get("palaceWords").Get("texts")
	if texts.Type() != js.TypeObject || texts.Get(name).Type() != js.TypeString {
		return "", false
	}
	return texts.Get(name).String(), true
}
