# It stops a computation whose time is up; what it has computed stays.
err-pause = there is more to do

# A chart tells the outcome of every square of a board. This is said if it is none of its board, which would be a mistake in the program.
err-wrong = the chart is wrong: a square of it does not follow from its options
