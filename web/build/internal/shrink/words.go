package shrink

import "errors"

var (
	errModule = errors.New("this is not a module as Go's linker writes it")
	errTable  = errors.New("the table of functions is not as Go 1.26 writes it: see known in web/build/internal/shrink/lines.go")
)
