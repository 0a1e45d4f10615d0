# The states do not come together. There is no such place: whoever sees it has found a mistake in the program.
err-apart = the queens around here do not follow from those nearer to the corner, so the P-position is not found
