package catalog

import "strings"

// Far lists the games with positions of any length, for a sentence that begins with them.
func Far() string {
	var parts []string
	for i := range Families {
		if words := Families[i].Far; words != "" {
			parts = append(parts, words)
		}
	}
	last := len(parts) - 1
	text := strings.Join(parts[:last], ", ") + ", and " + parts[last]
	return strings.ToUpper(text[:1]) + text[1:]
}

// Upwards lists the families whose boards have their origin below, unless a link says
// otherwise.
func Upwards() (names []string) {
	for i := range Families {
		if strings.Contains(string(Families[i].Orient), "up") {
			names = append(names, Families[i].Name)
		}
	}
	return names
}

// Rulesets lists how the games of each family are written, by an example.
func Rulesets() []string {
	list := make([]string, len(Families))
	for i := range Families {
		list[i], _, _ = strings.Cut(strings.ReplaceAll(Families[i].Example(), "@", "&"), "&")
	}
	return list
}

// Compared lists the games that are compared with each other, by what they are called.
func Compared() (names []string) {
	for i := range Families {
		if name := Families[i].Compared; name != "" {
			names = append(names, name)
		}
	}
	return names
}
