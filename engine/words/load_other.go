//go:build !js

package words

// load returns English with straight quotation marks: there is no page that could have chosen.
func load() *Language { return &Language{straight: true} }

// File returns the whole text of a name, such as a lesson, in the language that is spoken, if Speak was given it.
func File(name string) (text string, ok bool) {
	text, ok = texts[name]
	return text, ok
}
