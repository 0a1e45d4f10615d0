package guest

func errNoAsk() error { return errNamesNoMember(asks) }
