teach-class = With a class

teach-gather = The class

teach-gather-line = Choose a lesson or puzzles, show the code, and gather what pupils hand in.

teach-two = Two people, one screen

teach-two-line = A game of Wythoff Nim for two at one board.

teach-quiz = A prediction

teach-quiz-line = The answers are hidden until you reveal them.

teach-without = A game without help

teach-without-line = No map, no hints, no reasons: for a class that is to find out.

teach-make-line = Write the words, set up the boards, and hand it on as a link, a file or a package for Moodle.

teach-plans = Lesson plans

teach-with-class = Use with a class

teach-open-lesson = Open the lesson

teach-print-plan = Print the plan

teach-puzzles = Puzzles and worksheets

teach-puzzles-line = One puzzle for all, or twelve to print.
