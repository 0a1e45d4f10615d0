// What the build puts into the module of <palace-board>: see web/build/board.go.
declare module "*/facts.json" {
  const facts: {
    families: Record<string, { piece: string; drawn: string; orient: string }>;
    lessons: Record<string, { board: string }>;
    pieces: Record<string, { d: string; fill: string; width?: number }[]>;
    heads: string[];
    parts: string[];
    names: string[];
    said: Record<string, string[]>;
  };
  export default facts;
}
declare module "*.css" {
  const text: string;
  export default text;
}
