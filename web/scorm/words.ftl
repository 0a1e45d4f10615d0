## What a pupil is told above the lesson, inside of a learning system.

silent = The learning system is not answering: the lesson works, but its results stay in this browser.

refused = The learning system did not accept the last results. They are kept in this browser, and sent again with the next step.
