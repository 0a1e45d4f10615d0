package catalog

import "strings"

func noSuchGame() string { return "a game is one of " + strings.Join(names(), ", ") }
