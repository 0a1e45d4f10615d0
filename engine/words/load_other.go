//go:build !js

package words

// load returns English with straight quotation marks: there is no page that could have chosen.
func load() *Language { return &Language{straight: true} }
