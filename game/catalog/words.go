package catalog

// Far lists the games with positions of any length, as parts of a sentence.
func Far() (games []string) {
	for i := range Families {
		if far := Families[i].Far; far != "" {
			games = append(games, far.String())
		}
	}
	return games
}
