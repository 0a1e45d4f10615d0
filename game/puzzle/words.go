package puzzle

func errNone(n Name) error { return errNoneOfLevel(n.Level, n.Game, mostTries) }
