// Package scorm makes a package for learning systems, by SCORM 1.2, of the built site and a lesson. The
// command line and the page make the same one, from a list of the site's files that web/build writes
// into each version. Two of these are templates, which are filled in for the lesson.
//
// imsmanifest.xml, launch.html and launch.js are what a package has beside the site: the manifest, the
// page that a learning system opens, and its script. scorm.go fills in the first two, and list.go is the list.
package scorm

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
)

// Fill fills in a template for a lesson, of which word is what stands for it in a link.
func Fill(template string, of *lesson.Lesson, word string) string {
	key := of.Name // by which the page keeps what was done
	if lesson.IsPacked(word) {
		key = "~" + of.Name
	}
	read := "" // the steps without a task
	for i := range of.Steps {
		if of.Steps[i].Task == nil {
			read += "," + strconv.Itoa(i+1)
		}
	}
	values := []string{"{name}", of.Name, "{title}", of.Title, "{key}", key, "{open}", "lesson=" + word, "{steps}", strconv.Itoa(len(of.Steps)), "{read}", read, "{lang}", words.Tag(), "{silent}", silent.String(), "{refused}", refused.String()}
	for i := 1; i < len(values); i += 2 {
		values[i] = escaped(values[i])
	}
	return strings.NewReplacer(values...).Replace(template)
}

var marks = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;")

// escaped writes a text for XML and HTML; what neither can hold becomes a mark that something was there.
func escaped(text string) string {
	return marks.Replace(strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' || r == 0xfffe || r == 0xffff {
			return '\ufffd'
		}
		return r
	}, text))
}
