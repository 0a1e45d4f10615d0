package wire

import (
	"errors"
	"fmt"
	"strconv"
)

func unknown(kind byte) error {
	return errors.New("wire: unknown kind of message " + strconv.Itoa(int(kind)))
}

func broken(kind byte) error {
	return errors.New("wire: broken message of kind " + strconv.Itoa(int(kind)))
}

// Unexpected says that a worker got a message that is not for it.
func Unexpected(worker string, m Message) error {
	return fmt.Errorf("%s: unexpected message %T", worker, m)
}
