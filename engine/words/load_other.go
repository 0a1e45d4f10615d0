//go:build !js

package words

// load returns English with straight quotation marks: there is no page that could have chosen.
func load() *Language { return &Language{straight: true} }

// texts are the whole texts of the language that is spoken, by name.
var texts map[string]string

// File returns the whole text of a name, such as a lesson, in the language that is spoken: there are none in English.
func File(name string) (text string, ok bool) {
	text, ok = texts[name]
	return text, ok
}

// Speak has all be said in a language from now on, for whoever writes down what a page would say. It returns what has
// the language before be spoken again.
func Speak(l *Language, whole map[string]string) (back func()) {
	before, had := spoken, texts
	spoken, texts = l, whole
	return func() { spoken, texts = before, had }
}
