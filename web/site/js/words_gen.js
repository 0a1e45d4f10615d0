// Written by web/words from words.ftl: do not change it here.

// Heading: the frame that holds the board has not come.
/** @type {[string, string]} */
export const boardUnloaded = ["board-unloaded", "The board could not be loaded"];

/** @type {[string, string]} */
export const boardDamaged = ["board-damaged", "Its part of the page is missing or damaged."];

/** @type {[string, string]} */
export const boardLate = ["board-late", "It has not answered for {$seconds} seconds. Check the connection and try again."];

// Heading: the host or the browser forbids what the board needs.
/** @type {[string, string]} */
export const boardRefused = ["board-refused", "The board cannot run here"];

/** @type {[string, string]} */
export const boardOldBrowser = ["board-old-browser", "This browser is too old"];

/** @type {[string, string]} */
export const boardNeedsWasm = ["board-needs-wasm", "Palace needs WebAssembly, which this browser does not have: a newer version has it."];

// The program has come whole, and the browser cannot compile it.
/** @type {[string, string]} */
export const boardLacks = ["board-lacks", "Palace needs instructions of WebAssembly that this browser does not know. A newer version of the browser has them."];

// Heading: the browser cannot draw it.
/** @type {[string, string]} */
export const boardUndrawn = ["board-undrawn", "The board cannot be drawn"];

/** @type {[string, string]} */
export const boardNeedsWebgl = ["board-needs-webgl", "Palace draws with WebGL 2. This browser has none, or it is switched off in the settings."];

/** @type {[string, string]} */
export const boardNoWorkers = ["board-no-workers", "This browser does not let the page start the engines’ workers."];

// Heading: it worked, and has failed.
/** @type {[string, string]} */
export const boardStopped = ["board-stopped", "The board has stopped"];

/** @type {[string, string]} */
export const boardKept = ["board-kept", "Its program has failed. The game is kept: try again to go on."];

// Heading: it never worked.
/** @type {[string, string]} */
export const boardUnstarted = ["board-unstarted", "The board could not be started"];

/** @type {[string, string]} */
export const boardNoMemory = ["board-no-memory", "The browser did not start its program. If memory is short, close other tabs and try again."];

// The engine behind the board is a program that paints the map and moves for the computer.
/** @type {[string, string]} */
export const engineFailing = ["engine-failing", "The engine behind the board keeps failing. You can play on, but the map and the computer’s moves may be late; reloading the page may help."];

// The program behind the board comes after that of the page.
/** @type {[string, string]} */
export const workersMissing = ["workers-missing", "The program that paints the map has not come yet; it is being asked for again. You can play on."];

// Below a bar: how much of the programs has come.
/** @type {[string, string]} */
export const loadingPart = ["loading-part", "{$part} of {$all} MB"];

// The same, after the connection was lost once.
/** @type {[string, string]} */
export const loadingAgain = ["loading-again", "Loading again, because the connection was lost: {$part} of {$all} MB"];

// Below a full bar: the programs have come.
/** @type {[string, string]} */
export const loadingStarts = ["loading-starts", "Starting…"];

/** @type {[string, string]} */
export const loadingReads = ["loading-reads", "Reading the game in this link…"];

/** @type {[string, string]} */
export const loadingExplores = ["loading-explores", "Finding out how far this game is solved…"];

/** @type {[string, string]} */
export const loadingLessons = ["loading-lessons", "Loading the lessons…"];

/** @type {[string, string]} */
export const downloadStalled = ["download-stalled", "Nothing has arrived for {$seconds} seconds. Check the connection and try again."];

/** @type {[string, string]} */
export const downloadCut = ["download-cut", "This file was cut short on its way: part of it is missing. Download it again."];

/** @type {[string, string]} */
export const downloadLost = ["download-lost", "The connection was lost. Check it and try again."];

/** @type {[string, string]} */
export const downloadRefused = ["download-refused", "The server answered {$status} for {$file}."];

/** @type {[string, string]} */
export const downloadAsItIs = ["download-as-it-is", "The server sends it as it is."];

/** @type {[string, string]} */
export const downloadPage = ["download-page", "The server sent a page instead of a part of the board."];

/** @type {[string, string]} */
export const downloadShort = ["download-short", "Only {$count} of the {$size} bytes of {$file} arrived. Try again."];

/** @type {[string, string]} */
export const downloadWrong = ["download-wrong", "What arrived as {$file} is not the program ({$error}). Try again."];

// Content-Security-Policy, script-src and 'wasm-unsafe-eval' are what a server sends: they stay.
/** @type {[string, string]} */
export const hostWasm = ["host-wasm", "This host’s Content-Security-Policy header forbids WebAssembly: its script-src has to allow 'wasm-unsafe-eval'."];

// Content-Security-Policy, worker-src and blob: are what a server sends: they stay.
/** @type {[string, string]} */
export const hostWorkers = ["host-workers", "This host’s Content-Security-Policy header forbids the engines’ workers: its worker-src has to allow blob:."];

// Content-Security-Policy, connect-src and 'self' are what a server sends: they stay.
/** @type {[string, string]} */
export const hostFiles = ["host-files", "This host’s Content-Security-Policy header does not let the page fetch its own files: its connect-src has to allow 'self'."];

// Content-Security-Policy, frame-src and 'self' are what a server sends: they stay.
/** @type {[string, string]} */
export const hostFrames = ["host-frames", "This host’s Content-Security-Policy header forbids frames, and the board is in one: its frame-src has to allow 'self'."];

// Content-Security-Policy, frame-ancestors and 'self' are what a server sends: they stay.
/** @type {[string, string]} */
export const hostAncestors = ["host-ancestors", "This host’s Content-Security-Policy header forbids frames, and the board is in one: its frame-ancestors has to allow 'self'."];

// X-Frame-Options and SAMEORIGIN are what a server sends: they stay.
/** @type {[string, string]} */
export const hostOptions = ["host-options", "This host’s X-Frame-Options header forbids frames, and the board is in one: it may say SAMEORIGIN."];

// The reader has chosen a language, and its words did not come. This sentence is read in the language from
// before.
/** @type {[string, string]} */
export const languageLost = ["language-lost", "The words in {$language} could not be loaded: what you read stays as it is. Check the connection and choose the language again."];

// The page speaks another language already, but its lessons are a file of their own.
/** @type {[string, string]} */
export const lessonsLost = ["lessons-lost", "The lessons in {$language} could not be loaded, so you read them in English. Check the connection and open them again."];

/** @type {[string, string]} */
export const scormLost = ["scorm-lost", "The file {$file} could not be loaded: check the connection, load this page again, and save the package then."];

/** @type {[string, string]} */
export const aheadGame = ["ahead-game", "The game {$link}"];

/** @type {[string, string]} */
export const aheadLesson = ["ahead-lesson", "A lesson"];

/** @type {[string, string]} */
export const aheadLessons = ["ahead-lessons", "The lessons"];

/** @type {[string, string]} */
export const aheadTitle = ["ahead-title", "Lesson: {$title}"];

/** @type {[string, string]} */
export const aheadPuzzle = ["ahead-puzzle", "The puzzle"];

/** @type {[string, string]} */
export const aheadToday = ["ahead-today", "The puzzle of the day"];

/** @type {[string, string]} */
export const aheadClass = ["ahead-class", "For a class"];

/** @type {[string, string]} */
export const aheadMaps = ["ahead-maps", "Maps that grow"];
