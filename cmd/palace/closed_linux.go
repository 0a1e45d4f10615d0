package main

import (
	"os"
	"syscall"
)

// closedOutput reports whether standard output was closed before the program began. Go's runtime then opens /dev/null in its
// place, to read and to write, as no shell does.
func closedOutput() bool {
	mode, _, failed := syscall.Syscall(syscall.SYS_FCNTL, os.Stdout.Fd(), syscall.F_GETFL, 0)
	if failed != 0 {
		return failed == syscall.EBADF
	}
	if mode&syscall.O_ACCMODE != syscall.O_RDWR {
		return false
	}
	here, err := os.Stdout.Stat()
	null, bad := os.Stat(os.DevNull)
	return err == nil && bad == nil && os.SameFile(here, null)
}
