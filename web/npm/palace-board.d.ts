// The types of <palace-board>, of its events, and of what a frame with Palace tells.

/** A component is a number up to 2⁵³−1, and decimal text beyond. */
export type Square = (number | string)[];

export type Player = "first" | "second";

export interface Turn {
  player: Player;
  /** null in the opening turn of a blocking game, which has blocks only. */
  from: Square | null;
  to: Square | null;
  blocked: number[][];
}

export interface Lesson {
  name: string;
  /** From 1. */
  step: number;
  steps: number;
  solved: boolean;
}

/** What palace.state() returns. */
export interface State {
  /** The ruleset, in canonical notation. */
  game: string;
  position: Square;
  blocked: number[][];
  phase: "move" | "block" | "over";
  turn: Player;
  winner: Player | null;
  players: { first: string; second: string };
  history: Turn[];
  overlay: { kind: string; done: number; total: number };
  lesson: Lesson | null;
  quiz: boolean;
  idea: string | null;
}

/** The detail of palace-move: a turn that is done, with its block if it has one. */
export interface Move extends Turn {
  from: Square;
  to: Square;
  /** Its place in the history, from 1. */
  number: number;
  state: State;
}

/** The detail of palace-over. */
export interface Over {
  winner: Player;
  state: State;
}

/** The detail of palace-solved: the task of a lesson's step was done. */
export interface Solved {
  lesson: Lesson;
  state: State;
}

/** What a frame tells whose address has tell=ORIGIN: event.data of its messages. As lines of JSON they replay a session. */
export type Message =
  | { palace: "ready"; state: State }
  | { palace: "state"; state: State }
  | { palace: "link"; link: string; room: string }
  | { palace: "refused"; error: string }
  | { palace: "failed"; error: string }
  | { palace: "answer"; id: unknown; value: unknown }
  | { palace: "answer"; id: unknown; error: string };

export class PalaceBoard extends HTMLElement {
  /** The text of the link that is shown: that of the attributes, or where the game has come to. */
  readonly link: string;
  /** Lets the board live, as a touch does. */
  play(): void;
}

interface PalaceEvents {
  "palace-move": CustomEvent<Move>;
  "palace-over": CustomEvent<Over>;
  "palace-solved": CustomEvent<Solved>;
}

declare global {
  interface HTMLElementTagNameMap {
    "palace-board": PalaceBoard;
  }
  interface HTMLElementEventMap extends PalaceEvents {}
  interface DocumentEventMap extends PalaceEvents {}
}
