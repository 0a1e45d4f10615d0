// Written by web/words: do not change it here.

declare namespace Palace {
  /** The name of a message of pages and scripts. */
  type Name =
    | "ahead-class" | "ahead-explore" | "ahead-game" | "ahead-lesson" | "ahead-lessons" | "ahead-maps" |
    "ahead-puzzle" | "ahead-teach" | "ahead-title" | "ahead-today" | "board-damaged" | "board-kept" | "board-lacks"
    | "board-late" | "board-needs-wasm" | "board-needs-webgl" | "board-no-memory" | "board-no-workers" |
    "board-old-browser" | "board-refused" | "board-stopped" | "board-undrawn" | "board-unloaded" |
    "board-unstarted" | "chips-palace-square-where-player" | "chips-wheel-zooms" | "class-class" | "class-map" |
    "class-pointer" | "class-values" | "curtain-game-comes-back-as" | "curtain-if-nothing-happens-reload" |
    "curtain-loading" | "curtain-on-its-way-after" | "curtain-palace-needs-javascript-webassembly" |
    "curtain-setting-up-board" | "curtain-try-again" | "curtain-your-opponent-who-makes" |
    "distant-far-out-position-in" | "distant-go" | "distant-move" | "distant-whole-numbers-commas-between" |
    "door-again" | "door-back" | "door-choose-your-opponent-perfect" | "door-computer" | "door-doors" |
    "door-first" | "door-from-rook-golden-ratio" | "door-game-over" | "door-go-on" | "door-in-about-every-third" |
    "door-knows-rule" | "door-last-game" | "door-learn" | "door-learn-why" | "door-looks-few-moves-ahead" |
    "door-lost" | "door-makes-no-mistakes" | "door-makes-some-mistakes" | "door-next" | "door-one-move-wins-others"
    | "door-play" | "door-puzzle-day" | "door-queen" | "door-short-rules-draw-whole" | "door-watch-maps-grow" |
    "door-ways-from-here" | "door-wins-every-game-can" | "door-won" | "door-your-opponent" | "door-your-turn" |
    "download-as-it-is" | "download-cut" | "download-lost" | "download-page" | "download-refused" |
    "download-short" | "download-stalled" | "download-wrong" | "editor-add" | "editor-another-move" |
    "editor-complete-moves" | "editor-edit-moves" | "editor-moves" | "editor-moves-each-square-where" | "embed-at"
    | "embed-board" | "embed-frame" | "embed-gallery" | "embed-lesson" | "embed-maharaja" | "embed-piece" |
    "embed-play" | "embed-puzzle" | "embed-queen" | "embed-rook" | "embed-silent" | "embed-src" | "embed-titled" |
    "engine-failing" | "gallery-map-before" | "gallery-next-map" | "gallery-play-game" | "gallery-save-as-picture"
    | "gallery-skip-end" | "gallery-watch-it-grow" | "games-add-second-game" | "games-blocking-number-k" |
    "games-choose-another-game" | "games-choose-figure-example" | "games-game" | "games-in-notation" |
    "games-k-down" | "games-k-up" | "games-misere" | "games-open" | "games-presets" | "games-set" |
    "games-show-as-piles-too" | "games-start-at" | "gather-any-game" | "gather-ask" | "gather-blocks" |
    "gather-browser-has-no-room" | "gather-camera" | "gather-camera-cannot-used-allow" |
    "gather-camera-has-stopped-connect" | "gather-camera-shows-nothing-yet" | "gather-clear" |
    "gather-clear-all-answers" | "gather-code-wall" | "gather-from-file" | "gather-give" |
    "gather-how-many-puzzles" | "gather-lesson" | "gather-level" | "gather-level-1" | "gather-level-2" |
    "gather-level-3" | "gather-level-4" | "gather-level-5" | "gather-moves" | "gather-on-board" |
    "gather-puzzles-how-many" | "gather-quiz-on-game-its" | "gather-save-as-table-csv" | "gather-save-moodle-scorm"
    | "gather-set-them" | "gather-take-these" | "gather-texts-from-file" | "gather-what-class-asked" |
    "gather-what-each-puzzle-asks" | "gather-what-was-handed-in" | "gather-who-has-handed-in" |
    "guide-everything-on-map" | "guide-highlight" | "guide-names-seen-from-afar" | "hand-close" | "hand-copy-text"
    | "hand-hand-in" | "hand-hand-in-2" | "hand-text" | "hand-your-name-if-you" | "help-address" |
    "help-below-colours-you-find" | "help-block" | "help-board-shows-squares-around" | "help-choose-one-list-see" |
    "help-close" | "help-drag-from-anywhere-else" | "help-explains-square-step-step" | "help-far-out" |
    "help-full-screen" | "help-gives-link-game-its" | "help-holds-whole-game-copy" | "help-how-game-solved" |
    "help-how-play" | "help-keep-share-teach" | "help-keyboard" | "help-keys" | "help-learn" |
    "help-leaves-board-large-words" | "help-lessons-lead-through-game" | "help-licences-all-page-made" |
    "help-link-shared-answers-hidden" | "help-look-around" | "help-map" | "help-mark-every-move-filled" |
    "help-move" | "help-move-values" | "help-moves" | "help-on-board" | "help-one-file" |
    "help-palace-p-position-square" | "help-predict" | "help-scripts-palace-move-takes" | "help-share" |
    "help-show-lessons" | "help-shows-squares-palaces-as" | "help-single-keys-act-at" | "help-tab-into-board-go" |
    "help-tap-click-ringed-square" | "help-tap-squares-put-pawn" | "help-two-players-take-turns" |
    "help-what-papers-claim" | "help-who-begins-chosen-beside" | "help-who-plays" | "help-why" | "hint-again" |
    "host-ancestors" | "host-files" | "host-frames" | "host-options" | "host-wasm" | "host-workers" |
    "idea-1-second" | "idea-10-second" | "idea-3-second" | "idea-30-second" | "idea-60-second" | "idea-back-step" |
    "idea-close-idea" | "idea-how-comes-about" | "idea-listen" | "idea-next-step" | "idea-pause" | "idea-run" |
    "idea-see-elsewhere" | "idea-show-on-board" | "idea-source" | "idea-speed" | "idea-step" | "idea-step-step" |
    "idea-stop" | "idea-use" | "kept-add" | "kept-added" | "kept-copy" | "kept-text" | "kept-title" | "kept-words"
    | "language-lost" | "lesson-all-lessons" | "lesson-back" | "lesson-check" | "lesson-clear-my-marks" |
    "lesson-edit-copy" | "lesson-hand-in" | "lesson-more" | "lesson-next" | "lesson-next-step" |
    "lesson-play-on-from-here" | "lesson-previous-step" | "lesson-restart-step" | "lesson-steps-lesson" |
    "lesson-through-lesson" | "lesson-your-answer" | "lessons-clear-my-progress" | "lessons-lesson-from-file" |
    "lessons-lost" | "lessons-make-lesson" | "lessons-open-lesson-from-file" | "loading-again" | "loading-explores"
    | "loading-lessons" | "loading-part" | "loading-reads" | "loading-starts" | "machine-all" | "machine-automaton"
    | "machine-back" | "machine-backwards" | "machine-end" | "machine-given-two-rows-two" |
    "machine-last-antidiagonal-shown" | "machine-point-at-square-map" | "machine-run-backwards-from-here" |
    "machine-solutions" | "machine-step" | "machine-time" | "machine-undo" | "machine-what-makes" |
    "machine-window-runs-backwards" | "maker-add-what-on-board" | "maker-aim" | "maker-another-lesson" |
    "maker-arrow" | "maker-board" | "maker-claims-engines-check" | "maker-close" | "maker-close-lesson-kept" |
    "maker-copy-link" | "maker-correct" | "maker-delete" | "maker-down" | "maker-drawn-on-step" | "maker-duplicate"
    | "maker-finish" | "maker-heading" | "maker-hints-single-mistakes-such" | "maker-if-right-reason" |
    "maker-if-wrong-hint" | "maker-its-link" | "maker-label" | "maker-label-says" | "maker-lesson-file" |
    "maker-line-each-such-as" | "maker-link-lesson" | "maker-minutes" | "maker-new-lesson" | "maker-open" |
    "maker-open-file" | "maker-options-line-each" | "maker-plays" | "maker-qr-code-lesson" |
    "maker-question-if-task-does" | "maker-redo-change-lesson" | "maker-right-answers-line-each" | "maker-ring" |
    "maker-save-file" | "maker-save-moodle-scorm" | "maker-share" | "maker-share-lesson" | "maker-step" |
    "maker-steps" | "maker-tap-on-board" | "maker-task" | "maker-teacher" | "maker-title-lesson" | "maker-try" |
    "maker-undo-last-change-lesson" | "maker-up" | "maker-use-board-as-now" | "maker-what-shown-lesson" |
    "maker-words" | "maker-words-paragraph-line" | "maker-your-lesson" | "map-colours" | "map-colours-saving" |
    "map-hold-peek" | "map-ideas" | "map-map" | "map-map-on-off" | "map-off" | "map-orientation" |
    "map-regions-colours-saving" | "match-add-palace-number" | "match-compare" | "match-compare-another-game" |
    "match-differ" | "match-k-other-game" | "match-region" | "match-shift-in-x" | "match-shift-in-y" |
    "match-squares" | "match-squares-differ-region" | "match-stop-comparing" | "moves-clear-record" | "moves-game"
    | "moves-lost" | "moves-moves" | "moves-no-move-yet" | "moves-opponent" | "moves-turn" |
    "moves-who-wins-at-each" | "moves-without-help" | "moves-won" | "notice-dismiss" | "options-possible-moves" |
    "page-board" | "page-board-arrow-keys-move" | "page-browser-does-not-let" | "page-copied" | "page-explore" |
    "page-find-piece" | "page-front-door" | "page-help" | "page-language" | "page-learn" |
    "page-learn-play-solve-watch" | "page-load-again" | "page-move-left-up-whoever" | "page-now" |
    "page-one-moment" | "page-page" | "page-palace-front-door" | "page-play" | "page-play-impartial-games-on" |
    "page-puzzle" | "page-share" | "page-show-what-move-needs" | "page-show-what-move-needs-2" |
    "page-show-whole-map" | "page-show-whole-map-9" | "page-skip-game" | "page-style-page-could-not" | "page-teach"
    | "page-view-board" | "page-zoom-in" | "page-zoom-in-2" | "page-zoom-out" | "page-zoom-out-2" |
    "papers-board-words" | "papers-elsewhere" | "papers-elsewhere-words" | "papers-figures" | "papers-gallery" |
    "papers-gallery-line" | "papers-game" | "papers-ideas" | "papers-own" | "papers-true" | "papers-true-line" |
    "pause-hide-word" | "pause-new-words" | "pause-other-words-another-class" | "pause-pauses-in-lesson" |
    "people-black-second" | "people-choose-both" | "people-computer-begins" | "people-players" |
    "people-swap-sides" | "people-two-players" | "people-white-first" | "people-who-plays" | "people-you-begin" |
    "piles-counters" | "piles-moves" | "piles-piles" | "projector-full-screen" | "projector-full-screen-in-large" |
    "puzzle-another-these-rules" | "puzzle-copy-my-result" | "puzzle-level" | "puzzle-more" | "puzzle-my-result" |
    "puzzle-of-today" | "puzzle-puzzle" | "puzzle-worksheet-twelve" | "quiz-ask" | "quiz-clear-marks" |
    "quiz-hide-again" | "quiz-mark" | "quiz-mark-square-n-player" | "quiz-mark-square-p-player" |
    "quiz-mark-square-under-cursor" | "quiz-mark-squares-play" | "quiz-n-mover-wins" | "quiz-new-position" |
    "quiz-one-finger-marks-two" | "quiz-p-mover-loses" | "quiz-play" | "quiz-predict-then-see" | "quiz-reveal" |
    "quiz-reveal-answers" | "quiz-tap-on-board" | "quiz-where-next-palace" | "quiz-who-wins-from-here" |
    "row-hear-row" | "row-row-pointed-at-pieces" | "save-cancel" | "save-nothing-arrived" | "save-save" |
    "save-size-its-corner" | "save-squares" | "save-take-here" | "save-those-in-view" | "save-values" | "save-what"
    | "save-whole-map" | "save-window" | "scorm-as-package" | "scorm-cancel" | "scorm-close" |
    "scorm-how-much-package-there" | "scorm-learning-system" | "scorm-lost" | "scorm-package-saved-add-your" |
    "scorm-save-package" | "share-add-position-lesson" | "share-answers-hidden-until-reveal" | "share-close" |
    "share-copy-html" | "share-copy-link" | "share-embed-in-your-own" | "share-frame-shows-in-any" |
    "share-game-from-here" | "share-gather-classs-answers" | "share-html-frame" | "share-link" | "share-link-opens"
    | "share-link-opens-lesson" | "share-link-settings" | "share-map-hidden" | "share-no-best-move" |
    "share-no-map" | "share-no-move-values" | "share-no-saving" | "share-no-why" | "share-not-lock-anyone-who" |
    "share-page-board-task-print" | "share-qr-code-link" | "share-qr-code-link-close" | "share-qr-code-link-fill" |
    "share-save-moodle-scorm" | "share-send" | "share-share-from-here" | "share-turn-off-some-help" |
    "share-what-in-view-now" | "share-whole-game-its-turns" | "share-worksheet" | "sides-how-strong" |
    "sound-sounds" | "sound-sounds-on-off" | "start-alone" | "start-boxed" | "start-file" | "start-missing" |
    "start-not-here" | "start-not-loaded" | "start-slow" | "status-block-all-palaces" | "status-block-line" |
    "status-board-being-set-up" | "status-done" | "status-harder-start" | "status-hint" | "status-line" |
    "status-move-values" | "status-new-game" | "status-no-square-blocked" | "status-one-moment" |
    "status-play-on-from-here" | "status-play-out" | "status-redo" | "status-redo-r" | "status-remove-all-pawns" |
    "status-show-mistake" | "status-try-again-from-mistake" | "status-undo" | "status-undo-u" | "status-why" |
    "status-why-does-square-win" | "study-any-other-square-point" | "study-back" | "study-close" | "study-next" |
    "study-next-step-explanation" | "study-on-touch-screen-rest" | "study-step-back-in-explanation" | "tabs-games"
    | "tabs-help" | "tabs-map" | "tabs-panel" | "tabs-play" | "teach-class" | "teach-gather" | "teach-gather-line"
    | "teach-make-line" | "teach-open-lesson" | "teach-plans" | "teach-print-plan" | "teach-puzzles" |
    "teach-puzzles-line" | "teach-quiz" | "teach-quiz-line" | "teach-two" | "teach-two-line" | "teach-with-class" |
    "teach-without" | "teach-without-line" | "theme-light-dark-as-system" | "theme-theme-dark" |
    "theme-theme-light" | "theme-theme-system" | "true-about" | "true-bou01" | "true-claims" | "true-cln15" |
    "true-dss20" | "true-english" | "true-fails" | "true-fra82" | "true-heading" | "true-here" | "true-holds" |
    "true-language" | "true-lsy24" | "true-lw14" | "true-open" | "true-page" | "workbench-moves" |
    "workbench-this-game" | "workbench-what" | "workers-missing" | "worksheet-close" | "worksheet-draw-piles" |
    "worksheet-leave-empty-standard-task" | "worksheet-pages" | "worksheet-print" | "worksheet-squares-side" |
    "worksheet-worksheet" | "worksheet-your-own-task";
}
