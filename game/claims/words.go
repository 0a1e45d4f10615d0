package claims

import "fmt"

func brokenOff(fault any) string { return fmt.Sprintf("the check broke off: %v", fault) }
