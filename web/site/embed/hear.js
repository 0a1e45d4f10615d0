// What a frame's messages say of the game: docs/page.md describes them.

/** known says whether somebody's message is one about a state. */
export const known = (state) => typeof state?.game === "string" && ["move", "block", "over"].includes(state.phase) &&
  Array.isArray(state.position) && Array.isArray(state.history) && state.history.every((turn) => typeof turn?.player === "string");

/** whole returns the turns that are done: while somebody is to block, theirs is not. */
const whole = ({ history, phase }) => (phase === "block" ? history.slice(0, -1) : history);

/** task is what there is to be solved, however far it has come. */
const task = ({ solved, hints, ...rest }) => JSON.stringify(rest);

/**
 * news lists what has happened between two states, as names of events and their details.
 * @returns {[string, object][]}
 */
export function news(before, state) {
  const happened = /** @type {[string, object][]} */ ([]);
  const [done, now] = [whole(before), whole(state)];
  const goesOn = before.game === state.game && JSON.stringify(now.slice(0, done.length)) === JSON.stringify(done);
  for (let i = goesOn ? done.length : now.length; i < now.length; i++) {
    if (now[i].to) happened.push(["palace-move", { ...now[i], number: i + 1, state }]); // the block that opens a game is no move
  }
  if (state.winner && !before.winner) happened.push(["palace-over", { winner: state.winner, state }]);
  for (const name of ["lesson", "puzzle"]) {
    const [was, is] = [before[name], state[name]];
    if (is?.solved && was && !was.solved && task(was) === task(is)) happened.push(["palace-solved", { [name]: is, state }]);
  }
  return happened;
}
