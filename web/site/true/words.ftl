# The title of the page.
true-page = Palace: what is true

# What search engines show of the page.
true-about = What four papers claim about impartial games on an endless chessboard, each claim computed again: what holds, what fails, what is open.

# Read by screen readers, of the choice of languages.
true-language = Language

# Heading.
true-heading = What is true

# palace verify is a command and stays.
true-claims = These are the claims of four papers, of two older ones that lead to them, and of our own. Whenever Palace is tested, a program computes each of them again from the rules. You can do the same: <code>palace verify</code>.

# Shown in other languages than English.
true-english = The claims and their checks are in English, the language of the papers.

# The words in the claims, “holds”, “open”, “fails” and “proved elsewhere”, stay English: here a translation names them and says what they mean.
true-holds = <b>holds</b> The check proves it, or it is about finitely many squares and all of them were looked at.

true-open = <b>open</b> Nothing was found against it, up to the limit that each of these claims gives. <b>proved elsewhere</b> beside it: the claim says where a proof stands that reaches further than the check, on paper or by a computation.

true-fails = <b>fails</b> The check finds something against it. A misprint is listed twice: as printed, which fails, and as it holds.

# Heading: the games of a paper. So are the following.
true-cln15 = Blocking queens

true-lw14 = Maharaja Nim

true-lsy24 = Vector subtraction

true-dss20 = Queens in exile

true-bou01 = Nim

true-fra82 = Generalised Wythoff Nim

true-here = Found here
