package catalog

import "github.com/palacegames/palace/engine"

// Exchange puts families in the places of those that share their names, so that a program
// whose machine has other forms of their loops reads rulesets that use these. It is
// called before any ruleset is read.
func Exchange(families ...engine.Family) {
	for _, f := range families {
		if e := find(f.Name); e != nil {
			e.Family = f
		}
	}
}
