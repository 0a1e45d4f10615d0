package claims

import "fmt"

func brokenOff(fault any) string { return fmt.Sprintf("the check broke off: %v", fault) }

func provedIn(place string) string { return "Proved in " + place }

// seenFor says how far a check has looked, behind where there is a proof or without one.
func seenFor(reach string, proved bool) string {
	if proved {
		return "checked for " + reach
	}
	return "Seen for " + reach
}
