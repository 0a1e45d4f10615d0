## What a pupil is told above the lesson, inside of a learning system.

silent = The learning system does not answer: the lesson works, and its results stay in this browser.

refused = The learning system did not take the last results. They are kept in this browser, and passed on again with the next step.
