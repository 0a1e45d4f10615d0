// Package palace holds what Palace says in English: the messages of all packages, as they stand in their words*.ftl.
// Only package words reads it, in programs that no page hands a language.
package palace

import "embed"

// Words are the messages of the packages of Go. Those of the page stand in the page.
//
//go:embed engine/words*.ftl engine/*/words*.ftl engine/*/*/words*.ftl engine/*/*/*/words*.ftl
//go:embed game/words*.ftl game/*/words*.ftl render/*/words*.ftl
//go:embed web/lessons/words.ftl web/scorm/words.ftl web/internal/*/words*.ftl web/table/internal/*/words*.ftl
var Words embed.FS
