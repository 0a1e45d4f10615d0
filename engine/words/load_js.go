package words

import "syscall/js"

// load returns the language that the page has put into globalThis.palaceWords, {language, table, texts},
// before it started this program: English where there is none, or where it cannot be read. Without a page it is that
// of a command line.
func load() *Language {
	given := js.Global().Get("palaceWords")
	if given.Type() != js.TypeObject {
		return &Language{straight: js.Global().Get("location").IsUndefined()}
	}
	texts := map[string]string{}
	if all := given.Get("texts"); all.Type() == js.TypeObject {
		names := js.Global().Get("Object").Call("keys", all)
		for i := range names.Length() {
			name := names.Index(i).String()
			texts[name] = all.Get(name).String()
		}
	}
	l, err := Read(given.Get("language").String(), given.Get("table").String(), texts)
	if err != nil {
		js.Global().Get("console").Call("warn", err.Error())
		return &Language{}
	}
	if given.Get("direction").Equal(js.ValueOf("rtl")) {
		l.Leftward()
	}
	return l
}
