// What the scripts of the page, of the board's frame and Go leave for each other, which no
// script declares; and how the page calls the board.

declare namespace Palace {
  /** The arguments that a call takes: none, if all may be left out. */
  type Given<N extends keyof Calls> = {} extends Calls[N]["args"] ? [args?: Calls[N]["args"]] : [args: Calls[N]["args"]];

  /** A call of the board, whose refusal is shown. */
  type Act = <N extends keyof Calls>(name: N, ...given: Given<N>) => void;

  /** What the page is to its parts: see site/js/main.js. */
  interface Site {
    readonly frame: import("../site/js/frame.js").Frame;
    readonly act: Act;
    /** The same, without a word; it returns the sentence that says why not, or "". */
    attempt<N extends keyof Calls>(name: N, ...given: Given<N>): string;
    /** A sentence over the board: see site/panels/notice/notice.js. */
    say(sentence: string, about?: string): void;
    enter(link: string): void;
    /** These open another game, and return why not, or "". */
    opens(choice: Calls["chooseGame"]["args"]): string;
    edits(move: Calls["toggleMove"]["args"]): string;
    explored(args: object, open: () => string): string;
    taught(show: () => void): unknown;
    refresh(): void;
    /** The link that is open, and the page's address without one. */
    at(): string;
    readonly base: string;
  }

  /** A part of the page. It draws a page when all others do, in any order; held had the focus before. What it returns is done when all have drawn. */
  type Shows = (page: Page, held: HTMLElement | null) => unknown;
  interface Part {
    show?: Shows;
    /** A catalogue has come, in the page's language. */
    know?(catalog: Menu): void;
    /** A board begins, or begins again, and knows nothing. */
    ready?(): void;
  }

  /** What parts of the page offer each other: see site/js/actions.js. */
  interface Actions {
    /** Leads to a part of the page where there is room for one, and returns its button. */
    tab(name: "play" | "map" | "games"): HTMLElement;
    help(): void;
    share(): void;
    lessons(): void;
    hand(): void;
    /** Goes to where the answers of a class are gathered, for what is on the board. */
    gather(): void;
    /** Goes to where an idea is chosen. */
    toIdea(name: string): void;
    /** Saves what is in view of the map. */
    savePicture(): void;
    /** Shows piles beside a board, or not any more, and returns whether that is wished for. */
    asPiles(on?: boolean): boolean;
    worksheet(puzzles?: string): void;
    /** These three return whether there was anything to leave. */
    dismiss(): boolean;
    endStudy(): boolean;
    leaveScreen(): boolean;
    /** The lesson that is being made: takes its last change back, or a file, and returns whether it is open; its word in a link. */
    remake(which: "undo" | "redo", now: boolean): boolean;
    takeFile(file: File): boolean;
    madeLesson(): string;
    /** The door and a lesson before there is a page: see site/js/ahead.js. */
    early(name: string, last: string): unknown;
    shelf(shelf: Shelf): void;
    /** It returns the link of a game, against the opponent that was chosen last. */
    against(link: string): string;
    doors(name: string): void;
    course(course: Course | null): void;
  }

  /** What the board tells the page of: see site/js/frame.js. */
  interface Events {
    loading: { text: string; fraction: number };
    ready: {};
    spoken: {};
    drawn: {};
    state: State;
    page: Page;
    failed: { title: string; text: string; forbidden?: boolean };
    notice: { text: string };
    trouble: { name: string; text: string };
    key: { key: string; down: boolean; repeat?: boolean };
    passed: {};
    file: { id: number; name: string; type: string; bytes: BlobPart; last: boolean };
  }

  /** What the frame's script leaves for the page. */
  interface Board {
    attach(page: (name: string, data: any) => boolean): void;
    call(name: string, args: string): string;
    speak(): void;
    rests(): boolean;
    loaded(): globalThis.Map<string, Blob | Promise<Blob>>;
  }

  /** What the frame's script leaves for Go. */
  interface Host {
    post(name: string, bytes: Uint8Array, expects: boolean): void;
    dismiss(name: string): void;
    renew(name: string): void;
    file(part: Events["file"]): void;
    emit(name: string, json: string): void;
  }

  /** What Go leaves for the frame's script. */
  interface Playground {
    call(name: string, args: string): string;
    receive(name: string, bytes: Uint8Array): void;
    lost(name: string): void;
    /** The page speaks another language. */
    speak(): void;
    /** The workers' program is there. */
    staffed(): void;
  }

  /** What start.js leaves for the page's module. */
  interface Starter {
    version: string;
    folder: string;
    mend(same: boolean): Promise<boolean>;
    refresh(): Promise<void>;
    begun(): void;
    done(): void;
  }
}

declare namespace Palace {
  /** A language: see web/build/language.go. */
  interface Language {
    language: string;
    direction: "ltr" | "rtl";
    /** Patterns by name: pattern.js reads them. */
    messages: Record<string, string>;
    /** The lessons of another one than English, when they have come, and what resolves then. */
    texts?: Record<string, string>;
    coming?: Promise<void>;
  }

  /** The first step of a lesson, as the build has written it down: see web/build/ahead.go. */
  interface Ahead {
    title: string;
    tab: string;
    say: string;
    course: Course;
    board: { columns: number; rows: number; lies: "corner" | "middle" | "apart" | "far"; picture: string };
  }

  /** What first.js has found out of the language: settle is called when it is spoken, or given up. */
  interface Wording {
    tag: string;
    promise: Promise<void>;
    settle(): void;
    file?: Promise<Response>;
    lessons?: Promise<Response>;
  }
}

declare var palaceWords: Palace.Language | undefined;
declare var wording: Palace.Wording;
declare var board: Palace.Board;
declare var host: Palace.Host;
/** What the frame's script leaves for Go besides. */
declare var keyOf: (event: KeyboardEvent) => string;
declare var playground: Palace.Playground | undefined;
declare var workers: object;
declare var starter: Palace.Starter | undefined;
declare var palace: object;
/** What has not come, as first.js has noted. */
declare var lost: (EventTarget | null)[];

/** Whether the line is slow, or few bytes are wanted: early.js. */
declare var slow: boolean | undefined;
interface Navigator {
  readonly connection?: { readonly saveData?: boolean, readonly effectiveType: string }; // https://wicg.github.io/netinfo/
}
/** The files for which early.js has asked, by address. */
declare var trustedTypes: { createPolicy<P>(name: string, policy: P): P } | undefined;
declare var early: Map<string, Promise<Response> | undefined>;

/** What was chosen while there was no board, as first.js has noted. */
declare var chosen: Element | null;

/** The door's game before any program, where the page has its picture: see js/opening.js. */
declare var opening: {
  readonly link: string;
  readonly beyond: string;
  rest(): Promise<unknown>;
  give(move: ((to: number[]) => unknown) | null): void;
  follow(game: number, places: ((string | number)[] | string | null)[]): void;
} | undefined;

/** What wasm_exec.js defines. */
declare var Go: {
  new (): { importObject: WebAssembly.Imports; run(instance: WebAssembly.Instance): Promise<void> };
};

interface Element {
  /** A button that is held by a key, too. */
  hold?: (on: boolean) => void;
}

/** The frame's window, of the same origin. */
interface Window {
  board: Palace.Board;
}
