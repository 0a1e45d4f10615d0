package table_test

import (
	"fmt"
	"path"
	"sync"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/fluent"
)

// messages are all that Palace says in English, by package and name.
var messages = sync.OnceValues(func() (map[string]fluent.Said, error) {
	groups, err := fluent.English("../..")
	if err != nil {
		return nil, err
	}
	all, err := fluent.Resolve(groups)
	named := map[string]fluent.Said{}
	for _, s := range all {
		named[path.Join(s.Group, s.ID)] = s
	}
	return named, err
})

// spoken is how Palace says a message, such as web/table/internal/quiz/not-marked, with these values, so that a test
// says which one it wants and goes on when its words are others.
func spoken(message string, values ...any) string {
	all, err := messages()
	if err != nil {
		panic(err)
	}
	s, ok := all[message]
	if !ok || len(values) != len(s.Values) {
		panic(fmt.Sprintf("there is no message %s with %d values", message, len(values)))
	}
	given := make([]any, len(values))
	for i, value := range values {
		switch value := value.(type) {
		case int:
			given[i] = &value
		case string:
			given[i] = &value
		case bool:
			given[i] = &value
		case []string:
			given[i] = &value
		default:
			panic(fmt.Sprintf("%s is given a %T", message, value))
		}
	}
	return words.Say(s.Text, given...)
}
