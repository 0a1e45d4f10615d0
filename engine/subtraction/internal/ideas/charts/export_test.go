package charts

// SayNoChart says that none was found.
var SayNoChart = sayNoChart
