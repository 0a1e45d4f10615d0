# Heading.
scorm-learning-system = For a learning system

# Read by screen readers, of a button.
scorm-close = Close

# <b/> is the title of a lesson.
scorm-as-package = <b/> as a SCORM 1.2 package, a file for Moodle and other learning systems. The lesson plays there without a network, and the score is the share of the steps done.

# On a button.
scorm-save-package = Save the package

# On a button.
scorm-cancel = Cancel

# Read by screen readers, of a part of the page.
scorm-how-much-package-there = How much of the package is ready

scorm-package-saved-add-your = The package is saved. Add it to your course as a SCORM activity.
