// Written by go run ./web/declare from the types in Go: do not edit.
declare namespace Palace {
  interface Automaton {
    step: Step | null;
    time: Time;
    past: Past | null;
    worlds: Choice[];
    world: string;
  }
  interface Awaited {
    acts: boolean;
    failure: string;
  }
  interface Block {
    left: number;
    most: number;
    chosen: number[][];
    lines: BlockLine[];
  }
  interface BlockLine {
    ray: number;
    label: string;
    about: string;
    free: number;
  }
  interface Bout {
    game: string;
    opponent: string;
    won: string;
    alone: string;
    lost: string;
  }
  interface Bouts {
    words: string;
    rows: Bout[];
  }
  interface Button {
    name: string;
    shown: boolean;
    enabled: boolean;
    gold: boolean;
    count?: string;
  }
  /** What each call takes and answers. */
  interface Calls {
    addKept: { args: { text: string; }; value: State };
    answer: { args: { text: string; }; value: State };
    awaited: { args: {}; value: Awaited };
    back: { args: {}; value: State };
    backwards: { args: {}; value: State };
    beginAgain: { args: {}; value: State };
    block: { args: { squares: (number | string)[][]; }; value: State };
    blockLine: { args: { ray: number; }; value: State };
    blockPalaces: { args: {}; value: State };
    cards: { args: {}; value: Card[] };
    catalog: { args: {}; value: Menu };
    check: { args: {}; value: State };
    choose: { args: { value: number; }; value: State };
    chooseGame: { args: { link?: string; k?: string | null; start?: string | null; misere?: boolean | null; second?: boolean; }; value: State };
    classTable: { args: {}; value: Table };
    clearBlocks: { args: {}; value: State };
    clearClass: { args: {}; value: State };
    clearMarks: { args: {}; value: State };
    clearTaps: { args: {}; value: State };
    compare: { args: { other: number; shift?: (number | string)[]; offset?: number; }; value: State };
    cover: { args: { width: number; height: number; }; value: State };
    done: { args: {}; value: State };
    edges: { args: {}; value: Edges };
    editorSize: { args: {}; value: State };
    elsewhere: { args: {}; value: State };
    endStudy: { args: {}; value: State };
    explain: { args: { square?: (number | string)[]; }; value: State };
    explore: { args: { link?: string; k?: string | null; start?: string | null; misere?: boolean | null; second?: boolean; move?: (number | string)[]; text?: string; remove?: boolean; complete?: string; }; value: boolean };
    flip: { args: {}; value: State };
    forgetPlayed: { args: {}; value: State };
    forwards: { args: {}; value: State };
    gather: { args: { texts: string[]; pasted?: boolean; kept?: boolean; }; value: Taken };
    gathered: { args: {}; value: Gathered };
    goOn: { args: {}; value: State };
    goTo: { args: { turns: number; }; value: State };
    grow: { args: { on: boolean; }; value: State };
    guest: { args: { link: string; }; value: Guest };
    handIn: { args: { name: string; random: number; }; value: HandedIn };
    hang: { args: { value: number; }; value: State };
    harder: { args: {}; value: State };
    hear: { args: { name: string; list: boolean; }; value: State };
    hide: { args: {}; value: State };
    highlight: { args: { name: string; }; value: State };
    hint: { args: {}; value: State };
    idea: { args: { name: string; }; value: State };
    ideaBring: { args: {}; value: State };
    ideaPoint: { args: { link: number; }; value: State };
    ideaRun: { args: { on: boolean; }; value: State };
    ideaSet: { args: { name: string; value: string; }; value: State };
    ideaSpeed: { args: { per: number; }; value: State };
    ideaStep: { args: { to?: number | null; by?: number; }; value: State };
    idle: { args: {}; value: boolean };
    kept: { args: {}; value: written };
    large: { args: { on: boolean; }; value: State };
    learnWhy: { args: {}; value: State };
    learned: { args: { text: string; }; value: State };
    lessonNames: { args: {}; value: string[] };
    lessons: { args: {}; value: LessonCard[] };
    letGo: { args: {}; value: boolean };
    listMoves: { args: { on: boolean; }; value: State };
    locate: { args: { square: (number | string)[]; }; value: Place };
    makerAdd: { args: {}; value: State };
    makerBoard: { args: {}; value: State };
    makerClose: { args: {}; value: State };
    makerErase: { args: { at: number; }; value: State };
    makerFile: { args: { file: string; bytes: string | null; size: number; }; value: State };
    makerFinish: { args: { base: string; }; value: Finished };
    makerGo: { args: { at: number; }; value: State };
    makerOpen: { args: { text: string; }; value: State };
    makerRedo: { args: {}; value: State };
    makerStep: { args: { do: string; }; value: State };
    makerTool: { args: { tool: string; text: string; }; value: State };
    makerType: { args: { step: number; field: string; text: string; }; value: State };
    makerUndo: { args: {}; value: State };
    map: { args: { kind: string; shown?: boolean | null; }; value: State };
    mark: { args: { square?: (number | string)[]; as: string; }; value: State };
    marking: { args: { on: boolean; }; value: State };
    meant: { args: { text: string; }; value: Meant };
    move: { args: { to: (number | string)[]; }; value: State };
    moveTo: { args: { text: string; }; value: State };
    names: { args: { on: boolean; }; value: State };
    newGame: { args: {}; value: State };
    newPuzzlesIn: { args: { value: number; }; value: written };
    next: { args: {}; value: State };
    open: { args: { link: string; arrives?: boolean; kept?: boolean; at?: string | null; }; value: State };
    orientation: { args: { name: string; }; value: State };
    page: { args: {}; value: Page };
    palette: { args: { name: string; }; value: State };
    papers: { args: {}; value: Papers };
    pauseAt: { args: { steps: number[]; random: number; }; value: State };
    pauseWord: { args: { value: number; }; value: Word };
    peek: { args: { on: boolean; }; value: State };
    play: { args: { on: boolean; }; value: State };
    playOn: { args: {}; value: State };
    playOut: { args: {}; value: State };
    played: { args: { text: string; }; value: State };
    players: { args: { first: string; second: string; }; value: State };
    pointer: { args: { on: boolean; }; value: State };
    puzzleHint: { args: {}; value: State };
    puzzled: { args: { text: string; }; value: State };
    question: { args: { name: string; }; value: State };
    readLesson: { args: { file: string; bytes: string | null; size: number; }; value: State };
    recall: { args: { name: string; }; value: State };
    reconsider: { args: {}; value: State };
    redo: { args: {}; value: State };
    resume: { args: {}; value: State };
    reveal: { args: {}; value: State };
    row: { args: {}; value: RowHeard };
    save: { args: { format: string; kind: string; which: string; text: string; }; value: State };
    savePlan: { args: { format: string; kind: string; which: string; text: string; }; value: Plan };
    saveStop: { args: {}; value: State };
    scorm: { args: { lesson: string; text: string; }; value: filled };
    seat: { args: { first: string; second: string; }; value: State };
    share: { args: { base: string; here?: boolean; step?: boolean; hidden?: boolean | null; view?: boolean | null; quiz?: boolean | null; without?: string | null; }; value: Shared };
    shelf: { args: {}; value: Shelf };
    showMistake: { args: {}; value: State };
    state: { args: {}; value: State };
    step: { args: { value: number; }; value: State };
    take: { args: { first: (number | string)[]; step: (number | string)[]; times: string; }; value: State };
    tally: { args: { right: number; of: number; streak: number; best: number; }; value: State };
    tap: { args: { square: (number | string)[]; }; value: State };
    tellClass: { args: { on: boolean; }; value: State };
    theme: { args: { dark: boolean; still: boolean; }; value: State };
    time: { args: { front?: number | null; by?: number; }; value: State };
    toStep: { args: { value: number; }; value: State };
    toggle: { args: { square: (number | string)[]; }; value: State };
    toggleMove: { args: { move?: (number | string)[]; text?: string; remove?: boolean; complete?: string; }; value: State };
    tryAgain: { args: {}; value: State };
    undo: { args: {}; value: State };
    unlearn: { args: {}; value: State };
    values: { args: { on: boolean; }; value: State };
    visit: { args: { name: string; }; value: State };
    worksheet: { args: { size?: number; text?: string; heaps?: boolean | null; puzzles?: string; }; value: Worksheet };
    zoom: { args: { by: unknown; }; value: State };
  }
  interface Card {
    name: string;
    label: string;
    line: string;
    rule: string;
    stars: string;
    link: string;
    start: Picture | null;
  }
  interface Cell {
    text: string;
    pawns?: string;
    heard?: string;
    title?: string;
    turns: number;
    current: boolean;
    ahead: boolean;
    mistake?: boolean;
  }
  interface Choice {
    kind?: string;
    name?: string;
    label: string;
  }
  interface Code {
    size: number;
    path: string;
  }
  interface Course {
    name: string;
    title: string;
    step: number;
    steps: number;
    count: string;
    row: Stop[];
    heading: string;
    words: string[];
    drawn: string;
    task: Task | null;
    playing: boolean;
    mapped: boolean;
    kept: boolean;
    begun: boolean;
    again: boolean;
    restart: string;
    back: boolean;
    next: Onward | null;
    play: Onward | null;
  }
  interface Curve {
    up: string;
    down: string;
    moments: Moment[];
  }
  interface Daily {
    sizes: DaySize[];
    streak: string;
    link: string;
  }
  interface DaySize {
    name: string;
    words: string;
    state: string;
    solved: boolean;
    here: boolean;
    link: string;
  }
  interface Difference {
    region: string;
    side: string;
    squares: string;
    differ: string;
    same: boolean;
  }
  interface Distant {
    numbers: Long[];
    form: string;
    playable: boolean;
    advice: string;
  }
  interface Door {
    turn: string;
    game: number;
    next: string;
    marked: string;
    today: string;
  }
  interface Drawing {
    width: number;
    height: number;
    paths: Path[];
    texts: Text[];
  }
  interface Edges {
    left: number;
    top: number;
    bottom: number;
    corners: Spot[];
  }
  interface Editor {
    list: EditorItem[];
    rows: EditorSquare[][];
    size: string;
    example: string;
    completions: EditorCompletion[];
  }
  interface EditorCompletion {
    name: string;
    label: string;
    about: string;
    why?: string;
  }
  interface EditorItem {
    move: (number | string)[] | null;
    label: string;
    about?: string;
  }
  interface EditorSquare {
    move: (number | string)[] | null;
    about: string;
    pressed?: boolean;
    given?: boolean;
  }
  interface Family {
    name: string;
    label: string;
    rule: string;
    example: string;
    picture: Picture | null;
    presets: Group[];
  }
  interface Finished {
    link: string;
    href: string;
    code: Code | null;
    note: string;
    name: string;
    text: string;
  }
  interface Format {
    name: string;
    label: string;
    values: boolean;
    squares: boolean;
  }
  interface Gathered {
    rows: Row[];
    more: string;
    count: string;
    names: string;
    kept: string;
  }
  interface Gathering {
    at: string;
    title: string;
    words: string;
    asked: boolean;
    link: string;
    lesson: string;
    puzzles: Stop[];
    puzzle: number;
    tell: string;
    told: boolean;
    truth: string;
    question: string;
    answers: number;
    pauses: Pauses | null;
    version: number;
  }
  interface Group {
    label: string;
    list: Preset[];
  }
  interface Guest {
    ui: string;
    tell: string;
    parts: string;
    lang: string;
  }
  interface Guide {
    names: boolean;
    here: Region;
    list: Region[];
    detail: string;
    details: Choice[];
  }
  interface Hall {
    title: string;
    caption: string;
    count: string;
    game: string;
    at: number;
    maps: string[];
    grows: boolean;
  }
  interface HandedIn {
    name: string;
    text: string;
    code: Code | null;
    note: string;
  }
  interface Heap {
    name: string;
    words: string;
    full: string;
    drawn: number;
  }
  interface Helps {
    map: boolean;
    values: boolean;
    hint: boolean;
    why: boolean;
    save: boolean;
  }
  interface Hint {
    title: string;
    words: string;
    more: boolean;
  }
  interface Idea {
    name: string;
    kicker: string;
    title: string;
    about: string;
    more: string;
    source: string;
    away: boolean;
    words: string[];
    busy: string;
    error: string;
    strips: IdeaStrip[];
    tables: IdeaTable[];
    controls: IdeaControl[];
    steps: IdeaSteps | null;
    tune: IdeaNote[];
    examples: IdeaExample[];
  }
  interface IdeaCard {
    name: string;
    title: string;
    open: boolean;
  }
  interface IdeaCell {
    text: string;
    hue: string;
  }
  interface IdeaControl {
    name: string;
    label: string;
    value: string;
    options: IdeaOption[];
    lines: number;
  }
  interface IdeaExample {
    label: string;
    link: string;
  }
  interface IdeaLetter {
    text: string;
    hue: string;
    under: string;
    link: number;
    lit: boolean;
  }
  interface IdeaNote {
    pitch: number;
    beats: number;
    link: number;
  }
  interface IdeaOption {
    value: string;
    label: string;
  }
  interface IdeaRow {
    cells: IdeaCell[];
    link: number;
    lit: boolean;
  }
  interface IdeaSteps {
    now: number;
    last: number;
    next: string;
    words: string;
    running: boolean;
    speed: number;
  }
  interface IdeaStrip {
    title: string;
    from: string;
    letters: IdeaLetter[];
  }
  interface IdeaTable {
    title: string;
    head: string[];
    rows: IdeaRow[];
  }
  interface InClass {
    lesson: string | null;
    answers: number;
  }
  interface InLesson {
    name: string;
    step: number;
    steps: number;
    solved: boolean;
  }
  interface InPuzzle {
    game: string;
    level: number;
    seed: number;
    solved: boolean;
    hints: number;
  }
  interface Judged {
    right: boolean;
    title: string;
    words: string;
  }
  interface LessonCard {
    name: string;
    title: string;
    aim: string;
    about: string;
    link: string;
    notes: string;
    rows: Note[];
  }
  interface Line {
    n: number;
    first: Cell;
    second: Cell;
  }
  interface Lobby {
    title: string;
    words: string;
    pair: string;
    predict: string;
    alone: string;
    sample: string;
    commands: string[];
    element: string;
  }
  interface Long {
    name: string;
    digits: string;
    text: string;
  }
  interface Made {
    title: string;
    words: string;
    board: string;
    claims: string;
    shapes: MadeShape[];
    task: MadeTask;
  }
  interface MadeChoice {
    name: string;
    label: string;
  }
  interface MadeFault {
    step: number;
    field: string;
    words: string;
  }
  interface MadeShape {
    label: string;
    about: string;
  }
  interface MadeStep {
    id: number;
    label: string;
    about: string;
    wrong: boolean;
  }
  interface MadeTask {
    kind: string;
    kinds: MadeChoice[];
    fields: string[];
    on: string;
    onLabel: string;
    ask: string;
    options: string;
    answers: string;
    right: string;
    hint: string;
    hints: string;
  }
  interface Making {
    title: string;
    minutes: string;
    aim: string;
    steps: MadeStep[];
    at: number;
    step: Made | null;
    tool: string;
    hint: string;
    undo: boolean;
    redo: boolean;
    count: string;
    note: string;
    faults: MadeFault[];
    status: string;
    fine: boolean;
    kept: string;
  }
  interface Map {
    kind: string;
    shown: boolean;
    mode: string;
    hidden: boolean;
    toggled: string;
    peek: boolean;
    kinds: Choice[];
    legendTitle: string;
    legend: Swatch[];
    form: string;
  }
  interface Match {
    other: number;
    fields: number[];
    title: string;
    rows: Difference[];
  }
  interface Meant {
    link: string;
  }
  interface Menu {
    families: Family[];
    players: Player[];
    far: string;
  }
  interface Moment {
    turns: number;
    up: boolean;
    left: number;
    here: boolean;
    mistake: boolean;
    words: string;
  }
  interface Note {
    head: string;
    lines: string[];
  }
  interface Onward {
    words: string;
    link: string;
    gold: boolean;
    title?: string;
    picture?: Picture | null;
  }
  interface Option {
    name: string;
    words: string;
    chosen: boolean;
  }
  interface OptionMove {
    to: (number | string)[];
    text: string;
  }
  interface OptionWay {
    label: string;
    moves: OptionMove[];
  }
  interface Options {
    ways: OptionWay[];
    cut: string;
  }
  interface Orientation {
    current: string;
    up: boolean;
    choices: Choice[];
  }
  interface Overlay {
    kind: string;
    done: number;
    total: number;
  }
  interface Page {
    state: State;
    link: string;
    kept: string;
    room: string;
    at: string;
    course: Course | null;
    door: Door | null;
    hall: Hall | null;
    lobby: Lobby | null;
    learned: string;
    puzzle: Puzzle | null;
    solved: string;
    tally: Bouts | null;
    played: string;
    making: Making | null;
    title: string;
    rules: string;
    methods: string[];
    headline: string;
    goal: string;
    detail: string;
    words: string;
    tab: string;
    why: string;
    blocked: string;
    now: string;
    say: Say;
    won: boolean;
    gaveUp: boolean;
    moves: Line[];
    sides: Side[];
    buttons: Button[];
    block: Block | null;
    options: Options | null;
    blocks: boolean;
    score: string;
    rung: string;
    seats: boolean;
    chip: string;
    pointed: string;
    spots: Spot[];
    progress: Progress;
    map: Map;
    palette: Palette;
    orientation: Orientation;
    explores: boolean;
    notice: Say;
    thinking: boolean;
    thought: Thought | null;
    kindOfGame: string;
    misere: boolean | null;
    second: boolean;
    k: Stepper | null;
    start: string;
    written: string;
    piles: Piles | null;
    distant: Distant | null;
    editor: Editor | null;
    picture: Picture | null;
    guide: Guide | null;
    match: Match | null;
    automaton: Automaton | null;
    saving: Saving;
    hint: Hint | null;
    values: Values;
    study: Study | null;
    review: Review | null;
    gives: Helps;
    quiz: Quiz | null;
    gathering: Gathering | null;
    hands: boolean;
    ideas: IdeaCard[];
    idea: Idea | null;
  }
  interface Palette {
    current: string;
    choices: Choice[];
  }
  interface PaperIdea {
    title: string;
    about: string;
    game: string;
    link: string;
  }
  interface PaperIdeas {
    paper: string;
    list: PaperIdea[];
  }
  interface Papers {
    ideas: PaperIdeas[];
  }
  interface Past {
    rows: Trace[][];
    solutions: Solution[];
    words: string;
    begun: boolean;
  }
  interface Path {
    d: string;
    fill: string;
    stroke: string;
    width: number;
  }
  interface Pause {
    step: number;
    words: string;
    on: boolean;
    show: string;
  }
  interface Pauses {
    words: string;
    any: boolean;
    show: string;
    steps: Pause[];
  }
  interface Picture {
    columns: number;
    rows: number;
    piece: number[];
    lines: PictureLine[];
    drawn?: string;
    goal?: number[] | null;
    gold?: number[][];
    beside?: Picture | null;
  }
  interface PictureLine {
    from: number[];
    squares: number[][];
  }
  interface Piles {
    counts: (number | string)[];
    heaps: Heap[];
    ways: Way[];
    optional: boolean;
    slice: string;
  }
  interface Place {
    x: number;
    y: number;
  }
  interface Plan {
    name: string;
    words: string;
    window: string;
  }
  interface Player {
    name: string;
    label: string;
    about: string;
  }
  interface Players {
    first: string;
    second: string;
  }
  interface Preset {
    label: string;
    link: string;
  }
  interface Progress {
    text: string;
    fraction: number;
    chip: string;
  }
  interface Puzzle {
    hint: string;
    clue: string;
    levels: PuzzleLevel[];
    same: string;
    other: Onward | null;
    record: string;
    twelve: string;
    own: Onward | null;
    day: Daily | null;
    rules: string;
    share: string;
  }
  interface PuzzleLevel {
    name: string;
    words: string;
    link: string;
    here: boolean;
  }
  interface Quiz {
    hidden: boolean;
    revealing: boolean;
    marking: boolean;
    question: string;
    words: string;
    marks: number;
    result: string;
    score: string;
    tally: Tally;
    kept: string;
    answered: string;
    gold: boolean;
  }
  interface Refused {
    index: number;
    why: string;
  }
  interface Region {
    name: string;
    kind: string;
    about: string;
    source: string;
  }
  interface Review {
    beside: boolean;
    words: string;
    turns: number | null;
    again: boolean;
    curve: Curve;
  }
  interface Row {
    square: (number | string)[];
    words: string;
    answer: boolean;
    step: number;
    p: number;
    n: number;
    of: number;
    right: string;
  }
  interface RowHeard {
    words: string;
    palaces: boolean[];
  }
  interface Saving {
    formats: Format[];
    kinds: Choice[];
    busy: boolean;
    fraction: number;
    words: string;
  }
  interface Say {
    id: number;
    text: string;
    stays?: boolean;
  }
  interface Shared {
    title: string;
    href: string;
    typed: string;
    game: boolean;
    step: string;
    hidden: boolean;
    view: boolean;
    quiz: boolean;
    without: string;
    turns: boolean;
    map: boolean;
    noSheet: boolean;
    code: Code | null;
    note: string;
    shorter: boolean;
    embed: string;
  }
  interface Sheet {
    title: string;
    named: string;
    words: string[];
    drawings: (Drawing | null)[];
    tasks: SheetTask[];
    answers: string[];
    boards?: SheetBoard[];
    link?: string;
  }
  interface SheetBoard {
    title: string;
    words: string;
    drawings: (Drawing | null)[];
  }
  interface SheetTask {
    words: string;
    options: string[];
    lines: number;
  }
  interface Shelf {
    lessons: Shelved[];
  }
  interface Shelved {
    name: string;
    title: string;
    about: string;
    subject: string;
    level: string;
    picture: Picture | null;
    steps: number;
    done: string;
    share: number;
    link: string;
    now: string;
  }
  interface Side {
    name: string;
    player: string;
    level: string;
    turn: boolean;
  }
  interface Solution {
    value: number;
    label: string;
    note: string;
  }
  interface Spot {
    x: number;
    y: number;
    edge: number;
  }
  interface State {
    game: string;
    misere?: boolean;
    position: (number | string)[];
    blocked: number[][];
    phase: string;
    turn: string;
    winner: string | null;
    players: Players;
    history: Turn[];
    overlay: Overlay;
    lesson: InLesson | null;
    puzzle: InPuzzle | null;
    quiz: boolean;
    idea: string | null;
    class: InClass | null;
    language: string;
  }
  interface Step {
    title: string;
    terms: Term[];
    formula: string;
    palaces: string;
  }
  interface Stepper {
    now: string;
    less: string;
    more: string;
  }
  interface Stop {
    words: string;
    done: boolean;
  }
  interface Study {
    title: string;
    words: string;
    count: string;
    next: boolean;
    back: boolean;
    busy: boolean;
    on: string;
    method: string;
  }
  interface Swatch {
    color: string;
    board?: string;
    label: string;
    meaning: string;
    about: string;
    palace: boolean;
  }
  interface Table {
    name: string;
    text: string;
  }
  interface Taken {
    taken: number;
    again: number;
    refused: Refused[];
    answers: number;
    words: string;
    lines: string[];
  }
  interface Tally {
    right: number;
    of: number;
    streak: number;
    best: number;
  }
  interface Task {
    kind: string;
    words: string;
    options: Option[];
    tapped: string;
    marked: boolean;
    verdict: Judged | null;
  }
  interface Term {
    name: string;
    value: string;
    palace: boolean;
    title: string;
    column: number;
    row: number;
  }
  interface Text {
    x: number;
    y: number;
    size: number;
    text: string;
    fill: string;
    anchor: string;
  }
  interface Thought {
    words: string;
    share: number;
  }
  interface Time {
    now: number;
    last: number;
    held: boolean;
    playing: boolean;
    words: string;
    button: string;
  }
  interface Trace {
    value: string;
    about: string;
    state: string;
    other: boolean;
    palace: boolean;
  }
  interface Turn {
    player: string;
    from: (number | string)[] | null;
    to: (number | string)[] | null;
    blocked: number[][];
  }
  interface Values {
    on: boolean;
    words: string;
  }
  interface Verdict {
    wins: boolean;
    words: string;
  }
  interface Way {
    label: string;
    first: (number | string)[];
    step: (number | string)[];
    most: number;
    verdict: Verdict | null;
  }
  interface Word {
    head: string;
    word: string;
    step: string;
  }
  interface Worksheet {
    size: number;
    least: number;
    most: number;
    heaps: boolean;
    drawn: boolean;
    pages: Sheet[];
    words: string;
  }
  interface filled {
    name: string;
    title: string;
    text: string;
  }
  interface written {
    text: string;
  }
}
